import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing/testServer';

const HOSTED = {
  CHALCHITRA_MODE: 'hosted',
  DATA_DIR: '/nonexistent',
  FIREBASE_PROJECT_ID: 'video',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  RAZORPAY_KEY_ID: 'rzp_live_key',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
};
const LOCAL_PARTS = [
  '/sandbox/razorpay/v1/checkout.js',
  '/embed/assets/embed.js',
  '/emulator/v1/projects/demo-test/config',
];

/** Parts that a server serves itself; every other path is a page or not found. */
async function partsOf(server: TestServer): Promise<string[]> {
  const responses = await Promise.all(LOCAL_PARTS.map((path) => fetch(server.url + path)));
  return LOCAL_PARTS.filter((_, index) => responses[index]?.ok);
}

describe('what a mode mounts (spec §10)', () => {
  let local: TestServer;
  let hosted: TestServer;
  beforeAll(async () => {
    local = await startTestServer();
    hosted = await startTestServer(HOSTED);
  });
  afterAll(async () => {
    await local.close();
    await hosted.close();
  });

  test('the emulator, the sandbox and the embed page at home', async () => {
    expect(await partsOf(local)).toEqual(LOCAL_PARTS);
  });

  test('none of them for a hosted site', async () => {
    expect(await partsOf(hosted)).toEqual([]);
    expect((await fetch(`${hosted.url}/healthz`)).status).toBe(200);
  });
});
