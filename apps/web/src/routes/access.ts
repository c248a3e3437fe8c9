import { paths } from './paths';

/** Who may see a page (spec §2, §6). */
export type Access = 'public' | 'guestOnly' | 'signedIn' | 'subscribed';

/** Who is looking at a page. */
export interface Visitor {
  isSignedIn: boolean;
  /** Whether they were when they came to this page. */
  wasSignedIn: boolean;
  /** Whether nobody is signed in any more because of a sign-out, here or in another tab. */
  hasSignedOut: boolean;
}

/** Where to send a visitor instead; `from` is remembered for after signing in. */
export interface Redirection {
  to: string;
  from?: string;
}

/**
 * Where a visitor goes who may not see a page (null access: there is no such page), else null. When a session ends,
 * every page is left for the sign-in page.
 */
export function redirectionFor(
  access: Access | null,
  { isSignedIn, wasSignedIn, hasSignedOut }: Visitor,
  address: string,
): Redirection | null {
  const hasEnded = wasSignedIn && !isSignedIn;
  if (access === null) return { to: isSignedIn ? paths.home : paths.login };
  // A guest who signs in on a guests' page is led on by that page's own flow.
  if (access === 'guestOnly') return wasSignedIn && isSignedIn ? { to: paths.home } : null;
  if (isSignedIn || (access === 'public' && !hasEnded)) return null;
  // A user who signs out means to leave the page.
  return hasEnded && hasSignedOut ? { to: paths.login } : { to: paths.login, from: address };
}
