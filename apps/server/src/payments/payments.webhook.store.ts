import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { paymentWebhooks } from './payments.schema';

type WebhookRow = typeof paymentWebhooks.$inferSelect;

/** What a webhook is about. */
export type WebhookHint = Omit<WebhookRow, 'eventId' | 'receivedAt'>;

/** The webhooks that were handled lately. */
export function createWebhookStore(db: Database) {
  return {
    async find(eventId: string): Promise<WebhookRow | undefined> {
      return (await db.select().from(paymentWebhooks).where(eq(paymentWebhooks.eventId, eventId)))[0];
    },

    async add(eventId: string, hint: WebhookHint, receivedAt: Date): Promise<void> {
      await db
        .insert(paymentWebhooks)
        .values({ eventId, receivedAt, ...hint })
        .onConflictDoNothing();
    },

    async forget(before: Date): Promise<void> {
      await db.delete(paymentWebhooks).where(lt(paymentWebhooks.receivedAt, before));
    },
  };
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;
