import { type AccountDeletionActor, accountDeletionMachine } from '@chalchitra/machines';
import { createActor, fromPromise } from 'xstate';
import type { Runtime } from '../../runtime';
import { warnBeforeUnload } from '../account/useUnloadWarning';

const deletions = new WeakMap<Runtime, AccountDeletionActor>();

/**
 * The deletion of one user's account; once begun it goes on though the page is left. A new one begins when the user has
 * signed in by another method, which is how they prove who they are.
 */
export function accountDeletionOf(runtime: Runtime, uid: string): AccountDeletionActor {
  const { token } = runtime.session.getSnapshot().context;
  const method = runtime.readToken(token)?.signInMethod ?? 'password';
  const kept = deletions.get(runtime);
  const state = kept?.getSnapshot();
  if (kept && state?.status === 'active' && state.context.uid === uid) {
    const hasBegun = state.matches('deleting') || state.matches('checking');
    if (hasBegun || state.context.method === method) return kept;
  }
  const actor = createActor(provideAccountDeletion(runtime), { input: { uid, method } });
  warnWhileDeleting(actor);
  deletions.set(runtime, actor.start());
  return actor;
}

/** What this browser keeps of the account is removed once it is deleted, by this page. */
function warnWhileDeleting(actor: AccountDeletionActor): void {
  let stop: (() => void) | null = null;
  actor.subscribe((state) => {
    const isDeleting = state.matches('deleting') || state.matches('checking');
    if (isDeleting) stop ??= warnBeforeUnload();
    else {
      stop?.();
      stop = null;
    }
  });
}

/** The machine with its effects. */
export function provideAccountDeletion(runtime: Runtime) {
  const { clients, identity, session, loadForgetAccount, telemetry } = runtime;
  return accountDeletionMachine.provide({
    actors: {
      reauthenticate: fromPromise(
        async ({ input }) => (await (await identity()).reauthenticate(input)) !== null,
      ),
      deleteAccount: fromPromise(async ({ input }) => {
        const { personalData } = await clients();
        // What can't be loaded afterwards would leave this browser as it is.
        await loadForgetAccount();
        await personalData.delete(input.uid);
      }),
      isAccountGone: fromPromise(async () => {
        const provider = await identity();
        await provider.confirm();
        if ((await provider.ready()) !== null) return false;
        // Whoever has signed out is nobody to the identity service too, and their account may still be there.
        const { endedBy } = session.getSnapshot().context;
        return endedBy !== 'visitor' && endedBy !== 'otherTab';
      }),
    },
    actions: {
      endSession: (_, { uid }) => {
        loadForgetAccount().then(
          (forgetAccount) => forgetAccount(uid),
          (error: unknown) => telemetry.error(error, 'forgetAccount'),
        );
        session.send({ type: 'session.accountDeleted', uid });
      },
    },
  });
}
