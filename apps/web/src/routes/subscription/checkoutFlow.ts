import { checkoutMachine } from '@chalchitra/machines';
import { fromPromise } from 'xstate';
import { fetchPlans, freshSwitchQuotes } from '../../queries/freshPlans';
import { changedPayments, freshPayments } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';
import { refusedPayment } from './refusedPayment';

/** The checkout machine with its effects. */
export function provideCheckout(runtime: Runtime) {
  const { clients, loadCheckout, queryClient, readToken, session } = runtime;
  return checkoutMachine.provide({
    actors: {
      loadPlans: fromPromise(({ input }) => fetchPlans(queryClient, clients, input)),
      loadCheckout: fromPromise(async () => (await loadCheckout()).load()),
      createOrder: fromPromise(async ({ input, signal }) => {
        const { payments } = await clients();
        return payments.createOrder(input, { signal }).catch(refusedPayment(runtime, input.userId));
      }),
      openCheckout: fromPromise(async ({ input, signal }) => {
        const user = readToken(session.getSnapshot().context.token);
        const payer = { name: user?.displayName ?? null, email: user?.email ?? null };
        return (await loadCheckout()).open({ ...input, payer }, { signal });
      }),
      verifyPayment: fromPromise(async ({ input, signal }) => {
        const result = await (await clients()).payments.verify(input, { signal });
        // The gate learns from the history that it may open; the payment is valid whether or not that can be fetched now.
        if (result.success) await changedPayments(queryClient, clients, input.userId).catch(() => {});
        return result;
      }),
      loadPaymentHistory: fromPromise(({ input }) => freshPayments(queryClient, clients, input.uid)),
      loadSwitchQuotes: fromPromise(({ input }) => freshSwitchQuotes(queryClient, clients, input.uid)),
    },
  });
}
