import { paths } from './paths';

/** Who may see a route (spec §2, §6). */
export type Access = 'public' | 'guestOnly' | 'signedIn' | 'subscribed';

/** Where to send a visitor instead; `from` is remembered for after signing in. */
export interface Redirection {
  to: string;
  from?: string;
}

/**
 * Where a visitor goes who may not see a route (null access: there is no such route), else null; a null address is
 * not remembered.
 */
export function redirectionFor(
  access: Access | null,
  isSignedIn: boolean,
  address: string | null,
): Redirection | null {
  if (access === null) return { to: isSignedIn ? paths.home : paths.login };
  if (access === 'guestOnly') return isSignedIn ? { to: paths.home } : null;
  if (access === 'public' || isSignedIn) return null;
  return address === null ? { to: paths.login } : { to: paths.login, from: address };
}
