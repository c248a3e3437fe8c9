import type { CheckoutActor, Failure } from '@chalchitra/machines';
import { Button, Link } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useAreaCopy } from '../../copy/copy';
import { FailureAlert } from '../account/FailureAlert';
import { paths } from '../paths';
import { PlanList, PlansLoading, TryAgain } from '../subscription/PlanList';
import { PlansPage } from '../subscription/PlansPage';

/** Choose Your Plan with the checkout pop-up, through every state of it (spec §2, §4). */
export function PlanChooserScreen({ actor }: { actor: CheckoutActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { plans, planId, failure } = state.context;
  const isResting = ['choosing', 'plansFailed', 'unverified'].some((value) => value === state.value);
  return (
    <PlansPage notice={failure !== null && isResting && <CheckoutFailure actor={actor} failure={failure} />}>
      {state.matches('loadingPlans') && <PlansLoading />}
      {!state.matches('loadingPlans') && !state.matches('plansFailed') && (
        <PlanList
          plans={plans}
          busyId={isResting ? null : planId}
          isLocked={state.matches('unverified')}
          onSelect={(id) => actor.send({ type: 'plan.select', planId: id })}
        />
      )}
    </PlansPage>
  );
}

/** What went wrong, with the way on that there is. */
function CheckoutFailure({ actor, failure }: { actor: CheckoutActor; failure: Failure }) {
  const { plans: copy } = useAreaCopy('account');
  switch (failure.code) {
    case 'plansFailed':
      return (
        <FailureAlert
          failure={failure}
          action={<TryAgain onClick={() => actor.send({ type: 'plans.retry' })} />}
        />
      );
    case 'checkoutUnavailable':
      return (
        <FailureAlert failure={failure} action={<Link href={paths.subscription}>{copy.payByLink}</Link>} />
      );
    case 'paymentNotVerified':
      return (
        <FailureAlert
          failure={failure}
          hintText={copy.verifyHint}
          action={
            <Button size="small" onClick={() => actor.send({ type: 'verification.retry' })}>
              {copy.checkAgain}
            </Button>
          }
        />
      );
    default:
      return <FailureAlert failure={failure} />;
  }
}
