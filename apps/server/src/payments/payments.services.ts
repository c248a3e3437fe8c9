import type { Database } from '../database/database';
import type { Log } from '../log';
import type { Metrics } from '../metrics/metrics';
import type { Settings } from '../settings/settings';
import { createLedger } from './payments.ledger';
import { createProvider } from './payments.provider';
import { createReconciler } from './payments.reconcile';
import { createSettlement } from './payments.settlement';
import { secretsInForce } from './payments.signatures';
import { createPaymentsStore } from './payments.store';
import { createWebhookReceiver } from './payments.webhook';
import { createWebhookStore } from './payments.webhook.store';

/** What reads and writes payments, for the server and for its operator's command. */
export function createPaymentServices(options: {
  settings: Pick<Settings, 'razorpay' | 'payments'>;
  database: Database;
  log: Log;
  metrics?: Metrics | undefined;
  /** What calls the provider in place of the network. */
  fetch?: typeof fetch | undefined;
  timeoutMs?: number | undefined;
  now: () => Date;
}) {
  const { settings, database, log, metrics, now } = options;
  const { razorpay } = settings;
  const store = createPaymentsStore(database);
  const webhookStore = createWebhookStore(database);
  const ledger = createLedger(database, settings.payments);
  const provider = createProvider({
    ...razorpay,
    fetch: options.fetch,
    timeoutMs: options.timeoutMs,
    observe: metrics?.provider,
  });
  const settlement = createSettlement({ store, ledger, provider, log, now, onSettled: metrics?.settlement });
  const webhooks = createWebhookReceiver({
    store,
    webhookStore,
    ledger,
    settlement,
    secrets: secretsInForce(razorpay.webhookSecret, razorpay.previousWebhookSecret),
    log,
    now,
  });
  const reconciler = createReconciler({ database, store, ledger, provider, settlement, now });
  return { store, webhookStore, ledger, provider, settlement, webhooks, reconciler };
}

export type PaymentServices = ReturnType<typeof createPaymentServices>;
