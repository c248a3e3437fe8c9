/**
 * Loads the built server with the lists of the home page, the server on one core and this script on another
 * where the system can pin them, and weighs its memory after the first start, which makes the database, and after a
 * later one, before and after the load. Hosted mode, loopback only.
 * `node tools/bench/server.mjs [--seconds 10] [--connections 16] [--most 200000]` prints one JSON object: times in
 * milliseconds, memory in MiB.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../install.mjs';
import { freePort } from '../ports.mjs';
import { findPostgres, startPostgres } from '../postgres.mjs';
import { startPart } from '../product/parts.mjs';

const LISTS = [
  'user-uploads',
  'youtube-channels',
  'trending-in-india',
  'videos',
  'short-films',
  'reality-shows',
  'web-series',
  'podcasts',
  'interviews',
  'documentaries',
  'news',
  'devotional',
  'kids',
];
const WARM_UP_SECONDS = 3;
const REST_MS = 10_000;
const TICKS_PER_SECOND = 100;
const HEAD_END = Buffer.from('\r\n\r\n');

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '16' },
    most: { type: 'string', default: '200000' },
  },
});
const seconds = Math.min(Number(values.seconds), 120);
const connections = Math.min(Number(values.connections), 256);
const most = Number(values.most);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps a process and its threads on one core; false where the system has no way to. */
function pin(pid, core) {
  if (cpus().length < 2) return false;
  const result = spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
  return result.status === 0;
}

/** Resident memory of a process. */
function memoryOf(pid) {
  const kilobytes = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  return Math.round(kilobytes / 1024);
}

/** Processor time that a process has used so far, in seconds; null where the system doesn't say. */
function processorTimeOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The length of a whole answer at the start of some bytes, 0 while it is not whole; throws unless it is a 200. */
function answerLength(bytes) {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return 0;
  const head = bytes.toString('latin1', 0, headEnd);
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`The server answered ${head.split('\r\n')[0]}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('An answer has no content-length.');
  const whole = headEnd + HEAD_END.length + Number(length);
  return bytes.length >= whole ? whole : 0;
}

/** One connection that asks for one list after another until it is stopped; notes how long each answer took. */
function ask(port, firstList, shouldGoOn, times) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let list = firstList;
    let pending = Buffer.alloc(0);
    let askedAt = 0;
    const next = () => {
      if (!shouldGoOn()) {
        socket.end();
        return;
      }
      list = (list + 1) % LISTS.length;
      askedAt = performance.now();
      socket.write(
        `GET /services/content/api/${LISTS[list]} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n`,
      );
    };
    socket.on('connect', next);
    socket.on('error', reject);
    socket.on('close', resolve);
    socket.on('data', (chunk) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      try {
        const length = answerLength(pending);
        if (length === 0) return;
        times.push(performance.now() - askedAt);
        pending = pending.subarray(length);
        next();
      } catch (error) {
        socket.destroy(error);
      }
    });
  });
}

/** Asks on all connections for a time or until a number of answers. */
async function load(port, forSeconds) {
  const times = [];
  const startedAt = performance.now();
  const shouldGoOn = () => performance.now() - startedAt < forSeconds * 1000 && times.length < most;
  await Promise.all(Array.from({ length: connections }, (_, index) => ask(port, index, shouldGoOn, times)));
  const took = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2));
  return {
    requests: times.length,
    requestsPerSecond: Math.round(times.length / took),
    p50: at(0.5),
    p99: at(0.99),
    worst: at(0.999999),
  };
}

/** Starts the built server in hosted mode and waits until it answers. */
async function startServer(folder, port, databaseUrl) {
  const server = startPart({
    name: 'server',
    file: join(root, 'apps/server/dist/main.js'),
    env: {
      NODE_ENV: 'production',
      CHALCHITRA_MODE: 'hosted',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      FIREBASE_PROJECT_ID: 'demo-bench',
      FIREBASE_API_KEY: 'bench',
      FIREBASE_AUTH_EMULATOR_HOST: '',
      RAZORPAY_KEY_ID: 'bench',
      RAZORPAY_KEY_SECRET: 'bench',
      RAZORPAY_WEBHOOK_SECRET: 'bench',
    },
    logFolder: folder,
  });
  server.child.stderr.pipe(process.stderr);
  await server.message('ready');
  return server;
}

/** Loads the server on a database that an earlier start has filled, as every start but the first finds it. */
async function measure(databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-bench-'));
  const port = await freePort();
  try {
    const first = await startServer(folder, port, databaseUrl);
    await pause(REST_MS);
    const firstStart = memoryOf(first.child.pid);
    await first.stop();
    const server = await startServer(folder, port, databaseUrl);
    const { pid } = server.child;
    try {
      const isPinned = pin(pid, 0) && pin(process.pid, 1);
      await pause(REST_MS);
      const atRest = memoryOf(pid);
      await load(port, WARM_UP_SECONDS);
      const before = processorTimeOf(pid);
      const figures = await load(port, seconds);
      const used = before === null ? null : processorTimeOf(pid) - before;
      await pause(REST_MS);
      return {
        ...figures,
        // What one core could do if nothing else ran on it: on a busy machine the better of the two figures.
        requestsPerProcessorSecond: used ? Math.round(figures.requests / used) : null,
        isPinned,
        memory: { firstStart, atRest, afterLoad: memoryOf(pid) },
      };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const binaries = findPostgres();
const postgres = binaries ? await startPostgres(binaries) : null;
process.once('SIGINT', () => {
  postgres?.stop();
  process.exit(130);
});
try {
  const embedded = await measure(null);
  const postgresql = postgres ? await measure(postgres.url) : null;
  process.stdout.write(
    `${JSON.stringify({ seconds, connections, lists: LISTS.length, embedded, postgresql }, null, 2)}\n`,
  );
} catch (error) {
  process.stderr.write(`The server could not be measured: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  postgres?.stop();
}
