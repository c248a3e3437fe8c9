/**
 * `node tools/release-check.mjs`: makes a release in an empty folder outside the repository, and runs there what its
 * image would hold, in hosted mode on PostgreSQL, with a stand-in for Google's identity service and the payment provider:
 * pages, signing in, paying, operating, stopping.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, giveUp, root } from './install.mjs';
import { freePort } from './ports.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { GOOGLE_HOSTS, startStandIn } from './release/standIn.mjs';

const PROJECT = 'chalchitra-site';
/** The embedded database is made at the first start, for which a busy machine needs minutes. */
const READY_MS = 240_000;
const UID = 'user-1';
const KEY_SECRET = 'secret of the key';

const ends = [];

function expect(what, isAsExpected) {
  if (!isAsExpected) throw new Error(`The release failed: ${what}`);
  process.stdout.write(`✓ ${what}\n`);
}

function makeRelease(folder) {
  const { status } = spawnSync(process.execPath, [join(root, 'tools/release.mjs'), folder], {
    stdio: 'inherit',
  });
  if (status !== 0) giveUp('The release was not made: see above.');
}

/** Moves into a folder what the Containerfile copies into an image, which has to be enough for the server. */
function makeImage(release, image) {
  const containerfile = readFileSync(join(release, 'Containerfile'), 'utf8');
  mkdirSync(image);
  for (const [, names] of containerfile.matchAll(/^COPY (.+) \S+$/gm))
    for (const name of names.split(' ')) renameSync(join(release, name), join(image, name));
}

