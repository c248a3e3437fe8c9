import type { Parts } from '../parts';
import { grant, prepareIsSubscribed, prepareScreensOf } from './payments.ledger';
import { createPaymentsStore } from './payments.store';

/** What other areas may ask and do about subscriptions. */
export interface Subscriptions {
  isSubscribed(uid: string): Promise<boolean>;
  /** How many players may play at once, null for no limit; undefined without a subscription. */
  screensOf(uid: string): Promise<number | null | undefined>;
  /** Lets a user's subscription to the first plan run for its days from now, without a payment. */
  grant(uid: string): Promise<void>;
}

/** The subscriptions, as the other areas of the server see them. */
export function createSubscriptions({ database, now }: Pick<Parts, 'database' | 'now'>): Subscriptions {
  const store = createPaymentsStore(database);
  const isSubscribed = prepareIsSubscribed(database);
  const screensOf = prepareScreensOf(database);
  return {
    isSubscribed: (uid) => isSubscribed(uid, now()),
    screensOf: (uid) => screensOf(uid, now()),
    async grant(uid) {
      const [plan] = await store.plans();
      if (plan) await grant(database, uid, plan, now());
    },
  };
}
