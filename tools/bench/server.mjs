/**
 * Loads the built server in hosted mode on PostgreSQL, with signed tokens of a stand-in for Google: a node on one core,
 * wrk and the database on another. `node tools/bench/server.mjs` writes `docs/server-figures.md`.
 * `--only history,home` chooses calls and `--profile FOLDER` writes a CPU profile of the node, both without writing the
 * document; `--nodes` measures two nodes alone; `--soak MINUTES` holds a third of the load for so long instead (60 for the
 * hour of the aim). Needs wrk, taskset, cpulimit and PostgreSQL's programs, as in Debian.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../install.mjs';
import { chosenNames } from '../only.mjs';
import { callNames, callsOf } from './server/calls.mjs';
import { measureCalls, measureNodes, soak } from './server/measure.mjs';
import { describeMachine } from './server/processes.mjs';
import { toDocument } from './server/report.mjs';
import { startSite } from './server/site.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '64' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
    nodes: { type: 'boolean', default: false },
    soak: { type: 'string' },
  },
});
const options = { seconds: Number(values.seconds), connections: Number(values.connections) };
const file = join(root, 'docs/server-figures.md');
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
const chosen = values.only === '' ? callNames : chosenNames(values.only, callNames);
const isWhole = values.only === '' && values.profile === undefined;

const site = await startSite({ profileFolder: values.profile });
process.once('SIGINT', () => site.close().then(() => process.exit(130)));
try {
  const machine = describeMachine();
  const calls = callsOf(site).filter(({ name }) => chosen.includes(name));
  const first = await site.startNode('first');
  site.addSubscribers();
  const figures = {};
  if (values.soak)
    figures.soak = await soak(site, first, calls, { ...options, minutes: Number(values.soak) });
  else {
    if (!values.nodes) figures.one = await measureCalls(site, [first], calls, options);
    if (isWhole || values.nodes) figures.two = await measureNodes(site, first, calls, options);
  }
  process.stdout.write(`${JSON.stringify({ machine, ...options, ...figures }, null, 2)}\n`);
  if (isWhole) writeFileSync(file, toDocument({ machine, ...options, ...figures }, before));
} finally {
  await site.close();
}
