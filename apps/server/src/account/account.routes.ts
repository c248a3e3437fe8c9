import { register, updateUser, user } from '@chalchitra/api/contract';
import type { UserWire } from '@chalchitra/api/types';
import { HttpError, unauthenticated } from '../http/errors';
import { type Mount, ownOnly } from '../http/mount';
import { readName, readPhone } from './account.rules';
import type { AccountStore, StoredUser } from './account.store';

/** @throws HttpError 401 where the account was deleted meanwhile. */
function toWire(user: StoredUser | null): UserWire {
  if (user === null) throw unauthenticated(({ messages }) => messages.refusals.accountDeleted);
  return {
    user: {
      firebase_uid: user.uid,
      display_name: user.displayName,
      phone: user.phone ?? '',
      email: user.email,
    },
  };
}

interface AccountParts {
  readonly store: AccountStore;
  now(): Date;
  /** Called after a person was written by a registration. */
  onRegistered(): void;
}

/** Mounts registration and the user calls (spec §7), each for one's own account alone. */
export function mountAccount(mount: Mount, { store, now, onRegistered }: AccountParts): void {
  mount(register, async ({ body, caller }) => {
    const { uid, email } = ownOnly(caller, body.firebase_uid);
    // Requested again after a lost response, it writes the same once more.
    const saved = await store.save({
      uid,
      displayName: readName(body.name),
      email: email ?? body.email,
      phone: readPhone(body.phone),
      ...(body.agreed_terms !== undefined && { agreedTerms: body.agreed_terms, agreedAt: now() }),
    });
    onRegistered();
    return toWire(saved);
  });

  mount(updateUser, async ({ params, body, caller }) => {
    const { uid, email } = ownOnly(caller, params.uid);
    return toWire(
      await store.save({
        uid,
        displayName: readName(body.display_name),
        email: email ?? '',
        // A profile needs none.
        ...(body.phone !== undefined && { phone: body.phone.trim() === '' ? null : readPhone(body.phone) }),
      }),
    );
  });

  mount(user, async ({ params, caller }) => {
    ownOnly(caller, params.uid);
    const found = await store.find(params.uid);
    if (found === null) throw new HttpError(404, 'There is no such user.');
    return toWire(found);
  });
}
