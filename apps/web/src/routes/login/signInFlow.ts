import { signInMachine } from '@chalchitra/machines';
import { fromPromise } from 'xstate';
import { freshPayments } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';

/** The sign-in machine with its effects; the session is awake by the time it is to start. */
export function provideSignIn({ identity, payments, queryClient, session }: Runtime) {
  return signInMachine.provide({
    actors: {
      signIn: fromPromise(async ({ input: { isRemembered, ...credentials } }) => {
        const provider = await identity();
        const [started] = await Promise.all([
          provider.signIn({ ...credentials, remember: isRemembered }),
          session.wake(),
        ]);
        return started;
      }),
      signInWithPopup: fromPromise(async ({ input: { isRemembered, provider: name } }) => {
        const provider = await identity();
        const [started] = await Promise.all([
          provider.signInWithPopup({ provider: name, remember: isRemembered }),
          session.wake(),
        ]);
        return started;
      }),
      sendPasswordReset: fromPromise(async ({ input }) => (await identity()).sendPasswordReset(input.email)),
      loadPaymentHistory: fromPromise(({ input }) => freshPayments(queryClient, payments, input.uid)),
    },
    actions: {
      startSession: (_, params) => session.send({ type: 'session.start', ...params }),
    },
  });
}
