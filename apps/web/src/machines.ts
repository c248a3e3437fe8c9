import type { PaymentsClient } from '@chalchitra/api';
import { subscriptionGateMachine } from '@chalchitra/machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { paymentHistoryQuery } from './queries/payments.queries';

/** The machines of the flows with their effects, which go through the clients and the one cache. */
export function provideMachines({
  payments,
  queryClient,
}: {
  payments: PaymentsClient;
  queryClient: QueryClient;
}) {
  return {
    subscriptionGate: subscriptionGateMachine.provide({
      actors: {
        loadPaymentHistory: fromPromise(({ input }) =>
          queryClient.fetchQuery({ ...paymentHistoryQuery(payments, input.uid), staleTime: 0 }),
        ),
      },
    }),
  };
}

/** The provided machines, by name. */
export type Machines = ReturnType<typeof provideMachines>;
