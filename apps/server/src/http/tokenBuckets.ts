import { MINUTE_MS } from '@chalchitra/api/constants';
import { LRUCache } from 'lru-cache';

const MAX_CLIENTS = 20_000;

/** A token bucket for each client: how often it may do something. */
export interface TokenBuckets {
  /** Seconds until the next is allowed; 0: this one is, and was counted; null: that can't be said at once. */
  takeNow(client: string): number | null;
  /** The same, found out first where it can't be said at once. */
  take(client: string): Promise<number>;
}

/** Seconds until `missing` tokens are there again. */
export function secondsFor(missing: number, perMinute: number): number {
  return Math.max(1, Math.ceil((missing * MINUTE_MS) / perMinute / 1000));
}

/**
 * Token buckets of this process, which refill evenly, so that a burst of a whole minute's is possible but no more.
 * @param now by a clock that is never set back, or else nobody is allowed anything until it is where it was.
 */
export function createTokenBuckets(
  perMinute: number,
  now: () => number = () => performance.now(),
): TokenBuckets {
  const clients = new LRUCache<string, { readonly left: number; readonly at: number }>({ max: MAX_CLIENTS });
  const takeNow = (client: string) => {
    const at = now();
    const entry = clients.get(client) ?? { left: perMinute, at };
    const left = Math.min(perMinute, entry.left + ((at - entry.at) * perMinute) / MINUTE_MS);
    const isAllowed = left >= 1;
    clients.set(client, { left: isAllowed ? left - 1 : left, at });
    return isAllowed ? 0 : secondsFor(1 - left, perMinute);
  };
  return { takeNow, take: async (client) => takeNow(client) };
}
