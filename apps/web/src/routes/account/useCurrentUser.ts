import { useIsHydrated } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useRuntime } from '../../runtime';

/** Who is signed in, as their token says. */
export interface CurrentUser {
  name: string;
  email: string;
  phoneNumber: string | null;
  photoUrl: string | null;
}

/** Who is signed in as far as the token says; null until that is known. */
export function useCurrentUser(): CurrentUser | null {
  const { session, readToken } = useRuntime();
  const isHydrated = useIsHydrated();
  const token = useSelector(session, ({ context }) => context.token);
  return useMemo(() => {
    const claims = isHydrated ? readToken(token) : null;
    if (claims === null) return null;
    const email = claims.email ?? '';
    const { displayName, phoneNumber, photoUrl } = claims;
    return { name: displayName ?? email, email, phoneNumber, photoUrl };
  }, [isHydrated, token, readToken]);
}
