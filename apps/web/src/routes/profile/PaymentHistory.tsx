import type { PaymentRecord, Plan } from '@chalchitra/api/types';
import { Alert, Button, ButtonLink, PaymentList, PaymentRow, Skeleton } from '@chalchitra/ui';
import { useAreaCopy, useCopy, usePresent } from '../../copy/copy';
import { paths } from '../paths';
import { toPaymentRows } from './profileView';

export interface PaymentHistoryProps {
  /** Null while loading. */
  payments: readonly PaymentRecord[] | null;
  plans: readonly Plan[];
  hasHistoryFailed: boolean;
  havePlansFailed: boolean;
  onRetry: () => void;
}

/** What the person has paid, and the way to the plans where nothing is paid (spec §2). */
export function PaymentHistory(props: PaymentHistoryProps) {
  const { payments, plans, hasHistoryFailed, havePlansFailed, onRetry } = props;
  const present = usePresent();
  const { actions, failures, loading } = useCopy();
  const profile = useAreaCopy('profile');
  const retry = (
    <Button size="small" onClick={onRetry}>
      {actions.tryAgain}
    </Button>
  );
  if (hasHistoryFailed) {
    return (
      <Alert tone="bad" action={retry}>
        {failures.paymentHistory}
      </Alert>
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
      {havePlansFailed && (
        <Alert tone="bad" action={retry}>
          {failures.orders}
        </Alert>
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
