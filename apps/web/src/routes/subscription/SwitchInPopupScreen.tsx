import type { CheckoutActor } from '@chalchitra/machines';
import { Link } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useMessages } from '../../copy/copy';
import { paths } from '../paths';
import { CheckoutFailure } from './CheckoutFailure';
import { PlansLoading } from './PlanList';
import { PlansPage } from './PlansPage';
import { otherWay } from './PlansPage.css';
import { SwitchList } from './SwitchList';
import { SwitchNote } from './SwitchNote';

/** Choose Your Plan for a subscriber who switches and pays in the checkout pop-up, through every state of it (spec §2, §4). */
export function SwitchInPopupScreen({ actor }: { actor: CheckoutActor }) {
  const messages = useMessages('plans');
  const state = useSelector(actor, (snapshot) => snapshot);
  const { plans, planId, quotes, failure } = state.context;
  const isIdle = state.hasTag('idle');
  return (
    <PlansPage
      notice={
        failure !== null &&
        !state.matches('confirming') && (
          <CheckoutFailure actor={actor} failure={failure} linkPath={paths.switching} />
        )
      }
      note={quotes !== null && <SwitchNote plans={plans} quotes={quotes} />}
    >
      {quotes === null && !isIdle && <PlansLoading />}
      {quotes !== null && (
        <SwitchList
          plans={plans}
          quotes={quotes}
          busyId={isIdle ? null : planId}
          isNow={state.context.isNow}
          isLocked={state.matches('unverified')}
          onSelect={(id, isNow) => actor.send({ type: 'plan.select', planId: id, isNow })}
        />
      )}
      {state.matches('choosing') && (
        <p className={otherWay}>
          <Link href={paths.switching}>{messages.payByLink}</Link>
        </p>
      )}
    </PlansPage>
  );
}
