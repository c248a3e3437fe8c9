import {
  childrenOf,
  descriptorsOf,
  limit,
  memoryOf,
  pin,
  processorSecondsOf,
  readLoad,
  readMachine,
} from './processes.mjs';
import { generate } from './wrk.mjs';

const WARM_UP_SECONDS = 4;
const SERVER_CORE = 0;
/** That of the generator and the database: a machine with more cores has one for each. */
const OTHER_CORE = 1;
/** Of each node where two are compared with one, in percent, so that the generator and the database have the rest. */
const NODE_SHARE = 25;
const SOAK_SHARE = 3;
const SAMPLE_MS = 30_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const rounded = (number, digits = 1) => Number(number.toFixed(digits));

/** Processor seconds so far of the nodes, and of the database with its connections. */
const readUse = (site, nodes) => ({
  nodes: sum(nodes.map(({ pid }) => processorSecondsOf(pid))),
  database: sum([site.postgresPid, ...childrenOf(site.postgresPid)].map(processorSecondsOf)),
  machine: readMachine(),
});

function pinAll(site, nodes) {
  for (const [index, { pid }] of nodes.entries()) pin(pid, index === 0 ? SERVER_CORE : OTHER_CORE);
  for (const pid of [site.postgresPid, ...childrenOf(site.postgresPid)]) pin(pid, OTHER_CORE);
}

/** One call on all nodes at once. */
async function measureCall(site, nodes, call, { seconds, connections }) {
  const load = {
    ...{ folder: site.folder, requests: call.requests, connections, core: OTHER_CORE },
    ports: nodes.map(({ port }) => port),
  };
  await generate({ ...load, seconds: WARM_UP_SECONDS });
  pinAll(site, nodes);
  const before = readUse(site, nodes);
  const result = await generate({ ...load, seconds });
  const after = readUse(site, nodes);
  const msEach = (part) => rounded((1000 * (after[part] - before[part])) / result.requests, 3);
  const busy = after.machine.total - before.machine.total;
  return {
    name: call.name,
    aim: { rate: call.rate, p99: call.p99 },
    perSecond: Math.round(result.requests / result.seconds),
    ...{ p50: rounded(result.p50), p99: rounded(result.p99), worst: rounded(result.worst) },
    failed: result.refused + result.lost + result.late,
    nodeMs: msEach('nodes'),
    databaseMs: msEach('database'),
    /** What a node could serve if it had its core for itself the whole time. */
    perCoreSecond: Math.round(1000 / msEach('nodes')),
    nodeShare: Math.round((100 * (after.nodes - before.nodes)) / result.seconds),
    machineBusy: Math.round(100 * (1 - (after.machine.idle - before.machine.idle) / busy)),
    memory: sum(nodes.map(({ pid }) => memoryOf(pid))),
  };
}

/** Each call by itself. */
export async function measureCalls(site, nodes, calls, options) {
  const figures = [];
  for (const call of calls) {
    const figure = await measureCall(site, nodes, call, options);
    process.stderr.write(`${JSON.stringify(figure)}\n`);
    figures.push(figure);
  }
  return figures;
}

/** Each call on one node and then on two of one database, where each node has the same share of a core. */
export async function measureNodes(site, first, calls, options) {
  const nodes = [first, await site.startNode('second')];
  const load = { folder: site.folder, connections: options.connections, core: OTHER_CORE };
  // So that the code of both is compiled and optimized.
  for (const { requests } of calls)
    await generate({ ...load, requests, ports: nodes.map(({ port }) => port), seconds: options.seconds / 2 });
  const unlimited = nodes.map(({ pid }) => limit(pid, NODE_SHARE));
  try {
    const figures = [];
    for (const call of calls) {
      // Neither has run for as long as the other, so that each is measured by itself.
      const alone = [];
      for (const node of nodes)
        alone.push(await measureCall(site, [node], call, { ...options, seconds: options.seconds / 2 }));
      // Each with as many connections as one has: with half of them it deals with fewer requests at a time.
      const two = await measureCall(site, nodes, call, options);
      figures.push({ name: call.name, alone, two, failed: sum([...alone, two].map(({ failed }) => failed)) });
      process.stderr.write(`${JSON.stringify(figures.at(-1))}\n`);
    }
    return { share: NODE_SHARE, figures };
  } finally {
    for (const remove of unlimited) remove();
  }
}

/** All calls in turn at a third of what their aims are together; memory and descriptors meanwhile. */
export async function soak(site, node, calls, { connections, minutes }) {
  pinAll(site, [node]);
  const perSecond = Math.round(calls.length / sum(calls.map(({ rate }) => 1 / rate)) / SOAK_SHARE);
  const rounds = Math.max(...calls.map(({ requests }) => requests.length));
  const mixed = Array.from({ length: rounds }, (_, index) =>
    calls.map(({ requests }) => requests[index % requests.length]),
  ).flat();
  const samples = [];
  let isOver = false;
  const sampling = (async () => {
    for (const startedAt = Date.now(); !isOver; await pause(SAMPLE_MS)) {
      const minute = rounded((Date.now() - startedAt) / 60_000);
      samples.push({
        ...{ minute, memory: memoryOf(node.pid), descriptors: descriptorsOf(node.pid), load: readLoad() },
        heap: await node.heap(),
      });
      process.stderr.write(`${JSON.stringify(samples.at(-1))}\n`);
    }
  })();
  const result = await generate({
    ...{ folder: site.folder, requests: mixed, ports: [node.port], connections, core: OTHER_CORE },
    seconds: minutes * 60,
    pauseMs: Math.round((1000 * connections) / perSecond),
    countsRefusals: true,
  });
  isOver = true;
  await sampling;
  return {
    minutes,
    requests: result.requests,
    perSecond: Math.round(result.requests / result.seconds),
    ...{ p50: rounded(result.p50), p99: rounded(result.p99) },
    ...{ statuses: result.statuses, lost: result.lost, late: result.late },
    samples,
  };
}
