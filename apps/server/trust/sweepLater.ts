import { DAY_MS, HOUR_MS } from '@chalchitra/api/constants';
import { createLog } from '../src/log';
import { paymentIdOf } from '../src/payments/payments.reconcile';
import { createPaymentServices } from '../src/payments/payments.services';
import { createSweep } from '../src/payments/payments.sweep';
import { KEYS } from './nodes';
import type { Shop } from './shop';

/** Each round claims fifty; a claimed bill waits for a quarter of its age. */
const ROUND_MS = 12 * HOUR_MS;
const MAX_ROUNDS = 400;

/**
 * Does what the nodes' own sweep would do by itself in the hours to come, with a clock that jumps ahead: it checks
 * every bill that nobody reported with the provider, gives back what is due, and finds refunds and disputes whose
 * webhooks were lost. Returns what reconciling finds afterwards.
 */
export async function sweepLater({ openNodeDatabase, provider }: Shop): Promise<string[]> {
  const opened = await openNodeDatabase();
  let clock = Date.now();
  const now = () => new Date(clock);
  const log = createLog('silent');
  const { store, webhookStore, settlement, reconciler } = createPaymentServices({
    settings: {
      razorpay: {
        ...KEYS,
        apiUrl: provider.url,
        previousKeySecret: null,
        previousWebhookSecret: null,
        checkoutUrl: '',
      },
      payments: {
        secondPayments: 'refund',
        refundEndsAbove: 50,
        seller: { name: 'Chalchitra', address: null, gst: null },
      },
    },
    database: opened.database,
    log,
    now,
  });
  let claimed = 0;
  const counted = {
    ...store,
    async claimDueBill(minSeconds: number, at: Date) {
      const bill = await store.claimDueBill(minSeconds, at);
      if (bill) claimed += 1;
      return bill;
    },
  };
  const sweep = createSweep({
    store: counted,
    webhookStore,
    settlement,
    reconcileDaily: async () => {},
    log,
    now,
  });
  try {
    clock += HOUR_MS;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const before = claimed;
      await sweep.sweep();
      if (claimed - before === 0) break;
    }
    await sweep.reviewReturns();
    clock += ROUND_MS;
    await sweep.sweep();
    const { differences } = await reconciler.find(new Date(Date.now() - DAY_MS), now());
    return differences.map(
      (difference) => `${paymentIdOf(difference)}: reconciling finds ${difference.kind}`,
    );
  } finally {
    await opened.close();
  }
}
