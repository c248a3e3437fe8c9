import { type SessionActor, uidOf } from '@chalchitra/machines';
import { waitFor } from 'xstate';
import type { Tabs } from '../page/tabs';
import type { KeyValueStore } from '../storage';
import { forgetAccount } from './forgetAccount';

/**
 * Removes what this tab has stored of an account since another one has deleted it: a film stores its last place while its
 * user is being signed out.
 */
export function forgetDeleted(
  local: KeyValueStore,
  tabs: Pick<Tabs, 'onDeletion'>,
  session: SessionActor,
): void {
  tabs.onDeletion(async (uid) => {
    await waitFor(session, () => uidOf(session) !== uid);
    forgetAccount(local, uid);
  });
}
