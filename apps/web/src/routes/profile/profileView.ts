import { MONTH_DAYS } from '@chalchitra/api/constants';
import type { PaymentRecord, Plan, UserDetails } from '@chalchitra/api/types';
import type { PaymentRowProps } from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';
import type { Presenter } from '../../present/present';
import { priceText } from '../../present/priceText';
import type { CurrentUser } from '../account/useCurrentUser';

/**
 * The user that the page shows: what the server knows first, then what their identity says (spec §2, §3).
 * Their phone is empty where there is none, null where nobody knows one.
 * @param details undefined while they are loading or couldn't be loaded, null where no server knows the user.
 */
export function toShownUser(user: CurrentUser | null, details: UserDetails | null | undefined) {
  const otherwise = user?.phoneNumber ?? (details?.phoneNumber === null ? '' : null);
  return {
    name: details?.displayName || (user?.name ?? ''),
    email: user?.email ?? '',
    photoUrl: user?.photoUrl ?? null,
    phone: details === undefined ? undefined : (details?.phoneNumber ?? otherwise),
  };
}

const tones: Record<string, PaymentRowProps['statusTone']> = { paid: 'good', expired: 'bad', failed: 'bad' };

/** Statuses of payments that were received, though they let nobody watch any more. */
const PAID_ONCE = ['expired', 'refunded', 'revoked'];

/** When the next payment is due: as the server says, else after the plan's days (spec §9). */
const dueText = (record: PaymentRecord, days: number, present: Presenter) =>
  record.periodEnd === null ? present.nextDue(record.createdAt, days) : present.date(record.periodEnd);

/** Payments as the history shows them, newest first; a plan that is gone counts 30 days (spec §9). */
export function toPaymentRows(
  records: readonly PaymentRecord[],
  plans: readonly Plan[],
  { profile, plans: prices }: Pick<AreaMessages, 'profile' | 'plans'>,
  present: Presenter,
): (PaymentRowProps & { key: string })[] {
  const statuses: Readonly<Record<string, string>> = profile.statuses;
  const time = ({ createdAt }: PaymentRecord) => Date.parse(createdAt) || 0;
  return [...records]
    .sort((one, other) => time(other) - time(one))
    .map((record, index) => {
      const plan = plans.find(({ id }) => id === record.orderId);
      const days = plan?.durationDays ?? MONTH_DAYS;
      const amount = present.money(record.amount);
      const isPaid = record.status === 'paid';
      const wasPaid = isPaid || PAID_ONCE.includes(record.status);
      return {
        key: record.id ?? `${record.orderId}-${index}`,
        planText: plan?.name ?? profile.plan,
        amountText: priceText(amount, days, prices),
        statusText: statuses[record.status] ?? record.status,
        statusTone: tones[record.status] ?? 'plain',
        facts: [
          wasPaid
            ? profile.paidOn({ date: present.date(record.createdAt) })
            : profile.startedOn({ date: present.date(record.createdAt) }),
          ...(isPaid ? [profile.nextDue({ date: dueText(record, days, present) })] : []),
        ],
        noteText: record.note === null ? null : profile.notes[record.note],
      };
    });
}
