import type { PaymentLinkActor } from '@chalchitra/machines';
import { Alert, Link } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useMessages, usePresent } from '../../copy/copy';
import { FailureAlert } from '../account/FailureAlert';
import { HistoryFailurePage } from '../account/HistoryFailurePage';
import { FailurePage } from '../frame/FailurePage';
import { TryAgain } from '../frame/TryAgain';
import { paths } from '../paths';
import { focusPlan } from './focusPlan';
import { PaymentWait } from './PaymentWait';
import { PlanList, PlansLoading } from './PlanList';
import { PlansPage } from './PlansPage';
import { otherWay } from './PlansPage.css';
import { SwitchList } from './SwitchList';
import { SwitchNote } from './SwitchNote';

/** Choose Your Plan with payment by link, through every state of it (spec §2, §4). */
export function SubscriptionScreen({ actor }: { actor: PaymentLinkActor }) {
  const messages = useMessages('plans');
  const present = usePresent();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { plans, planId, pending, isTabBlocked, purpose, failure, until, quotes } = state.context;

  if (failure?.code === 'paymentHistoryFailed' && !state.matches('awaiting')) {
    const onRetry = () => actor.send({ type: 'history.retry' });
    return pending === null ? (
      <HistoryFailurePage failure={failure} onRetry={onRetry} />
    ) : (
      <FailurePage message={messages.waiting.retrying} error={failure.cause} onRetry={onRetry} />
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

  const isLoading = ['checkingHistory', 'loadingPlans', 'loadingQuotes', 'paid'].includes(state.value);
  // A payment that switches now replaces what is left of the plan that runs.
  const addsTo = pending?.isNow ? null : until;
  // What a plan adds to a subscription that runs is known with the payments.
  const hasPlans = plans.length > 0 && !(isLoading && purpose !== 'first');
  const isAwaiting = state.matches('awaiting');
  const isBusy = isLoading || isAwaiting || ['creatingLink', 'reloadingPlans'].includes(state.value);
  return (
    <PlansPage
      wait={
        isAwaiting &&
        pending !== null && (
          <PaymentWait
            url={pending.url}
            isTabBlocked={isTabBlocked}
            isRetrying={failure !== null}
            onAbandon={() => {
              focusPlan(purpose === 'first');
              actor.send({ type: 'payment.abandon' });
            }}
          />
        )
      }
      notice={failure !== null && <FailureAlert failure={failure} hintText={failure.detail} />}
      note={
        quotes !== null ? (
          <SwitchNote plans={plans} quotes={quotes} />
        ) : (
          // A switch isn't added to what is left: until the quotes have come, nothing is known.
          addsTo !== null &&
          !(purpose === 'switch' && isLoading) && (
            <Alert tone="note">{messages.subscribedUntil({ date: present.date(addsTo) })}</Alert>
          )
        )
      }
    >
      {quotes !== null && (
        <SwitchList
          plans={plans}
          quotes={quotes}
          busyId={isBusy ? planId : null}
          isNow={state.context.isNow}
          onSelect={(id, isNow) => actor.send({ type: 'plan.select', planId: id, isNow })}
        />
      )}
      {quotes !== null && !isBusy && (
        <p className={otherWay}>
          <Link href={paths.switchingInPopup}>{messages.payHere}</Link>
        </p>
      )}
      {quotes === null && isLoading && !hasPlans && <PlansLoading />}
      {quotes === null && (hasPlans || state.matches('choosing')) && (
        <PlanList
          plans={plans}
          busyId={isBusy ? planId : null}
          until={addsTo}
          onSelect={(id) => actor.send({ type: 'plan.select', planId: id })}
        />
      )}
    </PlansPage>
  );
}
