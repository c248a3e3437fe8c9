import type { Id } from '@chalchitra/api/types';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../runtime';
import { CheckoutScreen } from './CheckoutScreen';
import { provideCheckout } from './checkoutFlow';
import { usePaidElsewhere } from './usePaidElsewhere';

/** The plan chooser in place of the sign-in form, with the checkout pop-up (spec §2, §4). */
export function PlanChooser({ uid, onPaid }: { uid: Id | null; onPaid: () => void }) {
  const runtime = useRuntime();
  const [machine] = useState(() => provideCheckout(runtime));
  const actor = useActorRef(machine, { input: { uid } });
  // A payment in progress has an end of its own; one that couldn't be verified may count all the same.
  const isIdle = useSelector(actor, (snapshot) => snapshot.hasTag('idle'));
  const isPaidElsewhere = usePaidElsewhere(uid) && isIdle;
  const isPaid = useSelector(actor, (snapshot) => snapshot.matches('paid')) || isPaidElsewhere;
  useEffect(() => {
    if (isPaid) onPaid();
  }, [isPaid, onPaid]);
  // The form that had the focus is gone, and the address is still the same.
  useEffect(() => runtime.page.focusHeading(), [runtime.page]);
  return <CheckoutScreen actor={actor} />;
}
