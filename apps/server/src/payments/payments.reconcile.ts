import { toPaise } from '@chalchitra/api/contract';
import type { Database } from '../database/database';
import type { Ledger } from './payments.ledger';
import { type BillNotes, readNotes } from './payments.notes';
import type { Payment } from './payments.periods';
import { findPlan } from './payments.plans';
import { isReceived, type Provider, type ProviderPayment } from './payments.provider';
import { ProviderError } from './payments.providerCall';
import { createReconcileStore } from './payments.reconcile.store';
import { refundedOf } from './payments.returns';
import type { Bill } from './payments.schema';
import { rupeesOf, type Settlement } from './payments.settlement';
import type { PaymentsStore } from './payments.store';

/**
 * How a payment and its record differ: `unrecorded` has a bill and no record; `unbilled` was requested by us, as its
 * order says, and the bill is lost; `refund` is one of which the record doesn't say what the provider does; `refundDue`
 * was to go back and hasn't; `amount` is another; `missing` is a record of which the provider has no money.
 */
export type Difference =
  | { kind: 'unrecorded'; payment: ProviderPayment; bill: Bill }
  | { kind: 'unbilled'; payment: ProviderPayment; bill: LostBill }
  | { kind: 'refund' | 'refundDue' | 'amount'; payment: ProviderPayment; record: Payment }
  | { kind: 'missing'; record: Payment };

/** What the provider's order says of a bill that our books don't have. */
interface LostBill extends BillNotes {
  id: string;
  paise: number;
  referenceId: string;
}

/** What came of comparing a time; `others` were received for something that isn't ours. */
export interface Reconciliation {
  payments: number;
  records: number;
  others: number;
  differences: Difference[];
}

/** The payment that a difference is about. */
export const paymentIdOf = (difference: Difference): string =>
  'payment' in difference ? difference.payment.id : difference.record.id;

/** How a payment that the provider has differs from its record; null where it doesn't. */
function compare(payment: ProviderPayment, record: Payment): Difference | null {
  if (!isReceived(payment)) return { kind: 'missing', record };
  if (rupeesOf(payment) !== record.amount) return { kind: 'amount', payment, record };
  const { paise, isWhole } = refundedOf(payment);
  if (paise !== record.refundedPaise || (isWhole && record.endReason === null))
    return { kind: 'refund', payment, record };
  return record.refundDue ? { kind: 'refundDue', payment, record } : null;
}

