import { endScreen, reportScreen } from '@chalchitra/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentsHarness, startPaymentsHarness } from '../payments/payments.harness';
import { createSubscriptions } from '../payments/payments.subscriptions';
import { plans } from '../payments/plans.schema';
import { screens } from './screens.schema';
import { createScreensStore } from './screens.store';

const ADDRESS = '/media/a-signature/clip/master.m3u8';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
let server: PaymentsHarness['server'];
let payer: string;

beforeAll(async () => {
  const harness = await startPaymentsHarness();
  server = harness.server;
  await server.database.update(plans).set({ screens: 1 });
  await createSubscriptions({ database: server.database, now: () => new Date() }).grant('user-guest');
  payer = harness.newUid();
  await harness.verify(payer, await harness.payOrder(await harness.orderFor(payer)));
});
afterAll(() => server.close());
beforeEach(() => server.database.delete(screens));

const report = (screenId: string, { as = payer, deviceId = screenId, takeOver = false, headers = {} } = {}) =>
  server.fetch(reportScreen, {
    params: { uid: as, screenId },
    as,
    body: { deviceId, address: ADDRESS, takeOver },
    headers,
  });
const end = (screenId: string) => server.call(endScreen, { params: { uid: payer, screenId }, as: payer });

describe('with one screen at once', () => {
  test('a second player is told which one plays, and plays once that has ended', async () => {
    const headers = { 'user-agent': PHONE };
    expect(await report('phone', { headers })).toEqual({ status: 'playing', limit: 1, others: [] });
    expect((await report('phone')).status).toBe('playing');
    const refused = await report('laptop');
    expect(refused).toMatchObject({ status: 'full', others: [{ since: expect.stringMatching(/^20/) }] });
    expect((await report('phone', { headers })).status).toBe('playing');
    expect((await report('laptop')).others).toMatchObject([{ browser: 'Chrome', system: 'Android' }]);
    expect((await end('phone')).status).toBe(204);
    expect((await report('laptop')).status).toBe('playing');
  });

  test('it can take over, and the other one is told by whom until it ends', async () => {
    await report('phone');
    expect((await report('laptop', { takeOver: true })).status).toBe('playing');
    expect(await report('phone')).toMatchObject({ status: 'takenOver', others: [{}] });
    expect((await report('phone', { takeOver: true })).status).toBe('takenOver');
    await end('phone');
    expect((await report('phone')).status).toBe('full');
  });

  test('the tabs of one browser count as one', async () => {
    const deviceId = 'laptop';
    await report('first tab', { deviceId });
    expect((await report('second tab', { deviceId })).status).toBe('playing');
    expect((await report('phone')).others).toHaveLength(1);
    expect((await report('phone', { takeOver: true })).status).toBe('playing');
    expect((await report('first tab', { deviceId })).status).toBe('takenOver');
    expect((await report('second tab', { deviceId })).status).toBe('takenOver');
  });

  test('of many that begin at once one plays', async () => {
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => report(id)));
    expect(all.filter(({ status }) => status === 'playing')).toHaveLength(1);
    expect(all.filter(({ status }) => status === 'full')).toHaveLength(4);
  });

  test('a player that no longer reports counts no longer', async () => {
    const store = createScreensStore(server.database);
    const at = (seconds: number) => new Date(Date.parse('2026-01-01T10:00:00Z') + seconds * 1000);
    const base = { uid: 'payer', browser: null, system: null, takeOver: false, limit: 1 };
    const play = (id: string, seconds: number) =>
      store.report({ ...base, id, deviceId: id, signature: `signature of ${id}`, at: at(seconds) });
    await play('phone', 0);
    expect((await play('laptop', 30)).status).toBe('full');
    expect(await store.isPlaying('payer', 'signature of phone', at(30))).toBe(true);
    expect(await store.isPlaying('another', 'signature of phone', at(30))).toBe(false);
    expect((await play('laptop', 41)).status).toBe('playing');
    expect(await store.isPlaying('payer', 'signature of phone', at(41))).toBe(false);
  });
});

test('what was granted has no limit', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    expect((await report(id, { as: 'user-guest' })).status).toBe('playing');
  }
});

test('without a subscription nothing may play', async () => {
  expect(await report('phone', { as: 'user-unpaid' })).toMatchObject({ status: 'notSubscribed' });
});

test('players belong to one user', async () => {
  const as = 'user-other';
  const params = { uid: payer, screenId: 'phone' };
  const body = { deviceId: 'phone', address: ADDRESS, takeOver: false };
  expect((await server.call(reportScreen, { params, as, body })).status).toBe(403);
  expect((await server.call(endScreen, { params, as })).status).toBe(403);
  expect((await server.call(reportScreen, { params, body })).status).toBe(401);
});
