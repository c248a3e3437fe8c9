import type { PaymentRecord, Plan } from '@chalchitra/api/types';
import { ButtonLink, PaymentList, PaymentRow, Skeleton } from '@chalchitra/ui';
import { useAreaCopy, useCopy, usePresent } from '../../copy/copy';
import { PartFailure } from '../frame/PartFailure';
import { paths } from '../paths';
import { toPaymentRows } from './profileView';

export interface PaymentHistoryProps {
  /** Null while loading. */
  payments: readonly PaymentRecord[] | null;
  plans: readonly Plan[];
  /** Why the history or the plans couldn't be loaded; null where they were. */
  historyError: unknown;
  plansError: unknown;
  onRetry: () => void;
}

/** What the person has paid, and the way to the plans where nothing is paid (spec §2). */
export function PaymentHistory(props: PaymentHistoryProps) {
  const { payments, plans, historyError, plansError, onRetry } = props;
  const present = usePresent();
  const { failures, loading } = useCopy();
  const profile = useAreaCopy('profile');
  if (historyError !== null) {
    return (
      <PartFailure error={historyError} onRetry={onRetry}>
        {failures.paymentHistory}
      </PartFailure>
    );
  }
  if (payments === null) {
    return (
      <div role="status" aria-label={loading}>
        <Skeleton shape="row" />
      </div>
    );
  }
  const isPaid = payments.some(({ status }) => status === 'paid');
  return (
    <>
      {plansError !== null && (
        <PartFailure error={plansError} onRetry={onRetry}>
          {failures.orders}
        </PartFailure>
      )}
      {payments.length === 0 ? (
        <p>{profile.noPayments}</p>
      ) : (
        <PaymentList label={profile.paymentHistory}>
          {toPaymentRows(payments, plans, profile, present).map(({ key, ...row }) => (
            <PaymentRow key={key} {...row} />
          ))}
        </PaymentList>
      )}
      {!isPaid && (
        <div>
          <ButtonLink href={paths.subscription}>{profile.viewPlans}</ButtonLink>
        </div>
      )}
    </>
  );
}