/** Compares our records with the provider's payments, whatever became of the reports on each. */
export function createReconciler(options: {
  database: Database;
  store: PaymentsStore;
  ledger: Ledger;
  provider: Provider;
  settlement: Settlement;
  now: () => Date;
}) {
  const { database, store, ledger, provider, settlement, now } = options;
  const reconcileStore = createReconcileStore(database);

  /** What a payment without a record pays: a bill of ours, one that is lost, or null for neither. */
  const billOf = async (payment: ProviderPayment): Promise<Bill | LostBill | null> => {
    if (payment.order_id === null) return null;
    const linkId = payment.description?.startsWith('#') ? `plink_${payment.description.slice(1)}` : null;
    const known = (await store.findBill(payment.order_id)) ?? (linkId && (await store.findBill(linkId)));
    if (known) return known;
    const { id, receipt, notes, amount: paise } = await provider.fetchOrder(payment.order_id);
    const byReference = receipt === null ? undefined : await reconcileStore.findByReference(receipt);
    if (byReference) return byReference;
    const noted = readNotes(notes);
    return noted && { ...noted, id, paise, referenceId: receipt ?? id };
  };

  /** How a payment without a record differs; null where it isn't ours, or nobody is owed anything for it. */
  const judgeUnrecorded = async (payment: ProviderPayment): Promise<Difference | 'other' | null> => {
    const isOpen = payment.status === 'authorized';
    if (!isReceived(payment) && !isOpen) return null;
    const bill = await billOf(payment);
    if (bill === null) return isOpen ? null : 'other';
    const isStored = 'status' in bill;
    // The bank releases what is over another amount and was never captured.
    const paise = isStored ? toPaise(bill.amount) : bill.paise;
    if (isOpen && payment.amount !== paise) return null;
    return isStored ? { kind: 'unrecorded', payment, bill } : { kind: 'unbilled', payment, bill };
  };

  const fetchKnown = async (id: string): Promise<ProviderPayment | null> => {
    try {
      return await provider.fetchPayment(id);
    } catch (error) {
      if (error instanceof ProviderError && error.kind === 'refused') return null;
      throw error;
    }
  };

  /** Writes a lost bill down again; null where its plan no longer says what it was for. */
  const restoreBill = async (bill: LostBill): Promise<Bill | null> => {
    const plan = await findPlan(database, bill.planId);
    if (plan === undefined || toPaise(plan.amount) !== bill.paise) return null;
    return reconcileStore.addLostBill({
      id: bill.id,
      // Also where it was a link: its payment names this order.
      kind: 'order',
      uid: bill.uid,
      planId: plan.id,
      amount: plan.amount,
      durationDays: plan.durationDays,
      referenceId: bill.referenceId,
      shortUrl: null,
      status: 'retired',
      isSwitch: bill.isSwitch,
      // After all that was settled until now: several payments of one user are no second payments of each other.
      createdAt: new Date(now().getTime() + 1),
      expiresAt: now(),
      checkedAt: null,
    });
  };

  const settle = async (bill: Bill, paymentId: string): Promise<boolean> => {
    await settlement.confirm(bill, paymentId, 'reconcile');
    return (await ledger.findPayment(paymentId)) !== undefined;
  };

  /** Whether a payment's record still says another refund than the provider does: a record never gets a smaller one. */
  const hasRefundDifference = async (id: string): Promise<boolean> => {
    const record = await ledger.findPayment(id);
    return record !== undefined && compare(await provider.fetchPayment(id), record)?.kind === 'refund';
  };

  return {
    /** Compares all that was paid between two times, both included. */
    async find(from: Date, to: Date, signal?: AbortSignal): Promise<Reconciliation> {
      const found: Reconciliation = { payments: 0, records: 0, others: 0, differences: [] };
      const seen = new Set<string>();
      const add = (difference: Difference | null) => {
        if (difference !== null) found.differences.push(difference);
      };
      for await (const page of provider.payments(from, to)) {
        const records = await reconcileStore.recordsOf(page.map(({ id }) => id));
        for (const payment of page) {
          signal?.throwIfAborted();
          // A payment that is made meanwhile moves the list, so that its pages overlap.
          if (seen.has(payment.id)) continue;
          seen.add(payment.id);
          if (isReceived(payment)) found.payments += 1;
          const record = records.get(payment.id);
          const judged = record ? compare(payment, record) : await judgeUnrecorded(payment);
          if (judged === 'other') found.others += 1;
          else add(judged);
        }
      }
      for (const record of await reconcileStore.recordsBetween(from, to)) {
        signal?.throwIfAborted();
        found.records += 1;
        if (seen.has(record.id)) continue;
        const payment = await fetchKnown(record.id);
        add(payment === null ? { kind: 'missing', record } : compare(payment, record));
      }
      // The oldest first, so that periods follow one another as they were paid.
      found.differences.reverse();
      return found;
    },

    /** Makes the record say what the provider does; false where a person has to decide. */
    async mend(difference: Difference): Promise<boolean> {
      switch (difference.kind) {
        case 'unrecorded':
          return settle(difference.bill, difference.payment.id);
        case 'unbilled': {
          const bill = await restoreBill(difference.bill);
          return bill !== null && settle(bill, difference.payment.id);
        }
        case 'refund':
          await settlement.review(difference.payment.id);
          return !(await hasRefundDifference(difference.payment.id));
        case 'refundDue':
          await settlement.giveBack(difference.record);
          return true;
        default:
          return false;
      }
    },
  };
}

export type Reconciler = ReturnType<typeof createReconciler>;
