import { createHmac } from 'node:crypto';
import { createOrder, createPaymentLink, paymentHistory, verifyPayment } from '@chalchitra/api/contract';
import type { PaymentRecord } from '@chalchitra/api/types';
import { eq, sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../testing/testServer';
import type { Payment } from './payments.periods';
import { payments } from './payments.schema';
import { plans } from './plans.schema';

/** The provider's secrets in these tests. */
export const KEY_SECRET = 'key secret of the test';
export const WEBHOOK_SECRET = 'webhook secret of the test';

/** What the checkout returns. */
export interface CheckoutResult {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** A whole server with two plans, and what payers do with it; all calls default to the monthly plan of ₹199. */
export interface PaymentsHarness {
  server: TestServer;
  newUid(): string;
  orderFor(uid: string, planId?: string, amount?: number): Promise<string>;
  requestLink(uid: string, orderId?: string, amount?: number): Promise<Response>;
  linkFor(uid: string, orderId?: string, amount?: number): Promise<string>;
  /** Pays an order as the checkout pop-up does. */
  payOrder(orderId: string): Promise<CheckoutResult>;
  /** Pays a link on its hosted page; returns the callback's address. */
  payLink(shortUrl: string): Promise<string>;
  verify(uid: string, result: CheckoutResult, planId?: string): Promise<Response>;
  history(uid: string): Promise<PaymentRecord[]>;
  /** The records as they stand, without a request to the provider. */
  recordsOf(uid: string): Promise<Payment[]>;
}

/** Hex HMAC-SHA256, as the provider signs. */
export const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The sentence that a refused caller reads. */
export const detailOf = async (response: Response) => ((await response.json()) as { detail: string }).detail;

/** Keeps the sandbox's webhooks from going out: they are written down, but never due. */
async function holdWebhooks(database: TestServer['database']): Promise<void> {
  await database.execute(
    sql`create function hold_webhook() returns trigger language plpgsql as 'begin new.next_attempt_at := null; return new; end'`,
  );
  await database.execute(
    sql`create trigger hold_webhook before insert on sandbox_webhooks for each row execute function hold_webhook()`,
  );
}

/** Starts it; webhooks are held unless a test wants them, so that what settles is what the test names. */
export async function startPaymentsHarness({
  sendsWebhooks = false,
  environment = {},
}: {
  sendsWebhooks?: boolean;
  environment?: Readonly<Record<string, string>>;
} = {}): Promise<PaymentsHarness> {
  const server = await startTestServer({
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ...environment,
  });
  const { database } = server;
  await database.insert(plans).values([
    { id: 'monthly', position: 0, name: 'Monthly', amount: 199, description: 'All of it', durationDays: 30 },
    { id: 'season', position: 1, name: 'Season', amount: 499, description: 'A quarter', durationDays: 90 },
  ]);
  if (!sendsWebhooks) await holdWebhooks(database);
  let users = 0;
  return {
    server,
    newUid() {
      users += 1;
      return `user-${users}`;
    },
    async orderFor(uid, planId = 'monthly', amount = 199) {
      return (await server.fetch(createOrder, { as: uid, body: { userId: uid, planId, amount } })).id;
    },
    requestLink: (uid, orderId = 'monthly', amount = 199) =>
      server.call(createPaymentLink, { as: uid, body: { userId: uid, orderId, amount } }),
    async linkFor(uid, orderId = 'monthly', amount = 199) {
      const body = { userId: uid, orderId, amount };
      return (await server.fetch(createPaymentLink, { as: uid, body })).shortUrl;
    },
    async payOrder(orderId) {
      const response = await fetch(`${server.url}/sandbox/razorpay/v1/checkout/attempts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          key_id: server.settings.razorpay.keyId,
          order_id: orderId,
          outcome: 'pay',
        }),
      });
      return (await response.json()) as CheckoutResult;
    },
    async payLink(shortUrl) {
      const response = await fetch(shortUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
        body: 'outcome=pay',
        redirect: 'manual',
      });
      return response.headers.get('location') ?? '';
    },
    verify: (uid, result, planId = 'monthly') =>
      server.call(verifyPayment, { as: uid, body: { ...result, userId: uid, planId } }),
    history: async (uid) => (await server.fetch(paymentHistory, { as: uid, params: { uid } })).items,
    recordsOf: (uid) =>
      database.select().from(payments).where(eq(payments.uid, uid)).orderBy(payments.periodStart),
  };
}
