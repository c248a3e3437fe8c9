import { type ProfileEditActor, profileEditMachine } from '@chalchitra/machines';
import { createActor, fromPromise } from 'xstate';
import { userDetailsQuery } from '../../queries/account.queries';
import type { Runtime } from '../../runtime';

const edits = new WeakMap<Runtime, { uid: string; actor: ProfileEditActor }>();

/** The editing of one person's profile; leaving the page neither throws away what was typed nor stops saving it. */
export function profileEditOf(runtime: Runtime, uid: string): ProfileEditActor {
  const kept = edits.get(runtime);
  if (kept?.uid === uid) return kept.actor;
  kept?.actor.stop();
  const actor = createActor(provideProfileEdit(runtime, uid)).start();
  edits.set(runtime, { uid, actor });
  return actor;
}

/** The machine with its effects; the new name reaches the header with the token that the identity service renews. */
export function provideProfileEdit({ clients, identity, queryClient, session }: Runtime, uid: string) {
  return profileEditMachine.provide({
    actors: {
      saveProfile: fromPromise(async ({ input, signal }) => {
        const { account } = await clients();
        const saved = await account.update(uid, input, { signal });
        queryClient.setQueryData(userDetailsQuery(clients, uid).queryKey, saved);
      }),
      saveDisplayName: fromPromise(async ({ input }) => {
        session.send({ type: 'session.confirm' });
        const provider = await identity();
        const user = await provider.ready();
        if (user?.uid !== uid) throw new Error('Somebody else is signed in by now');
        await provider.updateDisplayName(input.name);
      }),
    },
  });
}
