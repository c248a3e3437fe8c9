import { DAY_MS } from '@chalchitra/api/constants';
import type { PlanWire } from '@chalchitra/api/types';
import type { Payment } from '../src/payments/payments.periods';
import { payments } from '../src/payments/payments.schema';
import { receipts } from '../src/receipts/receipts.schema';
import { sandboxDisputes, sandboxPayments } from '../src/sandbox/sandbox.schema';
import type { Shop } from './shop';

/** A payment that the provider took, and what it was for. */
export interface Owed {
  readonly uid: string;
  readonly paymentId: string;
  readonly plan: PlanWire;
  /** Whether the same plan was paid twice on purpose: one of the two goes back. */
  readonly isOneOfTwo?: boolean;
  /** The payment whose plan this one takes the place of. */
  readonly replaces?: string;
  /** Whether another plan takes its place. */
  readonly isReplaced?: boolean;
  /** Whether a rupee less than the price was paid: all of it goes back. */
  readonly isTooLittle?: boolean;
}

type Stated = typeof sandboxPayments.$inferSelect;
type Dispute = typeof sandboxDisputes.$inferSelect;

const MAX_SHOWN = 20;
const REFUND_ENDS_ABOVE = 0.5;

const daysOf = ({ periodStart, periodEnd }: Payment) =>
  (periodEnd.getTime() - periodStart.getTime()) / DAY_MS;

/** The days that a switch adds: what was left of the replaced plan at its price, at the new one's price. */
function creditOf(replaced: Payment, { settledAt }: Payment, plan: PlanWire): number {
  const { replacedStart, replacedEnd, amount } = replaced;
  if (replacedStart === null || replacedEnd === null) return 0;
  const whole = Math.round((replacedEnd.getTime() - replacedStart.getTime()) / DAY_MS);
  const from = Math.max(replacedStart.getTime(), settledAt.getTime());
  const left = Math.ceil((replacedEnd.getTime() - from) / DAY_MS);
  const paise = Math.ceil((amount * 100 * left) / whole);
  return Math.ceil((paise * plan.duration_days) / (plan.amount * 100));
}

/** What is wrong with a plan that another one took the place of. */
function* wrongInReplaced(replaced: Payment | undefined, record: Payment): Generator<string, void> {
  if (!replaced) return yield `${record.id}: what it takes the place of is lost`;
  if (replaced.endReason !== 'switched' || replaced.replacedBy !== record.id)
    yield `${replaced.id}: goes on beside ${record.id}, which takes its place`;
}

/** What is wrong with one payment's record, by what the provider says of it. */
function* wrongIn(
  owed: Owed,
  record: Payment | undefined,
  stated: Stated | undefined,
  { dispute, replaced }: { dispute?: Dispute | undefined; replaced?: Payment | undefined },
): Generator<string, void> {
  const { paymentId, plan, uid } = owed;
  if (!stated) return yield `${paymentId}: the provider doesn’t know it`;
  if (!record) return yield `${paymentId}: lost, ${uid} has paid ₹${plan.amount}`;
  if (record.uid !== uid) yield `${paymentId}: belongs to ${record.uid} in place of ${uid}`;
  const amount = plan.amount - (owed.isTooLittle ? 1 : 0);
  if (record.amount !== amount) yield `${paymentId}: ₹${record.amount} in place of ₹${amount}`;
  if (owed.isTooLittle && stated.status !== 'refunded') yield `${paymentId}: is too little, and was kept`;
  if (record.planId !== plan.id) yield `${paymentId}: plan ${record.planId} in place of ${plan.id}`;
  if (record.refundedPaise !== stated.amountRefunded) {
    yield `${paymentId}: ${record.refundedPaise} paise given back, the provider says ${stated.amountRefunded}`;
  }
  const share = stated.amountRefunded / stated.amount;
  if (owed.replaces !== undefined) yield* wrongInReplaced(replaced, record);
  const isReplaced = owed.isReplaced === true;
  const isOver = dispute?.status === 'lost' || share > REFUND_ENDS_ABOVE;
  if (isOver && record.endedAt === null) yield `${paymentId}: was taken back, and its period goes on`;
  if (!isOver && !isReplaced && record.endedAt !== null)
    yield `${paymentId}: ended for ${record.endReason}, and is not refunded`;
  const days = plan.duration_days + (replaced ? creditOf(replaced, record, plan) : 0);
  if (!isOver && !isReplaced && daysOf(record) !== days) {
    yield `${paymentId}: ${daysOf(record)} days in place of ${days}`;
  }
  if (dispute && record.dispute !== dispute.status) {
    yield `${paymentId}: dispute ${record.dispute}, the provider says ${dispute.status}`;
  }
}

