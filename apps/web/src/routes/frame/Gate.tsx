import {
  hasPaid,
  type SubscriptionGateActor,
  subscriptionGateMachine,
  watchAccount,
} from '@chalchitra/machines';
import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { freshPayments, paymentHistoryQuery } from '../../queries/payments.queries';
import { type Runtime, useRuntime, useUid } from '../../runtime';
import { useFollow, visitOf } from '../historyEntry';
import { paths } from '../paths';
import { GateNotice } from './GateNotice';

const GateContext = createContext<SubscriptionGateActor | null>(null);

/** The subscription gate of the page (spec §4). */
export function useGate(): SubscriptionGateActor {
  const gate = useContext(GateContext);
  if (gate === null) throw new Error('There is no gate here');
  return gate;
}

function provideGate({ clients, page, queryClient, session }: Runtime) {
  return subscriptionGateMachine.provide({
    actors: {
      loadPaymentHistory: fromPromise(({ input }) => freshPayments(queryClient, clients, input.uid)),
      watchAccount: watchAccount(session),
      watchUse: fromCallback(({ sendBack }) => page.onNextAction(() => sendBack({ type: 'gate.check' }))),
    },
  });
}

/** Runs the subscription gate for its pages, and follows what it decides about clicks. */
export function GateProvider({ children }: { children: ReactNode }) {
  const runtime = useRuntime();
  const navigate = useNavigate();
  const visit = visitOf(useLocation());
  const uid = useUid();
  const [machine] = useState(() => provideGate(runtime));
  const gate = useActorRef(machine, { input: { uid } });

  const open = useEffectEvent(useFollow());
  useEffect(() => {
    const opened = gate.on('gate.opened', ({ href, isOverlay }) => !isOverlay && open(href));
    const refused = gate.on('gate.refused', () => void navigate(paths.subscription));
    return () => {
      opened.unsubscribe();
      refused.unsubscribe();
    };
  }, [gate, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new visit is a page that was opened, also of the same path
  useEffect(() => gate.send({ type: 'page.opened' }), [gate, visit]);

  // A payment, or the end of a subscription, changes the cached history: the gate then loads it again.
  const { data } = useQuery({ ...paymentHistoryQuery(runtime.clients, uid ?? ''), enabled: false });
  const isPaid = data && hasPaid(data);
  useEffect(() => {
    if (isPaid !== undefined) gate.send({ type: isPaid ? 'gate.recheck' : 'gate.expire' });
  }, [gate, isPaid]);

  return (
    <GateContext value={gate}>
      {children}
      <GateNotice actor={gate} />
    </GateContext>
  );
}
