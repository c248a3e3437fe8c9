import { execFileSync } from 'node:child_process';
import { freePort } from '../../../tools/ports.mjs';
import { START_TIMEOUT_MS, startFreshProduct } from '../../../tools/product/fresh.mjs';
import { commandOf, descendants } from './support/processes';
import { expect, test } from './support/test';
import { createAccount, hasIdentity } from './support/viewers';

// A start builds what is missing, and has its own guard.
test.describe.configure({ timeout: 2 * START_TIMEOUT_MS });

/** Environment of the server below `npm start`, as `NAME=value` words. */
function serverEnvironment(pid: number): string {
  const server = descendants(pid).find((part) => commandOf(part).includes('dist/main.js'));
  return execFileSync('ps', ['eww', '-o', 'command=', '-p', String(server)], { encoding: 'utf8' });
}

test('two run side by side, each with its own accounts, and in production whatever the environment says', async ({
  request,
}) => {
  const other = await startFreshProduct({ settings: { NODE_ENV: 'development' } });
  try {
    const viewer = await createAccount(request);
    expect(await hasIdentity(request, viewer)).toBe(true);
    const elsewhere = await request.post(
      `${other.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
      { data: { email: viewer.email, password: viewer.password } },
    );
    expect(await elsewhere.json()).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
    expect((await request.get('/readyz')).ok()).toBe(true);
    expect((await request.get(`${other.url}/readyz`)).ok()).toBe(true);
    expect(serverEnvironment(other.process.pid ?? 0)).toMatch(/\sNODE_ENV=production\s/);
  } finally {
    await other.stop();
    other.removeData();
  }
});

test('a hosted site runs in production too, with neither emulator nor sandbox', async ({ request }) => {
  const port = await freePort();
  const hosted = await startFreshProduct({
    port,
    settings: {
      CHALCHITRA_MODE: 'hosted',
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      FIREBASE_PROJECT_ID: 'video',
      FIREBASE_API_KEY: 'key',
      RAZORPAY_KEY_ID: 'rzp_live_key',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
    },
  });
  try {
    expect((await request.get(`${hosted.url}/readyz`)).ok()).toBe(true);
    expect(descendants(hosted.process.pid ?? 0)).toHaveLength(1);
    expect(serverEnvironment(hosted.process.pid ?? 0)).toMatch(/\sNODE_ENV=production\s/);
  } finally {
    await hosted.stop();
    hosted.removeData();
  }
});
