import {
  accountSummary,
  deleteAccount,
  exportAccount,
  paymentHistory,
  register,
  reportScreen,
  updateUser,
  user,
} from '@chalchitra/api/contract';
import type { ExportWire } from '@chalchitra/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../account/account.schema';
import { createDeleteIdentity } from '../identity/deleteIdentity';
import { createLog } from '../log';
import { type PaymentsHarness, startPaymentsHarness } from '../payments/payments.harness';
import { bills, payments } from '../payments/payments.schema';
import { prepareIsSubscribed } from '../payments/payments.subscriptions';
import { screens } from '../screens/screens.schema';
import { unsignedToken } from '../testing/fakeIdentity';
import { createAccountDeletion } from './accountDeletion';
import { accountDeletions } from './personalData.schema';
import { createPersonalDataStore } from './personalData.store';

let harness: PaymentsHarness;
let server: PaymentsHarness['server'];
beforeAll(async () => {
  harness = await startPaymentsHarness({ sendsWebhooks: true });
  server = harness.server;
});
afterAll(() => server.close());
beforeEach(() => {
  server.identity.refusal = null;
});

const NAME = 'Asha Rao';
const PHONE = '9876543210';
const emailOf = (uid: string) => `${uid}@chalchitra.example`;

/** A registered subscriber who watches on one screen. */
async function newSubscriber(): Promise<string> {
  const uid = harness.newUid();
  const body = {
    name: NAME,
    email: emailOf(uid),
    phone: PHONE,
    firebase_uid: uid,
    agreed_terms: '2026-11-23',
  };
  await server.fetch(register, { as: uid, body });
  await harness.verify(uid, await harness.payOrder(await harness.orderFor(uid)));
  await server.fetch(reportScreen, {
    params: { uid, screenId: 'phone' },
    as: uid,
    body: { deviceId: 'phone', address: '/media/a/clip/master.m3u8', takeOver: false },
  });
  return uid;
}
const own = (uid: string) => ({ params: { uid }, as: uid });
const deletionOf = async (uid: string) =>
  (await server.database.select().from(accountDeletions).where(eq(accountDeletions.uid, uid)))[0];

describe('what a user agreed to', () => {
  test('is noted with its time when they register, and stays', async () => {
    const uid = harness.newUid();
    const body = { name: NAME, email: emailOf(uid), phone: PHONE, firebase_uid: uid };
    const before = Date.now();
    await server.fetch(register, { as: uid, body: { ...body, agreed_terms: 'first' } });
    await server.fetch(register, { as: uid, body: { ...body, agreed_terms: 'second' } });
    await server.fetch(updateUser, { ...own(uid), body: { display_name: 'Asha Menon', phone: '' } });
    const { agreedTerms } = await server.fetch(accountSummary, own(uid));
    expect(agreedTerms?.version).toBe('first');
    const agreedAt = Date.parse(agreedTerms?.agreedAt ?? '');
    expect(agreedAt).toBeGreaterThanOrEqual(before);
    expect(agreedAt).toBeLessThanOrEqual(Date.now());
  });

  test('needs not be sent', async () => {
    const uid = harness.newUid();
    const body = { name: NAME, email: emailOf(uid), phone: PHONE, firebase_uid: uid };
    await server.fetch(register, { as: uid, body });
    expect((await server.fetch(accountSummary, own(uid))).agreedTerms).toBeNull();
  });

  test.each(['', 'x'.repeat(101), 'a\0b', 5])('is refused as %j', async (agreed_terms) => {
    const uid = harness.newUid();
    const body = { name: NAME, email: emailOf(uid), phone: PHONE, firebase_uid: uid, agreed_terms };
    expect((await server.call(register, { as: uid, body })).status).toBe(400);
  });
});

describe('an export', () => {
  test('holds the account, what was agreed to, payments, bills and screens', async () => {
    const uid = await newSubscriber();
    const exported = (await server.fetch(exportAccount, own(uid))) as unknown as ExportWire;
    expect(exported).toMatchObject({
      account: { uid, name: NAME, email: emailOf(uid), phone: PHONE },
      agreed_terms: { version: '2026-11-23', agreed_at: expect.stringMatching(/^20/) },
      payments: [{ status: 'paid', amount: 199, refunded: 0, note: null }],
      receipts: [{ plan_name: 'Monthly', amount: 19_900, refunded: 0, payer_name: NAME, gst: null }],
      bills: [{ kind: 'order', status: 'paid', amount: 199 }],
      screens: [{ since: expect.stringMatching(/^20/), seen_at: expect.stringMatching(/^20/) }],
    });
  });

  test('of somebody of whom nothing is kept is empty', async () => {
    const uid = harness.newUid();
    const exported = await server.fetch(exportAccount, own(uid));
    expect(exported).toMatchObject({
      account: null,
      agreed_terms: null,
      payments: [],
      receipts: [],
      bills: [],
      screens: [],
    });
  });
});

test.each([accountSummary, exportAccount, deleteAccount])(
  '$method $path belongs to oneself',
  async (endpoint) => {
    const params = { uid: 'user-another' };
    expect((await server.call(endpoint, { params })).status).toBe(401);
    expect((await server.call(endpoint, { params, as: 'user-curious' })).status).toBe(403);
    expect(await deletionOf('user-another')).toBeUndefined();
  },
);

