/**
 * Measures the search of the built server: what it finds of the set in `tools/bench/search`, and how fast it suggests among
 * 100,000 made titles, embedded and on PostgreSQL. `node tools/bench/search.mjs` writes `docs/search-figures.md`, and
 * each query whose title isn't first to the standard output.
 * `--only quality,embedded,postgres` chooses parts; `--titles 1000` and `--profile FOLDER` (a CPU profile of the server) are for
 * looking into what is slow, and write no document. Timing needs taskset, and PostgreSQL's programs for its part.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../install.mjs';
import { chosenNames } from '../only.mjs';
import { measureQuality } from './search/quality.mjs';
import { toDocument } from './search/report.mjs';
import { measureSpeed } from './search/speed.mjs';
import { describeMachine } from './server/processes.mjs';

const PARTS = ['quality', 'embedded', 'postgres'];
const TITLES = 100_000;
const RATE = 200;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    titles: { type: 'string', default: String(TITLES) },
    seconds: { type: 'string', default: '20' },
    profile: { type: 'string' },
  },
});
const parts = chosenNames(values.only, PARTS);
const titles = Number(values.titles);
const file = join(root, 'docs/search-figures.md');
const figures = {};
const print = (/** @type {object} */ figure) => process.stdout.write(`${JSON.stringify(figure)}\n`);

if (parts.includes('quality')) figures.quality = await measureQuality(print);
for (const part of ['embedded', 'postgres'].filter((name) => parts.includes(name))) {
  const machine = describeMachine();
  const timing = { rate: RATE, seconds: Number(values.seconds) };
  const speed = await measureSpeed({
    ...timing,
    titles,
    isEmbedded: part === 'embedded',
    profileFolder: values.profile,
  });
  figures[part] = { ...speed, ...timing, machine };
  print({ [part]: figures[part] });
}
if (titles === TITLES && values.profile === undefined)
  writeFileSync(file, toDocument(figures, existsSync(file) ? readFileSync(file, 'utf8') : ''));
