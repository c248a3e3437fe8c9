import type { Id } from '@chalchitra/api/types';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useRuntime } from '../../runtime';
import { paths } from '../paths';
import { CheckoutScreen } from './CheckoutScreen';
import { provideCheckout } from './checkoutFlow';

/** Switching with the checkout pop-up; where nothing can be switched to, the page of links says what else there is. */
export function SwitchInPopup({ uid }: { uid: Id }) {
  const runtime = useRuntime();
  const [machine] = useState(() => provideCheckout(runtime));
  const actor = useActorRef(machine, { input: { uid, isSwitch: true } });
  const isPaid = useSelector(actor, (snapshot) => snapshot.matches('paid'));
  const hasNothing = useSelector(
    actor,
    ({ value, context: { quotes } }) => value === 'choosing' && quotes === null,
  );
  if (isPaid) return <Navigate to={paths.profile} replace />;
  if (hasNothing) return <Navigate to={paths.switching} replace />;
  return <CheckoutScreen actor={actor} />;
}