describe('a deleted account', () => {
  test('leaves payments and bills without a name, and nothing else', async () => {
    const uid = await newSubscriber();
    expect((await server.call(deleteAccount, own(uid))).status).toBe(204);
    expect(server.identity.deleted).toContain(uid);
    const db = server.database;
    expect(await db.select().from(users).where(eq(users.uid, uid))).toEqual([]);
    expect(await db.select().from(screens).where(eq(screens.uid, uid))).toEqual([]);
    const kept = {
      payments: await db.select().from(payments).where(eq(payments.uid, uid)),
      bills: await db.select().from(bills).where(eq(bills.uid, uid)),
      deletion: await deletionOf(uid),
    };
    expect(kept).toMatchObject({
      payments: [{ uid, amount: 199, endReason: 'accountDeleted' }],
      bills: [{ status: 'paid' }],
      deletion: { token: null, identityDeletedAt: expect.any(Date) },
    });
    for (const personal of [NAME, PHONE, emailOf(uid)]) expect(JSON.stringify(kept)).not.toContain(personal);
    expect(await prepareIsSubscribed(db)(uid, new Date())).toBe(false);
  });

  test('is refused everywhere at once, and isn’t written again', async () => {
    const uid = await newSubscriber();
    // The identity service would still take the token.
    server.identity.refusal = { status: 503, message: 'UNAVAILABLE' };
    expect((await server.call(deleteAccount, own(uid))).status).toBe(204);
    const body = { name: NAME, email: emailOf(uid), phone: PHONE, firebase_uid: uid };
    expect((await server.call(register, { as: uid, body })).status).toBe(401);
    for (const endpoint of [user, paymentHistory, accountSummary, exportAccount]) {
      expect((await server.call(endpoint, own(uid))).status).toBe(401);
    }
    expect(await server.database.select().from(users).where(eq(users.uid, uid))).toEqual([]);
  });

  test('needs a sign-in of the last five minutes', async () => {
    const uid = await newSubscriber();
    const signedInAt = Math.floor(Date.now() / 1000) - 301;
    const headers = { authorization: `Bearer ${unsignedToken(uid, { auth_time: signedInAt })}` };
    expect((await server.call(deleteAccount, { params: { uid }, headers })).status).toBe(403);
    expect(await server.fetch(user, own(uid))).toMatchObject({ displayName: NAME });
  });

  test('has its open bill withdrawn, and what is paid for it late given back', async () => {
    const uid = harness.newUid();
    const order = await harness.orderFor(uid);
    const [bill] = await server.database.select().from(bills).where(eq(bills.uid, uid));
    expect((await server.call(deleteAccount, own(uid))).status).toBe(204);
    const [retired] = await server.database.select().from(bills).where(eq(bills.uid, uid));
    expect([bill?.status, retired?.status]).toEqual(['open', 'retired']);
    await harness.payOrder(order);
    const paid = async () => (await server.database.select().from(payments).where(eq(payments.uid, uid)))[0];
    await expect
      .poll(paid)
      .toMatchObject({ endReason: 'accountDeleted', refundDue: false, refundedPaise: 19_900 });
  });
});

describe('an identity that could not be deleted', () => {
  let at = Date.now();
  const later = (seconds: number) => {
    at = Date.now() + seconds * 1000;
  };
  const deletion = () => {
    const { settings, database, identity } = server;
    const url = `http://${identity.host}/identitytoolkit.googleapis.com`;
    return createAccountDeletion({
      database,
      store: createPersonalDataStore(database),
      deleteIdentity: createDeleteIdentity({ url, apiKey: 'key', publicUrl: settings.publicUrl }),
      log: createLog('silent'),
      hashUid: (uid) => uid,
      now: () => new Date(at),
      onDeleted: () => {},
    });
  };

  test('is deleted by the sweep once the service is there again, by any server', async () => {
    const uid = await newSubscriber();
    server.identity.refusal = { status: 500, message: 'INTERNAL' };
    expect((await server.call(deleteAccount, own(uid))).status).toBe(204);
    expect(await deletionOf(uid)).toMatchObject({ token: expect.any(String), identityDeletedAt: null });
    later(0);
    await deletion().sweep();
    expect(server.identity.deleted).not.toContain(uid);
    server.identity.refusal = null;
    later(20);
    await deletion().sweep();
    expect(server.identity.deleted).not.toContain(uid);
    later(31);
    // A server that stops leaves it to the others.
    await expect(deletion().sweep(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.identity.deleted).not.toContain(uid);
    await deletion().sweep();
    expect(server.identity.deleted).toContain(uid);
    expect(await deletionOf(uid)).toMatchObject({ token: null, identityDeletedAt: expect.any(Date) });
  });

  test('is deleted by its next sign-in where the service no longer takes the token', async () => {
    const uid = await newSubscriber();
    server.identity.refusal = { status: 400, message: 'TOKEN_EXPIRED : at noon' };
    expect((await server.call(deleteAccount, own(uid))).status).toBe(204);
    expect(await deletionOf(uid)).toMatchObject({ token: null, identityDeletedAt: null });
    server.identity.refusal = null;
    expect((await server.call(user, own(uid))).status).toBe(401);
    expect(await deletionOf(uid)).toMatchObject({ token: expect.any(String) });
    later(31);
    await deletion().sweep();
    expect(server.identity.deleted).toContain(uid);
  });

  test('that is gone already counts as deleted', async () => {
    const uid = await newSubscriber();
    server.identity.refusal = { status: 400, message: 'USER_NOT_FOUND' };
    expect((await server.call(deleteAccount, own(uid))).status).toBe(204);
    expect(await deletionOf(uid)).toMatchObject({ identityDeletedAt: expect.any(Date) });
  });
});
