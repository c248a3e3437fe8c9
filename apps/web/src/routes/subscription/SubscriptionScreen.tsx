import type { PaymentLinkActor } from '@chalchitra/machines';
import { Alert, Link } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useAreaCopy, usePresent } from '../../copy/copy';
import { FailureAlert } from '../account/FailureAlert';
import { useFailureText } from '../account/useFailureText';
import { FailurePage } from '../frame/FailurePage';
import { paths } from '../paths';
import { PaymentWait } from './PaymentWait';
import { PlanList, PlansLoading, TryAgain } from './PlanList';
import { PlansPage } from './PlansPage';
import { otherWay } from './PlansPage.css';
import { SwitchList } from './SwitchList';
import { SwitchNote } from './SwitchNote';

/** Choose Your Plan with payment by link, through every state of it (spec §2, §4). */
export function SubscriptionScreen({ actor }: { actor: PaymentLinkActor }) {
  const { plans: copy } = useAreaCopy('account');
  const present = usePresent();
  const failureText = useFailureText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { plans, planId, pending, isTabBlocked, isRenewal, failure, until, quotes } = state.context;

  if (failure !== null && state.matches('historyFailed')) {
    return (
      <FailurePage
        message={failureText(failure)}
        error={failure.cause}
        onRetry={() => actor.send({ type: 'history.retry' })}
      />
    );
  }
  if (failure !== null && state.matches('plansFailed')) {
    return (
      <PlansPage
        notice={
          <FailureAlert
            failure={failure}
            action={<TryAgain onClick={() => actor.send({ type: 'plans.retry' })} />}
          />
        }
      >
        {null}
      </PlansPage>
    );
  }

  const offer = quotes !== null && quotes.quotes.length > 0 ? quotes : null;
  const note =
    offer !== null ? (
      <SwitchNote plans={plans} quotes={offer} />
    ) : (
      until !== null && <Alert tone="note">{copy.subscribedUntil({ date: present.date(until) })}</Alert>
    );
  const isLoading = ['checkingHistory', 'loadingPlans', 'loadingQuotes', 'paid'].includes(state.value);
  // What a plan adds to a subscription that runs is known with the payments.
  const hasPlans = plans.length > 0 && !(isLoading && isRenewal);
  const isAwaiting = state.matches('awaiting');
  const isBusy = isLoading || isAwaiting || state.matches('creatingLink');
  return (
    <PlansPage
      notice={
        isAwaiting && pending !== null ? (
          <PaymentWait
            url={pending.url}
            isTabBlocked={isTabBlocked}
            hasTrouble={failure !== null}
            onAbandon={() => actor.send({ type: 'payment.abandon' })}
          />
        ) : failure !== null ? (
          <FailureAlert failure={failure} />
        ) : (
          note
        )
      }
    >
      {offer !== null && (
        <SwitchList
          plans={plans}
          quotes={offer}
          busyId={isBusy ? planId : null}
          onSelect={(id, isNow) => actor.send({ type: 'plan.select', planId: id, isNow })}
        />
      )}
      {offer !== null && !isBusy && (
        <p className={otherWay}>
          <Link href={paths.switchingInPopup}>{copy.payHere}</Link>
        </p>
      )}
      {isLoading && !hasPlans && <PlansLoading />}
      {offer === null && (hasPlans || state.matches('choosing')) && (
        <PlanList
          plans={plans}
          busyId={isBusy ? planId : null}
          until={until}
          onSelect={(id) => actor.send({ type: 'plan.select', planId: id })}
        />
      )}
    </PlansPage>
  );
}
