import type { PaymentRecord, Plan } from '@chalchitra/api/types';
import type { PaymentRowProps } from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';
import type { Presenter } from '../../present/present';

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
      const isPaid = record.status === 'paid';
      return {
        key: record.id ?? `${record.orderId}-${index}`,
        planText: plan?.name ?? profile.plan,
        amountText: present.money(record.amount),
        statusText: profile.statuses[record.status] ?? record.status,
        statusTone: tones[record.status] ?? 'plain',
        facts: [
          isPaid || record.status === 'expired'
            ? profile.paidOn(present.date(record.createdAt))
            : profile.startedOn(present.date(record.createdAt)),
          ...(isPaid ? [profile.nextDue(present.nextDue(record.createdAt, plan?.durationDays))] : []),
        ],
      };
    });
}
