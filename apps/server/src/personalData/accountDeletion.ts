import { MINUTE_MS } from '@chalchitra/api/constants';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { HttpError, unauthenticated } from '../http/errors';
import type { Caller } from '../http/identify';
import type { DeleteIdentity } from '../identity/deleteIdentity';
import type { Log } from '../log';
import type { Background } from '../parts';
import { repeat } from '../repeat';
import type { UidHash } from '../uidHash';
import { isAccountDeleted } from './deletedAccounts';
import type { PendingDeletion, PersonalDataStore } from './personalData.store';

const SWEEP_INTERVAL_MS = 30_000;
/** How long after signing in a user may delete their account; the identity service has the same rule. */
const SIGN_IN_COUNTS_MS = 5 * MINUTE_MS;
/** Another node's deletion is noticed within this time. */
const KNOWN_MS = 5000;
const MAX_KNOWN = 20_000;

/** Deletes accounts, and keeps those out that were. */
export interface AccountDeletion extends Background {
  /**
   * Deletes what is kept about a caller at once, then their identity, which is tried again later where the service is
   * away.
   * @throws HttpError 403 where the caller's sign-in isn't fresh.
   */
  delete(caller: Caller, token: string): Promise<void>;
  /** Identifies callers, and refuses those whose account was deleted. */
  keepOut(identify: (token: string) => Promise<Caller>): (token: string) => Promise<Caller>;
  /** Tries once more to delete each identity that is left, until the signal is aborted. */
  sweep(signal?: AbortSignal): Promise<void>;
}

/** The deletion of one database's accounts. */
export function createAccountDeletion(options: {
  database: Database;
  store: PersonalDataStore;
  deleteIdentity: DeleteIdentity;
  log: Log;
  hashUid: UidHash;
  now(): Date;
  /** Called when an identity was deleted. */
  onDeleted(): void;
}): AccountDeletion {
  const { database, store, deleteIdentity, log, hashUid, now, onDeleted } = options;
  const known = new LRUCache<string, { isDeleted: boolean; at: number }>({ max: MAX_KNOWN });

  const isDeleted = async (uid: string): Promise<boolean> => {
    const last = known.get(uid);
    if (last !== undefined && (last.isDeleted || now().getTime() - last.at < KNOWN_MS)) return last.isDeleted;
    const found = { isDeleted: await isAccountDeleted(database, uid), at: now().getTime() };
    known.set(uid, found);
    return found.isDeleted;
  };
  const isFresh = ({ signedInAt }: Caller) => now().getTime() - signedInAt.getTime() <= SIGN_IN_COUNTS_MS;

  const deletePending = async (pending: PendingDeletion): Promise<void> => {
    const person = hashUid(pending.uid);
    try {
      if ((await deleteIdentity(pending.token)) === 'deleted') {
        await store.finish(pending.uid, now());
        log.info('account deleted', { person });
        onDeleted();
      } else {
        await store.dropToken(pending);
        log.error('An identity is left of a deleted account: its next sign-in deletes it, or an operator', {
          person,
        });
      }
    } catch (error) {
      log.warn('An identity could not be deleted yet', { person, error });
    }
  };

  const sweep = async (signal?: AbortSignal): Promise<void> => {
    const at = now();
    const before = new Date(at.getTime() - SWEEP_INTERVAL_MS);
    for (;;) {
      signal?.throwIfAborted();
      const pending = await store.claimPending(before, at);
      if (pending === undefined) return;
      await deletePending(pending);
    }
  };

  return {
    async delete(caller, token) {
      if (!isFresh(caller)) throw new HttpError(403, 'Sign in again before you delete your account.');
      const { uid } = caller;
      await store.erase(uid, token, now());
      known.set(uid, { isDeleted: true, at: now().getTime() });
      await deletePending({ uid, token });
    },
    keepOut: (identify) => async (token) => {
      const caller = await identify(token);
      if (!(await isDeleted(caller.uid))) return caller;
      // The identity that let them in is still to be deleted.
      if (isFresh(caller)) await store.renewToken({ uid: caller.uid, token });
      throw unauthenticated(({ messages }) => messages.refusals.accountDeleted);
    },
    sweep,
    ...repeat(sweep, {
      pauseMs: SWEEP_INTERVAL_MS,
      onError: (error) => log.error('Deletions could not be looked at', { error }),
    }),
  };
}
