import { MINUTE_MS } from '@chalchitra/api/constants';
import { LRUCache } from 'lru-cache';
import { createTokenBuckets, secondsFor, type TokenBuckets } from './tokenBuckets';

const SHARES = 10;
const MAX_CLIENTS = 20_000;
const REFUSED_FOR_MS = 1000;

/** Where several nodes have their buckets together. */
export interface BucketStore {
  /** Takes up to `amount` tokens from a client's bucket, and returns how many there were. */
  take(client: string, amount: number, perMinute: number): Promise<number>;
}

/** What a node knows of a client. */
interface Share {
  /** What the node may still give before it takes more from the store. */
  left: number;
  /** What it gave before it took from the store for the first time. */
  owed: number;
  at: number;
  refusedUntil: number;
  pending: Promise<void> | null;
}

/**
 * Token buckets that all nodes share. A node takes a tenth of one at a time from the store, so that most calls
 * need no request, and gives the first tenth before it takes any. Where the store isn't available, it counts alone.
 */
export function createSharedTokenBuckets(
  store: BucketStore,
  perMinute: number,
  now: () => number = () => performance.now(),
): TokenBuckets {
  const size = Math.max(1, Math.floor(perMinute / SHARES));
  const alone = createTokenBuckets(perMinute, now);
  const clients = new LRUCache<string, Share>({ max: MAX_CLIENTS });

  const shareOf = (client: string): Share => {
    const known = clients.get(client);
    if (known !== undefined && now() - known.at < MINUTE_MS) return known;
    const share: Share = { left: size, owed: size, at: now(), refusedUntil: 0, pending: null };
    clients.set(client, share);
    return share;
  };
  const takeFrom = (share: Share): number | null => {
    if (share.left >= 1) {
      share.left -= 1;
      share.at = now();
      return 0;
    }
    return now() < share.refusedUntil ? secondsFor(share.owed + 1, perMinute) : null;
  };
  const takeShare = async (client: string, share: Share) => {
    const granted = await store.take(client, share.owed + size, perMinute);
    share.left = Math.max(0, granted - share.owed);
    share.owed = Math.max(0, share.owed - granted);
    share.at = now();
    if (share.left < 1) share.refusedUntil = now() + REFUSED_FOR_MS;
  };
  const takeNow = (client: string) => takeFrom(shareOf(client));
  return {
    takeNow,
    async take(client) {
      const share = shareOf(client);
      // More calls may wait for a share than it has room for: they take the next, until the store gives none.
      for (;;) {
        const known = takeFrom(share);
        if (known !== null) return known;
        share.pending ??= takeShare(client, share).finally(() => {
          share.pending = null;
        });
        try {
          await share.pending;
        } catch {
          return alone.take(client);
        }
      }
    },
  };
}
