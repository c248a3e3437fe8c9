import { checkoutMachine } from '@chalchitra/machines';
import { fromPromise } from 'xstate';
import {
  changedPayments,
  fetchPlans,
  freshPayments,
  freshSwitchQuotes,
} from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';
import { hasStatus } from '../frame/explain';

/** The checkout machine with its effects. */
export function provideCheckout({ clients, loadCheckout, queryClient, readToken, session }: Runtime) {
  return checkoutMachine.provide({
    actors: {
      loadPlans: fromPromise(({ input }) => fetchPlans(queryClient, clients, input)),
      loadCheckout: fromPromise(async () => (await loadCheckout()).load()),
      createOrder: fromPromise(async ({ input, signal }) => {
        const { payments } = await clients();
        return payments.createOrder(input, { signal }).catch((error: unknown) => {
          // The user has paid elsewhere: the history shows it. The refusal doesn't wait for that.
          if (hasStatus(error, 409)) void changedPayments(queryClient, clients, input.userId).catch(() => {});
          throw error;
        });
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
