import { DAY_MS, HOUR_MS } from '@chalchitra/api/constants';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { repeat } from '../repeat';
import {
  type DisputeRow,
  disputeEntity,
  type LinkRow,
  linkEntity,
  newId,
  type OrderRow,
  orderEntity,
  type PaymentRow,
  paymentEntity,
  type RefundRow,
  refundEntity,
} from './sandbox.entities';
import { sandboxWebhooks } from './sandbox.schema';
import { signWebhook } from './sandbox.signing';

/** What happened, and the entities that the provider's event names. */
export interface WebhookEvent {
  event: string;
  payment: PaymentRow;
  order?: OrderRow;
  link?: { link: LinkRow; order: OrderRow; pagesUrl: string };
  refund?: RefundRow;
  dispute?: DisputeRow;
}

const RETRY_LIMIT_MS = DAY_MS;
const MAX_WAIT_MS = HOUR_MS;
const DELIVERY_TIMEOUT_MS = 5_000;
const DELIVERY_INTERVAL_MS = 500;

/** Writes webhooks down in the transaction that causes them, so that none is lost with the process. */
export async function queueWebhooks(tx: Database, at: Date, events: WebhookEvent[]): Promise<void> {
  const rows = events.map(({ event, payment, order, link, refund, dispute }) => {
    const payload = {
      ...(link
        ? { payment_link: { entity: linkEntity(link.link, link.order, [payment], link.pagesUrl) } }
        : {}),
      ...(refund ? { refund: { entity: refundEntity(refund, payment) } } : {}),
      ...(dispute ? { dispute: { entity: disputeEntity(dispute, payment) } } : {}),
      ...(order ? { order: { entity: orderEntity(order) } } : {}),
      payment: { entity: paymentEntity(payment) },
    };
    const body = {
      entity: 'event',
      account_id: 'acc_Sandbox0000000',
      event,
      contains: Object.keys(payload),
      payload,
      created_at: Math.floor(at.getTime() / 1000),
    };
    return {
      eventId: newId('evt_'),
      body: JSON.stringify(body),
      attempts: 0,
      createdAt: at,
      nextAttemptAt: at,
    };
  });
  await tx.insert(sandboxWebhooks).values(rows);
}

/** Waiting time before the next attempt: 1 s, 2 s, 4 s … one hour; `null` a day after the event. */
export function nextAttempt(attempts: number, createdAt: Date, at: Date): Date | null {
  const next = new Date(at.getTime() + Math.min(1000 * 2 ** (attempts - 1), MAX_WAIT_MS));
  return next.getTime() - createdAt.getTime() > RETRY_LIMIT_MS ? null : next;
}

/** Delivers written-down webhooks, each again until the response is 2xx or a day has passed. */
export function createWebhookSender(options: {
  db: Database;
  url: string;
  secret: string;
  now: () => Date;
  fetch: typeof fetch;
}) {
  const { db, now } = options;
  let running: Promise<void> | null = null;

  const deliver = async (row: typeof sandboxWebhooks.$inferSelect): Promise<boolean> => {
    try {
      const response = await options.fetch(options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signWebhook(row.body, options.secret),
          'x-razorpay-event-id': row.eventId,
        },
        body: row.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };

  const deliverDue = async (): Promise<void> => {
    const due = await db
      .select()
      .from(sandboxWebhooks)
      .where(and(isNotNull(sandboxWebhooks.nextAttemptAt), lte(sandboxWebhooks.nextAttemptAt, now())))
      .orderBy(asc(sandboxWebhooks.nextAttemptAt))
      .limit(20);
    for (const row of due) {
      const isDelivered = await deliver(row);
      const attempts = row.attempts + 1;
      await db
        .update(sandboxWebhooks)
        .set({ attempts, nextAttemptAt: isDelivered ? null : nextAttempt(attempts, row.createdAt, now()) })
        .where(eq(sandboxWebhooks.eventId, row.eventId));
    }
  };

  /** One round over what is due; rounds never overlap. */
  const flush = (): Promise<void> => {
    running ??= deliverDue().finally(() => {
      running = null;
    });
    return running;
  };

  return { flush, ...repeat(flush, { pauseMs: DELIVERY_INTERVAL_MS, onError: () => {} }) };
}
