import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { createLog } from '../log';
import { createLinksStore } from '../sandbox/sandbox.links.store';
import { createReturnsStore } from '../sandbox/sandbox.returns.store';
import { createSandbox } from '../sandbox/sandbox.routes';
import { createSandboxStore } from '../sandbox/sandbox.store';
import { openTestDatabase } from '../testing/testDatabase';
import { createBilling } from './payments.bills';
import type { PaymentRules } from './payments.ledger';
import type { Payment } from './payments.periods';
import { createDailyReconciliation } from './payments.reconcile.daily';
import { bills, payments } from './payments.schema';
import { createPaymentServices } from './payments.services';
import { createSweep } from './payments.sweep';
import { plans } from './plans.schema';

const KEYS = { keyId: 'rzp_sandbox_test', keySecret: 'key secret of the test' };
export const WEBHOOK_SECRET = 'webhook secret of the test';
const DEFAULT_RULES: PaymentRules = {
  secondPayments: 'refund',
  refundEndsAbove: 50,
  seller: { name: 'Chalchitra', address: null, gst: null },
};

/** Several processes of the server's payments on one database, one provider that can fail, and one clock; plans of ₹199 and ₹499. */
export async function startProcessesHarness() {
  const opened = await openTestDatabase();
  const state = {
    clock: new Date('2026-11-21T10:00:00Z'),
    /** What the provider does instead of responding, with its own response at hand; null: it responds. */
    fault: null as
      | ((path: string, respond: () => Promise<Response>) => Response | Promise<Response> | null)
      | null,
    users: 0,
    uid: '',
    lines: [] as { level: string; message: string; [field: string]: unknown }[],
  };
  const providerCalls: string[] = [];
  const now = () => state.clock;
  let respond: (request: Request) => Response | Promise<Response>;
  const server = createServer(getRequestListener((request) => respond(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = createSandbox({
    db: opened.database,
    ...KEYS,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: base,
    webhookUrl: `${base}/nowhere`,
    merchant: 'Chalchitra',
    now,
  });
  respond = (request) => {
    const { pathname } = new URL(request.url);
    providerCalls.push(`${request.method} ${pathname}`);
    const respondItself = async () => sandbox.app.fetch(request);
    return state.fault?.(pathname, respondItself) ?? respondItself();
  };
  await opened.database.insert(plans).values([
    { id: 'monthly', position: 0, name: 'Monthly', amount: 199, description: '', durationDays: 30 },
    { id: 'season', position: 1, name: 'Season', amount: 499, description: '', durationDays: 90 },
  ]);
  const sandboxStore = createSandboxStore(opened.database, now, base);
  const links = createLinksStore(opened.database, now);
  const priceOf = (planId: string) => (planId === 'season' ? 499 : 199);

  /** One process's own parts on the shared database and provider. */
  const startProcess = (given: Partial<PaymentRules> & { timeoutMs?: number } = {}) => {
    const { timeoutMs = 30_000, ...rules } = given;
    const log = createLog('info', (line) => state.lines.push(JSON.parse(line)));
    const services = createPaymentServices({
      settings: {
        razorpay: {
          ...KEYS,
          apiUrl: base,
          webhookSecret: WEBHOOK_SECRET,
          previousKeySecret: null,
          previousWebhookSecret: null,
          checkoutUrl: '',
        },
        payments: { ...DEFAULT_RULES, ...rules },
      },
      timeoutMs,
      database: opened.database,
      log,
      now,
    });
    const { store, webhookStore, provider, settlement, reconciler } = services;
    const billing = createBilling({
      database: opened.database,
      store,
      provider,
      settlement,
      merchant: 'Chalchitra',
      callbackUrl: 'http://shop.test/callback',
      now,
    });
    const reconcileDaily = createDailyReconciliation({ database: opened.database, reconciler, log, now });
    const sweep = createSweep({ store, webhookStore, settlement, reconcileDaily, log, now });
    return { ...services, billing, sweep, reconcileDaily };
  };
  const recordsOf = (who: string) =>
    opened.database.select().from(payments).where(eq(payments.uid, who)).orderBy(payments.settledAt);

  return {
    database: opened.database,
    state,
    /** The provider's calls that were made, as `GET /v1/…`. */
    providerCalls,
    now,
    startProcess,
    sandboxStore,
    returns: createReturnsStore(opened.database, now),
    caller: () => ({ uid: state.uid, email: null, name: null, provider: 'password' }),
    later(ms: number) {
      state.clock = new Date(state.clock.getTime() + ms);
    },
    /** A new user and a provider without a fault, with nothing of anybody's left to check. */
    async begin() {
      await opened.database.update(bills).set({ status: 'closed' });
      await opened.database.update(payments).set({ refundDue: false });
      state.fault = null;
      state.clock = new Date('2026-11-21T10:00:00Z');
      state.users += 1;
      state.uid = `user-${state.users}`;
      state.lines.length = 0;
      providerCalls.length = 0;
    },
    recordsOf,
    /** A payment of the current user. */
    async find(id: string): Promise<Payment> {
      const found = (await recordsOf(state.uid)).find((payment) => payment.id === id);
      if (!found) throw new Error('no such payment');
      return found;
    },
    async statusOf(id: string) {
      const [row] = await opened.database.select().from(bills).where(eq(bills.id, id));
      return row?.status;
    },
    order(planId = 'monthly', isRenewal = false, isSwitch = false): Promise<string> {
      const wanted = { planId, amount: priceOf(planId), isRenewal, isSwitch };
      return startProcess().billing.order(this.caller(), wanted);
    },
    async link(planId = 'monthly', isRenewal = false, isSwitch = false) {
      const wanted = { planId, amount: priceOf(planId), isRenewal, isSwitch };
      const shortUrl = await startProcess().billing.link(this.caller(), wanted);
      const found = await links.findLink({ code: shortUrl.split('/').at(-1) ?? '' });
      if (!found) throw new Error('no such link');
      return { id: found.link.id, orderId: found.order.id, shortUrl };
    },
    /** Pays an order, or the one behind a link, at the provider; returns the payment's id. */
    async pay(orderId: string): Promise<string> {
      const { payment } = await sandboxStore.attempt(orderId, 'pay', { email: null, contact: null });
      return payment?.id ?? '';
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await opened.close();
    },
  };
}
