import { hasPaid, type SubscriptionGateActor } from '@chalchitra/machines';
import { LoadingPage } from '@chalchitra/ui';
import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useCopy } from '../../copy/copy';
import { paymentHistoryQuery } from '../../queries/payments.queries';
import { useRuntime, useUid } from '../../runtime';
import { navigate } from '../location';
import { paths } from '../paths';
import { Redirect } from '../Redirect';
import { FailurePage } from './FailurePage';
import { GateNotice } from './GateNotice';

const GateContext = createContext<SubscriptionGateActor | null>(null);

/** The subscription gate of whoever is signed in; null when nobody is. */
export function useGate(): SubscriptionGateActor | null {
  return useContext(GateContext);
}

/** Keeps one subscription gate for each person who signs in, and follows what it decides about clicks. */
export function GateProvider({ children }: { children: ReactNode }) {
  const uid = useUid();
  if (uid === null) return children;
  return (
    <PersonalGate key={uid} uid={uid}>
      {children}
    </PersonalGate>
  );
}

function PersonalGate({ uid, children }: { uid: string; children: ReactNode }) {
  const { machines, payments } = useRuntime();
  const actor = useActorRef(machines.subscriptionGate, { input: { uid } });

  useEffect(() => {
    const opened = actor.on('gate.opened', ({ href }) => navigate(href));
    const refused = actor.on('gate.refused', () => navigate(paths.subscription));
    return () => {
      opened.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor]);

  // Somebody who pays changes the cached history: the gate then looks again.
  const { data } = useQuery({ ...paymentHistoryQuery(payments, uid), enabled: false });
  const isPaid = data !== undefined && hasPaid(data);
  useEffect(() => {
    if (isPaid && actor.getSnapshot().matches('unpaid')) actor.send({ type: 'gate.recheck' });
  }, [actor, isPaid]);

  return (
    <GateContext value={actor}>
      {children}
      <GateNotice actor={actor} />
    </GateContext>
  );
}

/** Shows what subscribers alone may see, and sends everybody else to the plans (spec §4). */
export function SubscribersOnly({ children }: { children: ReactNode }) {
  const actor = useGate();
  return actor === null ? null : <Checked actor={actor}>{children}</Checked>;
}

function Checked({ actor, children }: { actor: SubscriptionGateActor; children: ReactNode }) {
  const { video, failures } = useCopy();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('paid')) return children;
  if (state.matches('unpaid')) return <Redirect to={paths.subscription} />;
  if (state.matches('finding')) return <LoadingPage label={video.checkingSubscription} />;
  return <FailurePage message={failures.paymentHistory} onRetry={() => actor.send({ type: 'gate.retry' })} />;
}
