import { HOUR_MS } from '@chalchitra/api/constants';
import { LRUCache } from 'lru-cache';
import type { MediaAddresses, MediaRight } from './mediaAddresses';

/** How long what was found to be true of a user holds: what ends is refused within this time. */
const TRUE_LIFETIME_MS = 10_000;
/** How long what wasn't true holds, as it may become so at any moment. */
const FALSE_LIFETIME_MS = 1000;
const MAX_KNOWN = 20_000;
/** How long a browser may cache what it has been sent. */
export const CACHE_SECONDS = HOUR_MS / 1000;

interface AccessParts {
  readonly addresses: Pick<MediaAddresses, 'read'>;
  readonly isSubscribed: (uid: string) => Promise<boolean>;
  /** Whether a player of a user has lately reported that it plays what a signature opens. */
  readonly isPlaying: (uid: string, signature: string) => Promise<boolean>;
  now(): Date;
}

/** Says who may read which media. */
export interface MediaAccess {
  /** The right that opens a path below the media folder now; null where there is none. */
  find(signature: string, path: string): Promise<MediaRight | null>;
}

/** Caches what was found, so that nobody makes the database look for the same again and again. */
function cached(find: (...about: string[]) => Promise<boolean>): typeof find {
  const known = new LRUCache<string, Promise<boolean>>({ max: MAX_KNOWN, ttl: TRUE_LIFETIME_MS });
  return (...about) => {
    const key = about.join('\n');
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(...about);
    known.set(key, found);
    found.then(
      (isTrue) => isTrue || known.set(key, found, { ttl: FALSE_LIFETIME_MS }),
      () => known.delete(key),
    );
    return found;
  };
}

/**
 * Access by signatures: a personal one opens its media for ten minutes, and for as long as its user's player reports
 * that it plays them; never beyond the subscription.
 */
export function createMediaAccess({ addresses, isSubscribed, isPlaying, now }: AccessParts): MediaAccess {
  const pays = cached(isSubscribed);
  const plays = cached(isPlaying);
  return {
    async find(signature, path) {
      const right = addresses.read(signature, path);
      if (right === null) return null;
      const { uid, until } = right;
      const isOver = until <= now().getTime();
      if (uid === null) return isOver ? null : right;
      if (isOver && !(await plays(uid, signature))) return null;
      return (await pays(uid)) ? right : null;
    },
  };
}
