import type { TokenSource } from '@chalchitra/api';
import type { LazyIdentity } from './identity';
import { lastingClaims, type TokenStore } from './tokenStore';

/** The bearer token of calls: the stored one while it lasts, else the identity provider's (spec §7). */
export function createTokenSource(options: {
  tokens: TokenStore;
  identity: Pick<LazyIdentity, 'load' | 'isLoaded'>;
  /** Called when the stored token can't be used, so that the session gets one from the identity provider. */
  onDoubt: () => void;
}): TokenSource {
  const { tokens, identity, onDoubt } = options;
  return async ({ isFresh = false } = {}) => {
    if (!isFresh && !identity.isLoaded()) {
      const stored = tokens.read();
      if (stored === null) return null;
      if (lastingClaims(stored) !== null) return stored;
    }
    onDoubt();
    return (await identity.load()).token({ isFresh });
  };
}
