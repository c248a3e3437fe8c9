import { hasPaid, type SubscriptionGateActor, subscriptionGateMachine } from '@chalchitra/machines';
import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { freshPayments, paymentHistoryQuery } from '../../queries/payments.queries';
import { type Runtime, useRuntime } from '../../runtime';
import { paths } from '../paths';
import { GateNotice } from './GateNotice';

function provideGate({ payments, queryClient }: Runtime) {
  return subscriptionGateMachine.provide({
    actors: {
      loadPaymentHistory: fromPromise(({ input }) => freshPayments(queryClient, payments, input.uid)),
    },
  });
}

export interface GateKeeperProps {
  uid: string;
  onOpen: (gate: SubscriptionGateActor | null) => void;
}

/** Runs one person's subscription gate and follows what it decides about clicks (spec §4). */
export function GateKeeper({ uid, onOpen }: GateKeeperProps) {
  const runtime = useRuntime();
  const navigate = useNavigate();
  const [machine] = useState(() => provideGate(runtime));
  const actor = useActorRef(machine, { input: { uid } });

  useEffect(() => {
    const opened = actor.on('gate.opened', ({ href, isOverlay }) => !isOverlay && void navigate(href));
    const refused = actor.on('gate.refused', () => void navigate(paths.subscription));
    return () => {
      opened.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor, navigate]);

  // Somebody who pays changes the cached history: the gate then looks again.
  const { data } = useQuery({ ...paymentHistoryQuery(runtime.payments, uid), enabled: false });
  const isPaid = data !== undefined && hasPaid(data);
  useEffect(() => {
    if (isPaid && actor.getSnapshot().matches('unpaid')) actor.send({ type: 'gate.recheck' });
  }, [actor, isPaid]);

  useLayoutEffect(() => {
    onOpen(actor);
    return () => onOpen(null);
  }, [actor, onOpen]);

  return <GateNotice actor={actor} />;
}
