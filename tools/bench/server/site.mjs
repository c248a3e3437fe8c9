import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../install.mjs';
import { freePort } from '../../ports.mjs';
import { findPostgres, startPostgres } from '../../postgres.mjs';
import { startPart } from '../../product/parts.mjs';
import { startStandIn } from '../../release/standIn.mjs';

const PROJECT = 'chalchitra-bench';
/** A soak of an hour ends after the hour that a token of Google's holds. */
const TOKEN_HOURS = 3;
const USERS = 256;
const catalogue = JSON.parse(readFileSync(join(root, 'apps/server/catalogue/catalogue.json'), 'utf8'));

const uidOf = (index) => `user-${index}`;

/** Every user has a running subscription and two payments of the past. */
const SUBSCRIBERS = `
insert into payment_requests (id, kind, uid, plan_id, amount, duration_days, reference_id, status, created_at, expires_at)
select 'order_' || n || '_' || p, 'order', 'user-' || n, '${catalogue.plans[0].id}', 99, 30, 'ref_' || n || '_' || p,
  'paid', now() - interval '30 days' * p, now() from generate_series(0, ${USERS - 1}) n, generate_series(0, 2) p;
insert into payments (id, request_id, uid, plan_id, amount, paid_at, period_start, period_end)
select 'pay_' || n || '_' || p, 'order_' || n || '_' || p, 'user-' || n, '${catalogue.plans[0].id}', 99, s, s,
  s + interval '30 days' from (select n, p, now() - interval '30 days' * p - interval '1 day' as s
  from generate_series(0, ${USERS - 1}) n, generate_series(0, 2) p) q;
analyze;`;

/** What a node’s long-lived objects take by its own metrics, in MiB. */
async function readHeap(metricsPort) {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const [, bytes] = /^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)$/m.exec(text) ?? [];
  return Math.round(Number(bytes) / 2 ** 20);
}

/** Node's options in the unit with which a release is run. */
function unitOptions() {
  const unit = readFileSync(join(root, 'tools/release/chalchitra.service'), 'utf8');
  return /^Environment=NODE_OPTIONS=(.*)$/m.exec(unit)?.[1].split(' ') ?? [];
}

/** PostgreSQL, a stand-in for Google's identity service, and nodes of the built server in hosted mode. */
export async function startSite({ isEmbedded = false, profileFolder = null } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-bench-'));
  const binaries = isEmbedded ? null : findPostgres();
  if (!isEmbedded && binaries === null) throw new Error('Install PostgreSQL: it is what is measured.');
  const cluster = binaries && (await startPostgres(binaries));
  const standIn = await startStandIn(folder, PROJECT);
  const tokens = Array.from({ length: USERS }, (_, index) => standIn.token(uidOf(index), TOKEN_HOURS));
  const running = new Set();

  const startNode = async (name, settings = {}) => {
    const port = await freePort();
    const metricsPort = await freePort();
    const part = startPart({
      name,
      file: join(root, 'apps/server/dist/main.js'),
      nodeArgs: [
        ...unitOptions(),
        ...['--import', join(root, 'tools/release/redirect.mjs')],
        ...(profileFolder ? ['--cpu-prof', '--cpu-prof-dir', profileFolder] : []),
      ],
      env: {
        ...standIn.env,
        NODE_ENV: 'production',
        CHALCHITRA_MODE: 'hosted',
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        PUBLIC_URL: 'https://watch.example',
        TRUST_PROXY: '0',
        DATA_DIR: join(folder, name),
        DATABASE_URL: cluster?.url ?? '',
        // All requests come from one address.
        RATE_LIMIT: '0',
        STOP_DELAY: '0',
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_API_KEY: 'public key',
        FIREBASE_AUTH_EMULATOR_HOST: '',
        RAZORPAY_KEY_ID: 'rzp_live_key',
        RAZORPAY_KEY_SECRET: 'secret of the key',
        RAZORPAY_WEBHOOK_SECRET: 'secret of the webhooks',
        RAZORPAY_API_URL: `http://127.0.0.1:${port}/nowhere`,
        MEDIA_SIGNING_KEY: 'the signing key of the bench, long enough',
        LOG_KEY: 'the key of the log of the bench, long enough',
        ...settings,
      },
      logFolder: folder,
    });
    running.add(part);
    await part.message('ready');
    return {
      ...{ port, pid: part.child.pid, heap: () => readHeap(metricsPort) },
      stop: () => part.stop().then(() => running.delete(part)),
    };
  };

  return {
    folder,
    tokens,
    catalogue,
    uidOf,
    /** Processes of PostgreSQL are its children. */
    postgresPid: cluster?.pid ?? null,
    startNode,
    addSubscribers() {
      const psql = ['-q', '-v', 'ON_ERROR_STOP=1', '-d', cluster.url, '-c', SUBSCRIBERS];
      const { status, stderr } = spawnSync(join(binaries, 'psql'), psql, { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    async close() {
      for (const part of running) await part.stop();
      standIn.close();
      cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
