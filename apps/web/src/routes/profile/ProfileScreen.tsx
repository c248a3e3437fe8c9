import type { PaymentRecord, Plan } from '@chalchitra/api/types';
import { Alert, Avatar, Button, ButtonLink, PaymentList, PaymentRow, Skeleton } from '@chalchitra/ui';
import { useCopy, usePresent } from '../../copy/copy';
import { SitePage } from '../frame/SitePage';
import { paths } from '../paths';
import {
  actions,
  card,
  factName,
  facts,
  history,
  name as nameClass,
  page,
  sectionTitle,
} from './ProfileScreen.css';
import { toPaymentRows } from './profileView';

export interface ProfileScreenProps {
  /** `phone` is undefined while it isn't known yet. */
  person: { name: string; email: string; photoUrl: string | null; phone: string | null | undefined };
  /** Null while loading. */
  payments: readonly PaymentRecord[] | null;
  plans: readonly Plan[];
  hasHistoryFailed: boolean;
  havePlansFailed: boolean;
  onRetry: () => void;
  onLogout: () => void;
}

/** The signed-in person, their payments and the ways on (spec §2). */
export function ProfileScreen(props: ProfileScreenProps) {
  const { profile } = useCopy();
  const { person, onLogout } = props;
  return (
    <SitePage>
      <div className={page}>
        <section className={card}>
          <Avatar name={person.name} photoUrl={person.photoUrl} size="large" />
          <div>
            <h1 className={nameClass} dir="auto">
              {person.name || profile.heading}
            </h1>
            <dl className={facts}>
              <dt className={factName}>{profile.email}</dt>
              <dd>{person.email}</dd>
              <dt className={factName}>{profile.phone}</dt>
              <dd>
                {person.phone === undefined ? <Skeleton shape="line" /> : (person.phone ?? profile.noPhone)}
              </dd>
            </dl>
          </div>
          <div className={actions}>
            <ButtonLink variant="action" href={paths.home}>
              {profile.watchNow}
            </ButtonLink>
            <Button onClick={onLogout}>{profile.logout}</Button>
          </div>
        </section>
        <section className={history} aria-labelledby="payment-history">
          <h2 id="payment-history" className={sectionTitle}>
            {profile.paymentHistory}
          </h2>
          <History {...props} />
        </section>
      </div>
    </SitePage>
  );
}

function History({ payments, plans, hasHistoryFailed, havePlansFailed, onRetry }: ProfileScreenProps) {
  const messages = useCopy();
  const present = usePresent();
  const { profile, failures, loading } = messages;
  const retry = (
    <Button size="small" onClick={onRetry}>
      {messages.actions.tryAgain}
    </Button>
  );
  const viewPlans = <ButtonLink href={paths.subscription}>{profile.viewPlans}</ButtonLink>;
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
      {!isPaid && <div>{viewPlans}</div>}
    </>
  );
}
