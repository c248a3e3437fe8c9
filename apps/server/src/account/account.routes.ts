import { register, updateUser, user } from '@chalchitra/api/contract';
import type { UserWire } from '@chalchitra/api/types';
import { HttpError } from '../http/errors';
import { type Mount, ownOnly } from '../http/mount';
import { readName, readPhone } from './account.rules';
import type { AccountStore, StoredUser } from './account.store';

const toWire = (user: StoredUser): UserWire => ({
  user: {
    firebase_uid: user.uid,
    display_name: user.displayName,
    phone: user.phone ?? '',
    email: user.email,
  },
});

/**
 * Mounts registration and the user calls (spec §7), each for one's own account alone.
 * @param onRegistered called after a person was written by a registration.
 */
export function mountAccount(mount: Mount, store: AccountStore, onRegistered: () => void): void {
  mount(register, async ({ body, caller }) => {
    const { uid, email } = ownOnly(caller, body.firebase_uid);
    // Asked again after a lost answer, it writes the same once more.
    const saved = await store.save({
      uid,
      displayName: readName(body.name),
      email: email ?? body.email,
      phone: readPhone(body.phone),
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
        phone: readPhone(body.phone),
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
