import type { CheckoutActor } from '@chalchitra/machines';
import { useSelector } from '@xstate/react';
import { paths } from '../paths';
import { CheckoutFailure } from './CheckoutFailure';
import { PlanList, PlansLoading } from './PlanList';
import { PlansPage } from './PlansPage';

/** Choose Your Plan with the checkout pop-up, through every state of it (spec §2, §4). */
export function PlanChooserScreen({ actor }: { actor: CheckoutActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { plans, planId, failure } = state.context;
  const isIdle = state.hasTag('idle');
  return (
    <PlansPage
      notice={
        failure !== null &&
        !state.matches('confirming') && (
          <CheckoutFailure actor={actor} failure={failure} linkPath={paths.subscription} />
        )
      }
    >
      {state.matches('loadingPlans') && <PlansLoading />}
      {!state.matches('loadingPlans') && !state.matches('plansFailed') && (
        <PlanList
          plans={plans}
          busyId={isIdle ? null : planId}
          isLocked={state.matches('unverified')}
          onSelect={(id) => actor.send({ type: 'plan.select', planId: id })}
        />
      )}
    </PlansPage>
  );
}
