import type { PaymentRecord, Plan, Receipt } from '@chalchitra/api/types';
import { hasPaid, paidUntil } from '@chalchitra/machines';
import { ButtonLink, Link, PaymentList, PaymentRow, Skeleton } from '@chalchitra/ui';
import { visuallyHidden } from '@chalchitra/ui/theme';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import { PartFailure } from '../frame/PartFailure';
import { paths } from '../paths';
import { renewals } from './ProfileScreen.css';
import { toPaymentRows } from './profileView';

export interface PaymentHistoryProps {
  /** Null while loading. */
  payments: readonly PaymentRecord[] | null;
  plans: readonly Plan[];
  /** Whether the server lets the user switch to another plan. */
  canSwitch: boolean;
  /** None while they are loading, and where the server gives none. */
  receipts: readonly Receipt[];
  /** Why the history, the plans or the receipts couldn't be loaded; null where they were. */
  historyError: unknown;
  plansError: unknown;
  receiptsError: unknown;
  onRetry: () => void;
}

/** What the user has paid, and the way to the plans where nothing is paid (spec §2). */
export function PaymentHistory(props: PaymentHistoryProps) {
  const { payments, plans, canSwitch, receipts, historyError, plansError, receiptsError, onRetry } = props;
  const present = usePresent();
  const { failures, loading } = useBaseMessages();
  const profile = useMessages('profile');
  const prices = useMessages('plans');
  if (historyError !== null) {
    return (
      <PartFailure error={historyError} onRetry={onRetry}>
        {failures.paymentHistory}
      </PartFailure>
    );
  }
  if (payments === null) {
    return (
      <div role="status">
        <span className={visuallyHidden}>{loading}</span>
        <Skeleton shape="row" />
      </div>
    );
  }
  // A server that names no end doesn't know renewals either.
  const isRenewable = paidUntil(payments) !== null;
  return (
    <>
      {plansError !== null && (
        <PartFailure error={plansError} onRetry={onRetry}>
          {failures.orders}
        </PartFailure>
      )}
      {payments.length > 0 && receiptsError !== null && (
        <PartFailure error={receiptsError} onRetry={onRetry}>
          {profile.receiptsFailed}
        </PartFailure>
      )}
      {payments.length === 0 ? (
        <p>{profile.noPayments}</p>
      ) : (
        <PaymentList label={profile.paymentHistory}>
          {toPaymentRows(payments, plans, { profile, plans: prices }, present).map(({ key, ...row }) => {
            const receipt = receipts.find(({ paymentId }) => paymentId === key);
            const link = receipt && (
              <Link href={paths.receipt(key)} aria-label={profile.receiptNumber({ number: receipt.number })}>
                {profile.receipt}
              </Link>
            );
            return <PaymentRow key={key} {...row} link={link} />;
          })}
        </PaymentList>
      )}
      {isRenewable && (
        <div className={renewals}>
          <ButtonLink href={paths.renewal} variant="quiet">
            {profile.renew}
          </ButtonLink>
          {canSwitch && (
            <ButtonLink href={paths.switching} variant="quiet">
              {profile.switch}
            </ButtonLink>
          )}
        </div>
      )}
      {!hasPaid(payments) && (
        <div>
          <ButtonLink href={paths.subscription}>{profile.viewPlans}</ButtonLink>
        </div>
      )}
    </>
  );
}
