import type { Caller } from '../http/identify';
import type { AccountStore } from './account.store';

const MAX_KNOWN = 10_000;

/**
 * Writes people who came by Google, Facebook or another provider on their first call, because they never register;
 * who came by password is written by registration alone.
 */
export function withProviderAccounts(
  identify: (token: string) => Promise<Caller>,
  store: AccountStore,
): (token: string) => Promise<Caller> {
  const known = new Set<string>();
  return async (token) => {
    const caller = await identify(token);
    if (caller.provider === 'password' || known.has(caller.uid)) return caller;
    const displayName = caller.name ?? caller.email?.split('@')[0] ?? 'Guest';
    await store.ensure({ uid: caller.uid, displayName, email: caller.email ?? '' });
    if (known.size >= MAX_KNOWN) known.clear();
    known.add(caller.uid);
    return caller;
  };
}
