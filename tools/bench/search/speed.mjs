import { childrenOf, memoryOf, pin, processorSecondsOf } from '../server/processes.mjs';
import { makeTitles } from './made.mjs';
import { startWith } from './node.mjs';

const ONE_BY_ONE = 400;
const RESULTS = 200;
const calls = { suggestions: '/api/search/suggestions', results: '/api/search' };
// A node runs for months: its code is compiled by then.
export const WARM_UP = 1000;
const POPULARITIES = 1000;
/** Of its processor, the share that a process at rest takes at most. */
const RESTS_BELOW = 0.05;

/** @param {number[]} times */
function summary(times) {
  const sorted = times.filter(Number.isFinite).sort((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1), failed: times.length - sorted.length };
}

/**
 * How long one response takes, in milliseconds; endless where there is none.
 * @param {string} call its whole address
 * @param {string} query
 */
async function timeOf(call, query) {
  const startedAt = performance.now();
  try {
    const response = await fetch(`${call}?q=${encodeURIComponent(query)}`);
    await response.arrayBuffer();
    return response.status === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Waits until what the server does after its start is done: it renders home of the whole catalogue. */
async function untilItRests(/** @type {() => number} */ used) {
  for (let before = used(), share = 1; share > RESTS_BELOW; ) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    share = used() - before;
    before += share;
  }
}

/** One after another, each of another query. */
async function oneByOne(/** @type {string} */ call, /** @type {string[]} */ queries) {
  const times = [];
  for (const query of queries) times.push(await timeOf(call, query));
  return summary(times);
}

/** At a fixed rate, whether the ones before have a response or not, as typing makes them: a title letter by letter. */
async function atRate(
  /** @type {string} */ call,
  /** @type {string[]} */ queries,
  /** @type {{ rate: number, seconds: number }} */ { rate, seconds },
) {
  const typed = queries.flatMap((query) =>
    Array.from({ length: query.length - 1 }, (_, index) => query.slice(0, index + 2)),
  );
  const startedAt = performance.now();
  const pending = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = startedAt + (index * 1000) / rate - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(timeOf(call, typed[index % typed.length] ?? ''));
  }
  const times = await Promise.all(pending);
  const given = times.filter(Number.isFinite).length;
  return { ...summary(times), perSecond: Math.round((given * 1000) / (performance.now() - startedAt)) };
}

/**
 * Times the suggestions and the results among made titles: the server and its database on one core, this script on another.
 * @param {{ titles: number, rate: number, seconds: number, isEmbedded: boolean, profileFolder?: string }} options
 */
export async function measureSpeed({ titles, rate, seconds, isEmbedded, profileFolder }) {
  const { made, queries } = makeTitles(titles, WARM_UP + ONE_BY_ONE + RESULTS + rate * seconds);
  const node = await startWith(made, {
    isEmbedded,
    profileFolder,
    popularityOf: (index) => index % POPULARITIES,
  });
  try {
    // PostgreSQL has a process for each connection, and starts more of them as it needs them.
    const database = () =>
      node.postgresPid === null ? [] : [node.postgresPid, ...childrenOf(node.postgresPid)];
    for (const pid of [node.pid, ...database()]) pin(pid, 0);
    pin(process.pid, 1);
    const used = () => [node.pid, ...database()].reduce((sum, pid) => sum + processorSecondsOf(pid), 0);
    await untilItRests(used);
    const suggestions = node.calls + calls.suggestions;
    for (const query of queries.slice(0, WARM_UP)) await timeOf(suggestions, query);
    process.stderr.write(`Ready after ${node.readyAfterSeconds} s.\n`);
    const typed = WARM_UP + ONE_BY_ONE;
    const one = await oneByOne(suggestions, queries.slice(WARM_UP, typed));
    const results = await oneByOne(node.calls + calls.results, queries.slice(-RESULTS));
    process.stderr.write(`${JSON.stringify({ one, results })}\n`);
    const before = used();
    const many = await atRate(suggestions, queries.slice(typed), { rate, seconds });
    return {
      readyAfterSeconds: node.readyAfterSeconds,
      memory: memoryOf(node.pid),
      one,
      results,
      many: { ...many, msEach: Number((((used() - before) * 1000) / (rate * seconds)).toFixed(2)) },
    };
  } finally {
    await node.close();
  }
}
