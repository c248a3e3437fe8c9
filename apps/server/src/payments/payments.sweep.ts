import { DAY_MS, HOUR_MS, MINUTE_MS } from '@chalchitra/api/constants';
import type { Log } from '../log';
import { repeat } from '../repeat';
import { within } from '../within';
import { ProviderError } from './payments.providerCall';
import type { Bill } from './payments.schema';
import type { Settlement } from './payments.settlement';
import type { HistoryEntry, PaymentsStore } from './payments.store';
import type { WebhookStore } from './payments.webhook.store';

const HISTORY_TIMEOUT_MS = 3_000;
const SWEEP_INTERVAL_MS = 15_000;
const MAX_SWEEP_PAUSE_MS = 5 * MINUTE_MS;
const MIN_SWEEP_SECONDS = 30;
const SWEEP_LIMIT = 50;
/** The provider sends a webhook again for a day. */
const WEBHOOKS_KEPT_MS = 7 * DAY_MS;
const WEBHOOKS_CLEANUP_INTERVAL_MS = HOUR_MS;

/** Refunds, as far back as a server may have been down, and the latest disputes are reviewed each hour. */
const RETURNS_REVIEW_INTERVAL_MS = HOUR_MS;
const RETURNS_RETRY_DELAY_MS = 10 * MINUTE_MS;
const REFUNDS_REVIEWED_BACK_MS = 7 * DAY_MS;
/** A dispute of long ago may be decided today; the list of all grows for ever, so that it isn't read each hour. */
const ALL_DISPUTES_REVIEW_INTERVAL_MS = 12 * HOUR_MS;

/** The pause after a round: twice as long each time that the provider is away or asks the server to back off. */
const nextPause = (pause: number, isResponding: boolean): number =>
  isResponding ? SWEEP_INTERVAL_MS : Math.min(pause * 2, MAX_SWEEP_PAUSE_MS);

/** Checks with the provider, by itself, what isn't settled: webhooks may be lost or never reach a private address. */
export function createSweep(options: {
  store: PaymentsStore;
  webhookStore: WebhookStore;
  settlement: Settlement;
  /** Compares with the provider's payments, if that wasn't done today. */
  reconcileDaily: (signal?: AbortSignal) => Promise<void>;
  log: Log;
  now: () => Date;
}) {
  const { store, webhookStore, settlement, reconcileDaily, log, now } = options;

  const checkAll = async (bills: Bill[]): Promise<void> => {
    await Promise.all(
      bills.map(async (bill) => {
        try {
          await settlement.check(bill, 'history');
        } catch (error) {
          log.warn('The payment provider could not be asked about a bill', { bill: bill.id, error });
        }
      }),
    );
  };

  /**
   * A user's payments, after their newest bills were checked, each at most every 4 s; waits no longer than a page may.
   */
  const historyFor = async (uid: string): Promise<HistoryEntry[]> => {
    const at = now();
    const { entries, isDue } = await store.historyAndDue(uid, at);
    if (!isDue) return entries;
    const due = await store.claimBillsOf(uid, at);
    await within(HISTORY_TIMEOUT_MS, checkAll(due), async () => {});
    return store.history(uid);
  };

  /** Deals with what is due, one at a time and the longest waiting first; false as soon as the provider is away. */
  const workThrough = async <Item extends { id: string }>(
    claim: () => Promise<Item | undefined>,
    work: (item: Item) => Promise<unknown>,
    signal: AbortSignal | undefined,
  ): Promise<boolean> => {
    for (let count = 0; count < SWEEP_LIMIT; count += 1) {
      signal?.throwIfAborted();
      const item = await claim();
      if (!item) return true;
      try {
        await work(item);
      } catch (error) {
        log.warn('The payment provider could not be asked by the sweep', { about: item.id, error });
        if (error instanceof ProviderError && (error.isAway || error.isKeyRefused)) return false;
      }
    }
    return true;
  };

  let webhooksForgottenAt = 0;

  /** One round over everybody's bills and refunds that are due; false where the provider is away. */
  const sweep = async (signal?: AbortSignal): Promise<boolean> => {
    const at = now();
    if (at.getTime() - webhooksForgottenAt >= WEBHOOKS_CLEANUP_INTERVAL_MS) {
      await webhookStore.forget(new Date(at.getTime() - WEBHOOKS_KEPT_MS));
      webhooksForgottenAt = at.getTime();
    }
    // Each claim has its own time: what others have checked during a long round isn't ahead of it.
    const isResponding = await workThrough(
      () => store.claimDueBill(MIN_SWEEP_SECONDS, now()),
      (bill) => settlement.check(bill, 'sweep'),
      signal,
    );
    if (!isResponding) return false;
    return workThrough(() => store.claimDueRefund(MIN_SWEEP_SECONDS, now()), settlement.giveBack, signal);
  };

  let returnsDueAt = 0;
  let allDisputesDueAt = 0;

  /** Once an hour, finds the refunds and disputes whose webhooks were lost; first of all, and twice a day, among all disputes. */
  const reviewReturns = async (signal?: AbortSignal): Promise<void> => {
    const at = now().getTime();
    if (at < returnsDueAt) return;
    // Where it fails it isn't begun anew by each round, and what comes after it in a round has its turn meanwhile.
    returnsDueAt = at + RETURNS_RETRY_DELAY_MS;
    await settlement.reviewRefunds(new Date(at - REFUNDS_REVIEWED_BACK_MS), signal);
    const isAllDue = at >= allDisputesDueAt;
    await settlement.reviewDisputes(isAllDue ? 'all' : 'latest', signal);
    if (isAllDue) allDisputesDueAt = at + ALL_DISPUTES_REVIEW_INTERVAL_MS;
    returnsDueAt = at + RETURNS_REVIEW_INTERVAL_MS;
  };

  let pause = SWEEP_INTERVAL_MS;

  const round = async (signal: AbortSignal): Promise<void> => {
    const isResponding = await sweep(signal);
    pause = nextPause(pause, isResponding);
    if (!isResponding) return;
    await reviewReturns(signal);
    await reconcileDaily(signal);
  };
  const background = repeat(round, {
    pauseMs: () => pause,
    onError: (error) => log.error('Open payments could not be looked at', { error }),
  });

  return { historyFor, sweep, reviewReturns, ...background };
}
