import type { PaymentLinkActor } from '@chalchitra/machines';
import { Alert, LoadingPage } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useAreaCopy, useCopy, usePresent } from '../../copy/copy';
import { FailureAlert } from '../account/FailureAlert';
import { useFailureText } from '../account/useFailureText';
import { FailurePage } from '../frame/FailurePage';
import { SitePage } from '../frame/SitePage';
import { PaymentWait } from './PaymentWait';
import { PlanList, PlansLoading, TryAgain } from './PlanList';
import { PlansPage } from './PlansPage';
import { SwitchList } from './SwitchList';

/** Choose Your Plan with payment by link, through every state of it (spec §2, §4). */
export function SubscriptionScreen({ actor }: { actor: PaymentLinkActor }) {
  const { loading } = useCopy();
  const { plans: copy } = useAreaCopy('account');
  const present = usePresent();
  const failureText = useFailureText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { plans, planId, pending, isTabBlocked, failure, until, quotes } = state.context;

  if (failure !== null && state.matches('historyFailed')) {
    return (
      <FailurePage
        message={failureText(failure)}
        error={failure.cause}
        onRetry={() => actor.send({ type: 'history.retry' })}
      />
    );
  }
  if (state.matches('checkingHistory') || state.matches('paid')) {
    return (
      <SitePage variant="centred">
        <LoadingPage label={loading} />
      </SitePage>
    );
  }
  if (state.matches('loadingPlans') || state.matches('loadingQuotes')) {
    return (
      <PlansPage>
        <PlansLoading />
      </PlansPage>
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

  const canSwitch = quotes !== null && quotes.quotes.length > 0;
  const choiceNotice =
    failure !== null ? (
      <FailureAlert failure={failure} />
    ) : (
      until !== null && (
        <Alert tone="note">
          {canSwitch && quotes !== null
            ? copy.switching({
                plan: plans.find(({ id }) => id === quotes.planId)?.name ?? copy.plan,
                date: present.date(until),
                left: present.money(quotes.left),
              })
            : copy.subscribedUntil({ date: present.date(until) })}
        </Alert>
      )
    );
  const isAwaiting = state.matches('awaiting');
  const isBusy = isAwaiting || state.matches('creatingLink');
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
        ) : (
          choiceNotice
        )
      }
    >
      {canSwitch && quotes !== null && (
        <SwitchList
          plans={plans}
          quotes={quotes}
          busyId={isBusy ? planId : null}
          onSelect={(id, isNow) => actor.send({ type: 'plan.select', planId: id, isNow })}
        />
      )}
      {!canSwitch && (plans.length > 0 || !isAwaiting) && (
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
