import { registrationMachine } from '@chalchitra/machines';
import { fromPromise } from 'xstate';
import { freshPayments } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';

/** The registration machine with its effects; registering remembers the visitor, and the session is awake by the time it is to start. */
export function provideRegistration({ account, identity, payments, queryClient, session }: Runtime) {
  return registrationMachine.provide({
    actors: {
      createAccount: fromPromise(async ({ input }) => {
        const provider = await identity();
        const [started] = await Promise.all([provider.signUp({ ...input, remember: true }), session.wake()]);
        return started;
      }),
      register: fromPromise(async ({ input, signal }) => {
        await account.register(input, { signal });
      }),
      deleteAccount: fromPromise(async () => (await identity()).deleteAccount()),
      loadPaymentHistory: fromPromise(({ input }) => freshPayments(queryClient, payments, input.uid)),
    },
    actions: {
      startSession: (_, params) =>
        session.send({ type: 'session.start', session: params.session, isRemembered: true }),
    },
  });
}
