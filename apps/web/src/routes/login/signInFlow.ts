import { signInMachine } from '@chalchitra/machines';
import { fromPromise } from 'xstate';
import { freshPayments } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';

/** The sign-in machine with its effects. */
export function provideSignIn({ clients, identity, queryClient, session }: Runtime) {
  return signInMachine.provide({
    actors: {
      signIn: fromPromise(async ({ input: { isRemembered, ...credentials } }) =>
        (await identity()).signIn({ ...credentials, remember: isRemembered }),
      ),
      signInWithPopup: fromPromise(async ({ input: { isRemembered, provider } }) =>
        (await identity()).signInWithPopup({ provider, remember: isRemembered }),
      ),
      sendPasswordReset: fromPromise(async ({ input }) => (await identity()).sendPasswordReset(input.email)),
      loadPaymentHistory: fromPromise(({ input }) => freshPayments(queryClient, clients, input.uid)),
    },
    actions: {
      startSession: (_, params) => session.send({ type: 'session.start', ...params }),
    },
  });
}