/** The environment of a server on a machine that has nothing but Node.js. */
function settingsFor({ port, databaseUrl, folder, standIn }) {
  return {
    ...standIn.env,
    PATH: '/nonexistent',
    NODE_ENV: 'production',
    CHALCHITRA_MODE: 'hosted',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: 'https://watch.example',
    TRUST_PROXY: '0',
    DATA_DIR: join(folder, 'data'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'public key',
    RAZORPAY_KEY_ID: 'rzp_live_key',
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: 'secret of the webhooks',
    MEDIA_SIGNING_KEY: 'a signing key for tests, 32 or more',
    LOG_KEY: 'a key of the log for tests, 32 or more',
    STOP_DELAY: '0',
  };
}

async function startServer(release, env) {
  const args = ['--import', join(root, 'tools/release/redirect.mjs'), 'apps/server/dist/main.js'];
  const child = spawn(process.execPath, args, { cwd: release, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  ends.push(() => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${env.PORT}`;
  const until = Date.now() + READY_MS;
  for (let isReady = false; !isReady; ) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The server isn't ready:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return { url, child, ended, output: () => output };
}

/** Runs a command of the release with Node.js alone. Meanwhile the stand-in, which is in this process, responds. */
async function run(release, env, ...args) {
  const child = spawn(process.execPath, args, { cwd: release, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, text };
}

const operate = (release, env, ...args) => run(release, env, 'apps/server/dist/operate.js', ...args);

/** Runs a script of the release's package.json, whose settings are in a file. */
function runScript(release, name, ...args) {
  const { scripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
  const [program, ...given] = scripts[name].split(' ');
  if (program !== 'node') throw new Error(`The script ${name} needs more than Node.js: ${scripts[name]}`);
  return run(release, { PATH: '/nonexistent' }, ...given, ...args);
}

async function tryPages({ url }) {
  const page = await (await fetch(`${url}/`)).text();
  expect('the home page is rendered', page.includes('<main') && page.includes('/video/'));
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  expect('its script is sent', (await fetch(`${url}${script}`)).ok);
  const { orders } = await (await fetch(`${url}/services/payments/api/orders`)).json();
  expect('the plans are listed', orders.length > 0);
  const sandbox = await fetch(`${url}/sandbox/razorpay/v1/orders`, { method: 'POST' });
  expect('the sandbox isn’t there', sandbox.status === 404);
  return orders[0];
}

async function trySignIn({ url }, standIn) {
  const path = `${url}/services/content/firebase/users/${UID}`;
  const get = (token) => fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const token = standIn.token(UID);
  const response = await get(token);
  const { user } = response.ok ? await response.json() : {};
  expect('a token of the identity service signs in', user?.email === 'asha@chalchitra.example');
  const forged = token.slice(0, -20).concat('A'.repeat(20));
  expect('a forged one doesn’t', (await get(forged)).status === 401);
  const hosts = new Set(standIn.calls.map((call) => call.split(' ')[0]));
  expect(
    'Google’s hosts were called over TLS',
    GOOGLE_HOSTS.every((host) => hosts.has(host)),
  );
  return token;
}

/** Pays a plan as a viewer does. What makes the receipt's file, its fonts included, is loaded with the first one. */
async function tryPaying({ url }, standIn, token, { id: planId, amount }) {
  const call = async (path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = body
      ? { method: 'POST', headers, body: JSON.stringify({ ...body, userId: UID }) }
      : { headers };
    return (await fetch(`${url}/services/payments/api/${path}`, init)).json();
  };
  const order = { id: 'order_1', amount: amount * 100, currency: 'INR', status: 'created' };
  const paid = { status: 'captured', created_at: Math.floor(Date.now() / 1000) };
  const payment = { ...order, ...paid, id: 'pay_1', order_id: order.id };
  standIn.bodies['/v1/orders'] = order;
  standIn.bodies[`/v1/payments/${payment.id}`] = payment;
  await call('create-order', { planId, amount });
  const proof = createHmac('sha256', KEY_SECRET).update(`${order.id}|${payment.id}`).digest('hex');
  const { success } = await call('verify-payment', {
    planId,
    razorpay_order_id: order.id,
    razorpay_payment_id: payment.id,
    razorpay_signature: proof,
  });
  expect('a plan is paid', success);
  const { content = '' } = await call(`receipts/${UID}/${payment.id}/pdf`);
  expect(
    'its receipt is sent as a file',
    Buffer.from(content, 'base64').toString('latin1').startsWith('%PDF-'),
  );
}

async function tryOperating(release, env, { url }, token, { id: planId }) {
  const found = await operate(release, env, 'find', 'asha@chalchitra.example');
  expect(
    'operate finds the person beside the running server',
    found.status === 0 && found.text.includes(UID),
  );
  const grant = await operate(release, env, 'grant', UID, planId, '--days', '3');
  expect('operate grants', grant.status === 0);
  const history = await fetch(`${url}/services/payments/api/payment-history/${UID}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [granted] = await history.json();
  expect('and the server knows at once', granted?.status === 'paid' && granted.amount === 0);
  const { status, text } = await operate(release, env, 'reconcile');
  expect('what the provider refuses it says', status === 1 && text.includes('The payment provider'));
}

/** The commands on the embedded database, with the settings in a file, before and after the server's first start. */
async function tryEmbedded(release, env) {
  const lines = Object.entries(env).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(join(release, 'settings'), lines.join('\n'));
  const catalogue = 'apps/server/catalogue/catalogue.json';
  const early = await runScript(release, 'catalogue', catalogue);
  expect(
    'a catalogue isn’t loaded where no server was',
    early.status === 1 && early.text.includes('no database'),
  );
  const server = await startServer(release, env);
  server.child.kill('SIGTERM');
  await server.ended;
  const audit = await runScript(release, 'operate', 'audit');
  expect(
    'the embedded database opens too',
    audit.status === 0 && audit.text.includes('There is nothing yet.'),
  );
  const loaded = await runScript(release, 'catalogue', catalogue);
  expect(
    'a catalogue is loaded into it',
    loaded.status === 0 && loaded.text.includes(join(env.DATA_DIR, 'database')),
  );
}

async function main() {
  ensureInstalled();
  const binaries = findPostgres();
  if (binaries === null) giveUp('PostgreSQL is missing: install it.');
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-release-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const release = join(folder, 'release');
  makeRelease(release);
  const image = join(folder, 'image');
  makeImage(release, image);
  const cluster = await startPostgres(binaries);
  ends.push(cluster.stop);
  const standInFolder = join(folder, 'stand-in');
  mkdirSync(standInFolder);
  const standIn = await startStandIn(standInFolder, PROJECT);
  ends.push(standIn.close);
  const env = settingsFor({ port: await freePort(), databaseUrl: cluster.url, folder, standIn });

  const server = await startServer(image, env);
  const plan = await tryPages(server);
  const token = await trySignIn(server, standIn);
  await tryPaying(server, standIn, token, plan);
  await tryOperating(image, env, server, token, plan);
  server.child.kill('SIGTERM');
  expect('it stops when it is asked to', (await server.ended) === 0);
  const errors = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));
  expect(['nothing went wrong in its log', ...errors].join('\n'), errors.length === 0);

  await tryEmbedded(image, settingsFor({ port: await freePort(), databaseUrl: null, folder, standIn }));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  for (const end of ends.reverse()) await end();
}
