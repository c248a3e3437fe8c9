/**
 * Measures how long a page's first use of each kind of format of `Intl` takes, each in a browser that was just started,
 * with a processor slowed down four times. `node tools/bench/formats.mjs [rounds]` prints the milliseconds as a table.
 */
import { chromium } from '@playwright/test';
import { browserArgs, requireBrowser } from '../browser.mjs';
import { roundsOf, spread, table } from './figures.mjs';

const PROCESSOR = 4;
/** A new page comes to rest first. */
const REST_MS = 500;
const formats = {
  'a number': () => new Intl.NumberFormat('en-IN').format(1),
  'a number with its unit': () => new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'hour' }).format(1),
  'a list': () => new Intl.ListFormat('en-IN', { type: 'unit' }).format(['1', '2']),
  'a day': () => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }).format(0),
  'a language’s name': () => new Intl.DisplayNames('en-IN', { type: 'language' }).of('ta'),
  'letters with their marks': () => [...new Intl.Segmenter('en-IN').segment('a')].length,
  'a plural': () => new Intl.PluralRules('en-IN').select(1),
};

const rounds = roundsOf(process.argv[2] ?? 5);
const executablePath = await requireBrowser();

/** Milliseconds of one first use, in a browser of its own. */
async function measure(format) {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    await page.waitForTimeout(REST_MS);
    return await page.evaluate(
      `{ const start = performance.now(); (${format})(); performance.now() - start; }`,
    );
  } finally {
    await browser.close();
  }
}

const times = Object.entries(formats).map(([name, format]) => ({ name, format, found: [] }));
for (let round = 0; round < rounds; round += 1)
  for (const { format, found } of times) found.push(await measure(format));

const rows = times.map(({ name, found }) => [name, spread(found)]);
console.log(table(['first use of', 'median (smallest–largest), ms'], rows));
