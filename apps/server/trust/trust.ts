/**
 * `npm run trust`: attacks the built server as processes of its own, and writes what it found into `docs/trust.md`.
 * `-- --quick` does a little of each part and writes nothing; `-- --only settlements,hostile,embedded,faults,planted` chooses
 * parts, and leaves what the document says of the others; `-- --payments N` makes so many settlements in place of 10,000; `-- --seed N` repeats a run's choices. Needs
 * PostgreSQL's programs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../tools/install.mjs';
import { chosenNames } from '../../../tools/only.mjs';
import { runFaults } from './faults';
import { runHostile } from './hostile';
import { type PlantedFault, plant, plantedFaults } from './planted';
import { createRandom } from './random';
import { type Results, toMarkdown } from './report';
import { runSettlements } from './settlements';

const PARTS = ['settlements', 'hostile', 'embedded', 'faults', 'planted'] as const;
type Part = (typeof PARTS)[number];

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    payments: { type: 'string', default: '10000' },
  },
});
const isQuick = values.quick;
const random = createRandom(Number(values.seed));
const chosen =
  values.only === ''
    ? PARTS.filter((part) => !isQuick || part !== 'planted')
    : chosenNames(values.only, PARTS);
const isChosen = (part: Part) => chosen.includes(part);

const SIZES = isQuick
  ? {
      settlements: { payments: 300, kills: 3 },
      hostile: { requests: 2000 },
      embedded: { settlements: { payments: 40, kills: 1 }, hostile: { requests: 200 } },
    }
  : {
      settlements: { payments: Number(values.payments), kills: 25 },
      hostile: { requests: 20_000 },
      embedded: { settlements: { payments: 300, kills: 5 }, hostile: { requests: 2000 } },
    };
/** Enough for each planted fault to show. */
const PLANTED_SIZES = {
  settlements: { payments: 250, kills: 0, isFaultless: true },
  hostile: { requests: 3000 },
};

/** What a part finds in a server with a fault. */
async function problemsWith({ caughtBy }: PlantedFault, build: string): Promise<readonly string[]> {
  if (caughtBy === 'faults') return (await runFaults(random, { build, isShort: true })).problems;
  if (caughtBy === 'hostile') return (await runHostile(random, { ...PLANTED_SIZES.hostile, build })).problems;
  return (await runSettlements(random, { ...PLANTED_SIZES.settlements, build })).problems;
}

async function runPlanted(): Promise<NonNullable<Results['planted']>> {
  const caught: NonNullable<Results['planted']> = [];
  // The sound server has to pass as it is tried here, else a fault would prove nothing.
  const { problems } = await runSettlements(random, PLANTED_SIZES.settlements);
  if (problems.length > 0) throw new Error(`The server without a planted fault: ${problems.join('; ')}`);
  for (const fault of plantedFaults) {
    const { build, remove } = plant(fault);
    try {
      const [problem = null] = await problemsWith(fault, build).catch((error: Error) => [error.message]);
      caught.push({ name: fault.name, by: fault.caughtBy, problem });
      process.stdout.write(`  ${problem === null ? '✗' : '✓'} ${fault.name}: ${problem ?? 'not noticed'}\n`);
    } finally {
      remove();
    }
  }
  return caught;
}

const say = (part: Part) => process.stdout.write(`— ${part}\n`);
const results: Results = {};
if (isChosen('settlements')) {
  say('settlements');
  results.settlements = await runSettlements(random, SIZES.settlements);
}
if (isChosen('hostile')) {
  say('hostile');
  results.hostile = await runHostile(random, SIZES.hostile);
}
if (isChosen('embedded')) {
  say('embedded');
  const isEmbedded = true;
  results.embedded = {
    settlements: await runSettlements(random, { ...SIZES.embedded.settlements, isEmbedded }),
    hostile: await runHostile(random, { ...SIZES.embedded.hostile, isEmbedded }),
  };
}
if (isChosen('faults')) {
  say('faults');
  results.faults = await runFaults(random, { isShort: isQuick });
}
if (isChosen('planted')) {
  say('planted');
  results.planted = await runPlanted();
}
// The quick run leaves the planted faults out, but notices where one no longer fits the code.
if (isQuick) for (const fault of plantedFaults) plant(fault).remove();

const file = join(root, 'docs/trust.md');
const before = !isQuick && existsSync(file) ? readFileSync(file, 'utf8') : '';
const text = toMarkdown(results, before);
process.stdout.write(`${text}\n`);
if (!isQuick) writeFileSync(file, text);
const problems = [
  ...(results.settlements?.problems ?? []),
  ...(results.hostile?.problems ?? []),
  ...(results.embedded?.settlements.problems ?? []),
  ...(results.embedded?.hostile.problems ?? []),
  ...(results.faults?.problems ?? []),
  ...(results.planted ?? [])
    .filter(({ problem }) => problem === null)
    .map(({ name }) => `not noticed: ${name}`),
];
for (const problem of problems) process.stderr.write(`✗ ${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