function* wrongTogether(records: readonly Payment[]) {
  const active = records
    .filter(({ endedAt }) => endedAt === null)
    .sort((a, b) => a.periodStart.getTime() - b.periodStart.getTime());
  for (const [index, record] of active.entries()) {
    const before = active[index - 1];
    if (before && record.periodStart < before.periodEnd) yield `${record.id}: overlaps ${before.id}`;
  }
}

/** Each payment has a receipt, numbered 1, 2, 3, … without gaps, whichever node wrote it and whatever was killed. */
function* wrongInReceipts(records: readonly Payment[], given: readonly (typeof receipts.$inferSelect)[]) {
  const receiptOf = new Map(given.map((receipt) => [receipt.paymentId, receipt]));
  for (const { id, billId } of records) {
    if (billId !== null && !receiptOf.has(id)) yield `${id}: has no receipt`;
  }
  const numbers = given.map(({ number }) => number).sort((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  if (gap !== -1) yield `The series of receipts has ${numbers[gap]} in place of ${gap + 1}`;
}

const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Holds the nodes' books against the provider's: nothing lost, doubled, or wrong in amount, period or owner. */
export async function findWrongSettlements(shop: Shop, owed: readonly Owed[]): Promise<string[]> {
  const opened = await shop.openNodeDatabase();
  try {
    const records = await opened.database.select().from(payments);
    const given = await opened.database.select().from(receipts);
    const stated = await shop.provider.database.select().from(sandboxPayments);
    const disputes = await shop.provider.database.select().from(sandboxDisputes);
    const recordOf = new Map(records.map((record) => [record.id, record]));
    const statedOf = new Map(stated.map((payment) => [payment.id, payment]));
    const disputeOf = new Map(disputes.map((dispute) => [dispute.paymentId, dispute]));
    const problems: string[] = [];
    for (const one of owed) {
      const { paymentId } = one;
      problems.push(
        ...wrongIn(one, recordOf.get(paymentId), statedOf.get(paymentId), {
          dispute: disputeOf.get(paymentId),
          replaced: one.replaces === undefined ? undefined : recordOf.get(one.replaces),
        }),
      );
    }
    const known = new Set(owed.map(({ paymentId }) => paymentId));
    for (const { id, billId } of records) {
      if (billId !== null && !known.has(id)) problems.push(`${id}: nobody has paid it`);
    }
    problems.push(...wrongInReceipts(records, given));
    for (const own of groupBy(records, ({ uid }) => uid).values()) problems.push(...wrongTogether(own));
    for (const [uid, pair] of groupBy(
      owed.filter(({ isOneOfTwo }) => isOneOfTwo),
      ({ uid }) => uid,
    )) {
      const active = pair.filter(({ paymentId }) => recordOf.get(paymentId)?.endedAt === null);
      if (active.length !== 1) problems.push(`${uid}: ${active.length} of ${pair.length} payments count`);
    }
    if (new Set(known).size !== owed.length) problems.push('The provider has given one id twice');
    const rest = problems.length - MAX_SHOWN;
    return rest > 0 ? [...problems.slice(0, MAX_SHOWN), `and ${rest} more`] : problems;
  } finally {
    await opened.close();
  }
}
