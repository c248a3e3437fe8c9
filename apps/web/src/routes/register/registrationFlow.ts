import { type RegistrationActor, registrationMachine, uidOf, watchAccount } from '@chalchitra/machines';
import { createActor, fromPromise } from 'xstate';
import { freshPayments } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';

const registrations = new WeakMap<Runtime, RegistrationActor>();

/**
 * The registration, which outlives visits of its page: what was typed stays, and a sign-up runs to its end. A new one begins when
 * the last has ended, or when the user has signed in another way. One that fails deletes the identity that it created, but not
 * where an earlier sign-up created it, or a user has signed in meanwhile: the same one needs it, another would be signed out.
 */
export function registrationOf(runtime: Runtime): RegistrationActor {
  const kept = registrations.get(runtime);
  if (kept?.getSnapshot().status === 'active') return kept;
  const actor = createActor(provideRegistration(runtime)).start();
  registrations.set(runtime, actor);
  return actor;
}

/** The registration machine with its effects; registering remembers the user. */
export function provideRegistration({ clients, identity, queryClient, session, settings }: Runtime) {
  return registrationMachine.provide({
    actors: {
      createAccount: fromPromise(async ({ input }) =>
        (await identity()).signUp({ ...input, remember: true }),
      ),
      register: fromPromise(async ({ input, signal }) => {
        const user = await (await identity()).ready();
        // Another tab has signed in somebody else, whose call it would be, or signed the new account out.
        if (user?.uid !== input.uid) throw new Error('The new account is no longer signed in');
        const { account } = await clients();
        await account.register({ ...input, agreedTerms: settings.brand.termsVersion }, { signal });
      }),
      undoSignUp: fromPromise(async ({ input: { uid, isResumed } }) => {
        const provider = await identity();
        // Its user has signed in meanwhile, and may have paid.
        if (uidOf(session) === uid) return;
        // One that an earlier sign-up has created may be registered by now, and paid.
        await (isResumed ? provider.signOut(uid) : provider.deleteAccount(uid));
      }),
      loadPaymentHistory: fromPromise(({ input }) => freshPayments(queryClient, clients, input.uid)),
      watchAccount: watchAccount(session),
    },
    actions: {
      startSession: (_, params) => {
        session.send({ type: 'session.start', session: params.session, isRemembered: true });
        void identity().then((provider) => provider.endSignUp(params.session.user.uid));
      },
    },
  });
}
