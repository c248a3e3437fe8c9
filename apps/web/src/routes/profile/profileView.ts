import { MONTH_DAYS } from '@chalchitra/api/constants';
import type { PaymentRecord, Plan, UserDetails } from '@chalchitra/api/types';
import type { PaymentRowProps } from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';
import type { Presenter } from '../../present/present';
import type { Person } from '../../runtime';

/**
 * The person that the page shows: what the server knows first, then what their identity says (spec §2, §3).
 * @param details undefined while they are loading or couldn't be loaded, null where no server knows the person.
 */
export function toShownPerson(person: Person | null, details: UserDetails | null | undefined) {
  return {
    name: details?.displayName || (person?.name ?? ''),
    email: person?.email ?? '',
    photoUrl: person?.photoUrl ?? null,
    phone: details === undefined ? undefined : (details?.phoneNumber ?? person?.phoneNumber ?? null),
  };
}

const tones: Record<string, PaymentRowProps['statusTone']> = { paid: 'good', expired: 'bad', failed: 'bad' };

/** Payments as the history shows them, newest first; a plan that is gone counts 30 days (spec §9). */
export function toPaymentRows(
  records: readonly PaymentRecord[],
  plans: readonly Plan[],
  profile: AreaMessages['profile'],
  present: Presenter,
): (PaymentRowProps & { key: string })[] {
  const time = ({ createdAt }: PaymentRecord) => Date.parse(createdAt) || 0;
  return [...records]
    .sort((one, other) => time(other) - time(one))
    .map((record, index) => {
      const plan = plans.find(({ id }) => id === record.orderId);
      const days = plan?.durationDays ?? MONTH_DAYS;
      const amount = present.money(record.amount);
      const isPaid = record.status === 'paid';
      return {
        key: record.id ?? `${record.orderId}-${index}`,
        planText: plan?.name ?? profile.plan,
        amountText: days === MONTH_DAYS ? profile.perMonth(amount) : profile.forDays(amount, days),
        statusText: profile.statuses[record.status] ?? record.status,
        statusTone: tones[record.status] ?? 'plain',
        facts: [
          isPaid || record.status === 'expired'
            ? profile.paidOn(present.date(record.createdAt))
            : profile.startedOn(present.date(record.createdAt)),
          ...(isPaid ? [profile.nextDue(present.nextDue(record.createdAt, days))] : []),
        ],
      };
    });
}
