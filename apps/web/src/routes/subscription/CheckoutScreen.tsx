import type { CheckoutActor } from '@chalchitra/machines';
import { Link } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useMessages } from '../../copy/copy';
import { paths } from '../paths';
import { CheckoutFailure } from './CheckoutFailure';
import { PlanList, PlansLoading } from './PlanList';
import { PlansPage } from './PlansPage';
import { otherWay } from './PlansPage.css';
import { SwitchList } from './SwitchList';
import { SwitchNote } from './SwitchNote';

/** Choose Your Plan with the checkout pop-up, also for a subscriber who switches, through every state of it (spec §2, §4). */
export function CheckoutScreen({ actor }: { actor: CheckoutActor }) {
  const messages = useMessages('plans');
  const state = useSelector(actor, (snapshot) => snapshot);
  const { isSwitch, plans, planId, quotes, failure } = state.context;
  const busyId = state.hasTag('idle') ? null : planId;
  const isLocked = state.matches('unverified');
  const isLoading =
    state.matches('loadingPlans') ||
    state.matches('checkingHistory') ||
    // After a refusal the quotes before are shown until there are new ones.
    (state.matches('loadingQuotes') && quotes === null);
  return (
    <PlansPage
      notice={
        failure !== null &&
        !state.matches('confirming') && (
          <CheckoutFailure
            actor={actor}
            failure={failure}
            linkPath={isSwitch ? paths.switching : paths.subscription}
          />
        )
      }
      note={quotes !== null && <SwitchNote plans={plans} quotes={quotes} />}
    >
      {isLoading && <PlansLoading />}
      {!isSwitch && !isLoading && !state.matches('plansFailed') && (
        <PlanList
          plans={plans}
          busyId={busyId}
          isLocked={isLocked}
          onSelect={(id) => actor.send({ type: 'plan.select', planId: id })}
        />
      )}
      {quotes !== null && (
        <SwitchList
          plans={plans}
          quotes={quotes}
          busyId={busyId}
          isNow={state.context.isNow}
          isLocked={isLocked}
          onSelect={(id, isNow) => actor.send({ type: 'plan.select', planId: id, isNow })}
        />
      )}
      {isSwitch && state.matches('choosing') && (
        <p className={otherWay}>
          <Link href={paths.switching}>{messages.payByLink}</Link>
        </p>
      )}
    </PlansPage>
  );
}
