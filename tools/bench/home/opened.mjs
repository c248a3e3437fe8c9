/**
 * Measures pages that are opened by their address, by guests and by a user, against a static page of the same content:
 * what our server renders, without any script. In one run, in turning order, with a processor slowed down four times.
 * `node tools/bench/home/opened.mjs [--rounds 5] [--pages /login,/movies] [--write docs/opened-figures.md]` prints the
 * figures as Markdown; `--write` puts them into a page, each in the place of the last ones of its path and network.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserArgs, requireBrowser } from '../../browser.mjs';
import { root } from '../../install.mjs';
import { startFreshProduct } from '../../product/fresh.mjs';
import { measuredOn, rotate, roundsOf } from '../figures.mjs';
import { startFront } from '../front.mjs';
import { SUBSCRIBER, signedInState, signUp } from '../signIn.mjs';
import { toTable } from './report.mjs';
import { networks, visit } from './visit.mjs';

const GUEST_PATHS = ['/login', '/register', '/privacy-policy'];
const NEW_USER_PATHS = ['/subscription'];
const SUBSCRIBER_PATHS = ['/movies', '/tv', '/creators', '/creators/ananya-kolam', '/posts'];
/** The server compresses its files first, beside whatever requests it gets. */
const SETTLED_MS = 20_000;
const WATCHED_MS = 5000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: [...GUEST_PATHS, ...NEW_USER_PATHS, ...SUBSCRIBER_PATHS].join() },
    write: { type: 'string' },
  },
});
const paths = values.pages.split(',');
const rounds = roundsOf(values.rounds);
const executablePath = await requireBrowser();

/** A page without what runs in it. */
const withoutScripts = (html) =>
  html.replaceAll(/<script[\s\S]*?<\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');

/** A page's text with tables in the place of those that have the same headings; new ones come last. */
function putTables(text, tables) {
  const sections = text.trimEnd().split(/\n\n(?=### )/);
  const headingOf = (section) => section.split('\n')[0];
  for (const table of tables) {
    const place = sections.findIndex((section) => headingOf(section) === headingOf(table));
    sections.splice(place < 0 ? sections.length : place, 1, table);
  }
  return `${sections.join('\n\n')}\n`;
}

/** Who opens a path, and what the browser keeps of them. */
async function visitorOf(path) {
  if (GUEST_PATHS.includes(path)) return { visitor: 'a guest' };
  if (!NEW_USER_PATHS.includes(path))
    return { visitor: 'a subscriber', state: await signedInState(browser, front.url, SUBSCRIBER) };
  const state = await signedInState(browser, front.url, await signUp(product.url));
  return { visitor: 'a user without a subscription', state };
}

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-opened-'));
process.env.RATE_LIMIT = '0';
const product = await startFreshProduct();
const front = await startFront({ productPort: product.port, folder });
const browser = await chromium.launch({ executablePath, args: browserArgs });
try {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const tables = [];
  for (const path of paths) {
    const { visitor, state } = await visitorOf(path);
    const html = await (await fetch(front.url + path)).text();
    const still = withoutScripts(html);
    const name = `${path.slice(1).replaceAll('/', '-')}.html`;
    writeFileSync(join(folder, name), still);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(still));
    for (const network of Object.keys(networks)) {
      const pages = [
        { name: 'static page', url: `${front.url}/bench/${name}`, html: still.length, visits: [] },
        { name: 'ours', url: front.url + path, state, html: html.length, visits: [] },
      ];
      for (let round = 0; round < rounds; round += 1) {
        for (const page of rotate(pages, round))
          page.visits.push(await visit(browser, page, { network, screen: 'mobile', watchedMs: WATCHED_MS }));
        process.stderr.write(`${path} ${network}: round ${round + 1} of ${rounds}\n`);
      }
      const machine = `${measuredOn(browser)}, whose load was ${loadavg()[0].toFixed(1)}; ${rounds} rounds.`;
      tables.push(
        `### ${path}, ${visitor}, mobile, ${networks[network].text}\n\n${machine}\n\n${toTable(pages)}`,
      );
    }
  }
  process.stdout.write(`${tables.join('\n\n')}\n`);
  if (values.write) {
    const file = join(root, values.write);
    writeFileSync(file, putTables(readFileSync(file, 'utf8'), tables));
  }
} finally {
  await browser.close();
  front.stop();
  await product.stop();
  product.removeData();
  rmSync(folder, { recursive: true, force: true });
}
