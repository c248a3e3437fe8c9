import { DAY_MS, HOUR_MS } from '@chalchitra/api/constants';
import { createLog } from '../src/log';
import { createLedger } from '../src/payments/payments.ledger';
import { createProvider } from '../src/payments/payments.provider';
import { createReconciler, paymentIdOf } from '../src/payments/payments.reconcile';
import { createSettlement } from '../src/payments/payments.settlement';
import { createPaymentsStore } from '../src/payments/payments.store';
import { createSweep } from '../src/payments/payments.sweep';
import { createWebhookStore } from '../src/payments/payments.webhook.store';
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
  const store = createPaymentsStore(opened.database);
  const ledger = createLedger(opened.database, {
    secondPayments: 'refund',
    refundEndsAbove: 50,
    seller: { name: 'Chalchitra', address: null, gst: null },
  });
  const sweepProvider = createProvider({ apiUrl: provider.url, ...KEYS });
  let claimed = 0;
  const counted = {
    ...store,
    async claimDueBill(minSeconds: number, at: Date) {
      const bill = await store.claimDueBill(minSeconds, at);
      if (bill) claimed += 1;
      return bill;
    },
  };
  const settlement = createSettlement({ store: counted, ledger, provider: sweepProvider, log, now });
  const sweep = createSweep({
    store: counted,
    webhookStore: createWebhookStore(opened.database),
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
    const { database } = opened;
    const reconciler = createReconciler({
      database,
      store,
      ledger,
      provider: sweepProvider,
      settlement,
      now,
    });
    const { differences } = await reconciler.find(new Date(Date.now() - DAY_MS), now());
    return differences.map(
      (difference) => `${paymentIdOf(difference)}: reconciling finds ${difference.kind}`,
    );
  } finally {
    await opened.close();
  }
}
