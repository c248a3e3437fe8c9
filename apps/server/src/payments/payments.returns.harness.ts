import { DAY_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { sandboxRefunds, sandboxWebhooks } from '../sandbox/sandbox.schema';
import { hmac } from './payments.harness';
import type { Payment } from './payments.periods';
import { startProcessesHarness, WEBHOOK_SECRET } from './payments.processes.harness';
import { noteOf, recordStatus, stateOf } from './payments.states';
import { prepareIsSubscribed } from './payments.subscriptions';

/** The monthly plan's, in paise. */
export const PRICE = 19_900;

/** How a payment stands that counts, and one that was taken back. */
export const PAID = { state: 'paid', status: 'paid', note: null, isSubscribed: true };
export const REFUNDED = { state: 'refunded', status: 'refunded', note: 'refund', isSubscribed: false };

export const days = (payment: Payment) =>
  (payment.periodEnd.getTime() - payment.periodStart.getTime()) / DAY_MS;

/** The processes' harness, with what the provider gives back and says of it. */
export async function startReturnsHarness() {
  const harness = await startProcessesHarness();
  const { state, startProcess, later, pay, find, now, database, returns } = harness;

  /** A webhook as the provider signs it. */
  const signed = (body: string, eventId: string) => ({
    body: new TextEncoder().encode(body),
    signature: hmac(body, WEBHOOK_SECRET),
    eventId,
  });

  /** Delivers all of the provider's webhooks, several times or in reverse where a test wants it. */
  const deliver = async ({ times = 1, isReversed = false } = {}): Promise<void> => {
    const rows = await database.select().from(sandboxWebhooks);
    const { receive } = startProcess().webhooks;
    for (let time = 0; time < times; time += 1) {
      for (const row of isReversed ? [...rows].reverse() : rows) await receive(signed(row.body, row.eventId));
    }
  };

  return {
    ...harness,
    signed,
    deliver,
    /** A new user, of whom no webhook is under way. */
    async begin() {
      await harness.begin();
      await database.delete(sandboxWebhooks);
    },
    /** Gives a payment back at the provider, as a whole or in part. */
    async refund(paymentId: string, amount: number | null = null): Promise<void> {
      const made = await returns.refund({
        paymentId,
        amount,
        receipt: null,
        notes: {},
        idempotencyKey: null,
      });
      if (made === null) throw new Error('The provider gave nothing back');
    },
    refundsOf: (id: string) => database.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentId, id)),
    /** A payment of the plan, settled by its webhook. */
    async paid(planId = 'monthly', isRenewal = false): Promise<string> {
      const id = await pay(await harness.order(planId, isRenewal));
      await deliver();
      later(1_000);
      return id;
    },
    /** What is shown of a payment now, and whether its user is subscribed. */
    async paymentState(id: string) {
      const payment = await find(id);
      return {
        state: stateOf(payment, now()),
        status: recordStatus(payment, now()),
        note: noteOf(payment),
        isSubscribed: await prepareIsSubscribed(database)(state.uid, now()),
      };
    },
  };
}
