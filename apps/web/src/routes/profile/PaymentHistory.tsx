import type { PaymentRecord, Plan } from '@chalchitra/api/types';
import { Alert, Button, ButtonLink, PaymentList, PaymentRow, Skeleton } from '@chalchitra/ui';
import { useCopy, usePresent } from '../../copy/copy';
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
  const messages = useCopy();
  const present = usePresent();
  const { profile, failures, loading } = messages;
  const retry = (
    <Button size="small" onClick={onRetry}>
      {messages.actions.tryAgain}
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
        <Skeleton shape="line" />
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
          {toPaymentRows(payments, plans, messages, present).map(({ key, ...row }) => (
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
