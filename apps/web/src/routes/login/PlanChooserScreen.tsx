import type { CheckoutActor, Failure } from '@chalchitra/machines';
import { Alert, Button, Link } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useAreaCopy } from '../../copy/copy';
import { useFailureText } from '../account/useFailureText';
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
  const message = useFailureText()(failure);
  switch (failure.code) {
    case 'plansFailed':
      return (
        <Alert tone="bad" action={<TryAgain onClick={() => actor.send({ type: 'plans.retry' })} />}>
          {message}
        </Alert>
      );
    case 'checkoutUnavailable':
      return (
        <Alert tone="bad" action={<Link href={paths.subscription}>{copy.payByLink}</Link>}>
          {message}
        </Alert>
      );
    case 'paymentNotVerified':
      return (
        <Alert
          tone="bad"
          action={
            <Button size="small" onClick={() => actor.send({ type: 'verification.retry' })}>
              {copy.checkAgain}
            </Button>
          }
        >
          <p>{message}</p>
          <p>{copy.verifyHint}</p>
        </Alert>
      );
    default:
      return <Alert tone="bad">{message}</Alert>;
  }
}
