import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAreaCopy } from '../../copy/copy';
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
  const isSwitch = search.has('switch');
  const isRenewal = isSwitch || search.has('renew');
  if (uid === null) return null;
  if (isSwitch && search.has('checkout')) return <SwitchInPopup key={uid} uid={uid} />;
  return (
    <PaymentByLink
      key={`${uid} ${isRenewal} ${isSwitch}`}
      uid={uid}
      isRenewal={isRenewal}
      isSwitch={isSwitch}
    />
  );
}

function PaymentByLink({ uid, isRenewal, isSwitch }: { uid: string; isRenewal: boolean; isSwitch: boolean }) {
  const runtime = useRuntime();
  const { waiting } = useAreaCopy('account');
  const [machine] = useState(() => providePaymentLink(runtime, waiting.openingTab));
  const actor = useActorRef(machine, {
    input: {
      uid,
      pending: pendingPaymentOf(runtime),
      plans: runtime.queryClient.getQueryData(plansQuery(runtime.clients).queryKey),
      isRenewal,
      isSwitch,
    },
  });
  const isPaid = useSelector(actor, (snapshot) => snapshot.matches('paid'));
  const isChoosing = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  const isPaidElsewhere = usePaidElsewhere(uid) && isChoosing && !isRenewal;
  return isPaid || isPaidElsewhere ? (
    <Navigate to={isRenewal ? paths.profile : paths.home} replace />
  ) : (
    <SubscriptionScreen actor={actor} />
  );
}
