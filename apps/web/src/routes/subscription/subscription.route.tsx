import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAreaCopy } from '../../copy/copy';
import { useRuntime, useUid } from '../../runtime';
import { paths } from '../paths';
import { providePaymentLink } from './paymentLinkFlow';
import { SubscriptionScreen } from './SubscriptionScreen';
import { usePaidElsewhere } from './usePaidElsewhere';

/** /subscription: goes to / once there is a paid record (spec §2). */
export function Component() {
  const uid = useUid();
  return uid === null ? null : <Visit key={uid} uid={uid} />;
}

function Visit({ uid }: { uid: string }) {
  const runtime = useRuntime();
  const { waiting } = useAreaCopy('account');
  const [machine] = useState(() => providePaymentLink(runtime, waiting.openingTab));
  const actor = useActorRef(machine, { input: { uid, pending: runtime.pendingPayment.read() } });
  const isPaid = useSelector(actor, (snapshot) => snapshot.matches('paid'));
  const isChoosing = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  const isPaidElsewhere = usePaidElsewhere(uid) && isChoosing;
  return isPaid || isPaidElsewhere ? (
    <Navigate to={paths.home} replace />
  ) : (
    <SubscriptionScreen actor={actor} />
  );
}
