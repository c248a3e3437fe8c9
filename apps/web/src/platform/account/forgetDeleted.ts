import { type SessionActor, uidOf } from '@chalchitra/machines';
import { waitFor } from 'xstate';
import type { Tabs } from '../page/tabs';
import type { KeyValueStore } from '../storage';
import { forgetAccount } from './forgetAccount';

/**
 * Removes an account's data once more after another tab has deleted the account: a player here stores its last position
 * while its user is being signed out.
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
