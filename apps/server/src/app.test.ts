import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from './testing/testServer';

const EMULATOR_PATHS = [
  '/emulator/v1/projects/demo-test/config',
  '/identitytoolkit.googleapis.com/v1/projects',
  '/securetoken.googleapis.com/v1/token',
  '/sandbox/razorpay/v1/checkout.js',
  '/embed/assets/embed.js',
];
const HOSTED = {
  CHALCHITRA_MODE: 'hosted',
  DATA_DIR: '/nonexistent',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  FIREBASE_PROJECT_ID: 'video',
  FIREBASE_API_KEY: 'key',
  RAZORPAY_KEY_ID: 'rzp_live_key',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
  RAZORPAY_API_URL: 'http://127.0.0.1:1',
};

test.each([
  ['local', {}, 200],
  ['hosted', HOSTED, 404],
])('in %s mode what stands in for other services responds accordingly', async (_, environment, status) => {
  const server = await startTestServer(environment);
  onTestFinished(() => server.close());
  const statuses = await Promise.all(
    EMULATOR_PATHS.map(async (path) => [path, (await fetch(`${server.url}${path}`)).status] as const),
  );
  expect(statuses).toEqual(EMULATOR_PATHS.map((path) => [path, status]));
});
