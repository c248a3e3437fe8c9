import type { PaymentPurpose } from '@chalchitra/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../copy/copy';
import { plansQuery } from '../../queries/payments.queries';
import { useRuntime, useUid } from '../../runtime';
import { paths } from '../paths';
import { pendingPaymentOf, providePaymentLink } from './paymentLinkFlow';
import { SubscriptionScreen } from './SubscriptionScreen';
import { SwitchInPopup } from './SwitchInPopup';
import { usePaidElsewhere } from './usePaidElsewhere';

/** /subscription: goes to / once there is a paid record (spec §2). With `?renew` subscribers may pay for another period, with `?switch` for another plan, by link or with `&checkout` in the pop-up. */
export function Component() {
  const uid = useUid();
  const [search] = useSearchParams();
  const purpose = purposeOf(search);
  if (uid === null) return null;
  if (purpose === 'switch' && search.has('checkout')) return <SwitchInPopup key={uid} uid={uid} />;
  return <PaymentByLink key={`${uid} ${purpose}`} uid={uid} purpose={purpose} />;
}

function purposeOf(search: URLSearchParams): PaymentPurpose {
  if (search.has('switch')) return 'switch';
  return search.has('renew') ? 'renewal' : 'first';
}

function PaymentByLink({ uid, purpose }: { uid: string; purpose: PaymentPurpose }) {
  const runtime = useRuntime();
  const { waiting } = useMessages('plans');
  const [machine] = useState(() => providePaymentLink(runtime, waiting.openingTab));
  const actor = useActorRef(machine, {
    input: {
      uid,
      pending: pendingPaymentOf(runtime, uid),
      plans: runtime.queryClient.getQueryData(plansQuery(runtime.clients).queryKey),
      purpose,
    },
  });
  const isPaid = useSelector(actor, (snapshot) => snapshot.matches('paid'));
  const isChoosing = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  const isPaidElsewhere = usePaidElsewhere(uid) && isChoosing && purpose === 'first';
  return isPaid || isPaidElsewhere ? (
    <Navigate to={purpose === 'first' ? paths.home : paths.profile} replace />
  ) : (
    <SubscriptionScreen actor={actor} />
  );
}
