import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { MINUTE_MS } from '@chalchitra/api/constants';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { AppEnv } from './env';
import { respondWithTrouble } from './errorPages';
import { type BucketStore, createSharedTokenBuckets } from './sharedTokenBuckets';
import { createTokenBuckets, type TokenBuckets } from './tokenBuckets';

const WRITING_SHARE = 10;
/** A provider sends everybody's webhooks from few addresses, and many at once after an outage. */
const WEBHOOKS_TIMES = 5;
/** Very many people can be behind one address, as those of a mobile carrier are. */
const ADDRESS_TIMES = 10;
const MAX_TOKENS = 10_000;

/** What counts as one kind. */
type Kind = 'reading' | 'writing' | 'webhooks';

/** The token buckets of accounts, and of addresses for visitors who aren't signed in. */
export interface RateLimits {
  /** Counts a reading call of an address; as `TokenBuckets.takeNow`. */
  readNow(address: string): number | null;
  /** Counts a call; seconds until it is allowed, or 0. */
  take(kind: Kind, address: string, token: string | undefined): Promise<number>;
  /** Counts this token's calls by its account for a minute, because it was verified. */
  addVerified(token: string, uid: string): void;
}

/** The token of an Authorization header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

/** What an address counts as: of IPv6 the first half, because the rest is its user's own to choose. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const between = tail === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0');
  return `${[...start, ...between, ...end].slice(0, 4).join(':')}::/64`;
}

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');
const UNLIMITED: RateLimits = { readNow: () => 0, take: async () => 0, addVerified() {} };

/**
 * `perMinute` calls of one account, a tenth of them writing, ten times as many of an address without a sign-in, and
 * five times as many webhooks; 0 for no limit. A token counts as its address's until it was verified, so that none
 * which doesn't hold gets a bucket of its own.
 * @param store counts for all nodes together; null: this one is alone.
 */
export function createRateLimits(perMinute: number, store: BucketStore | null): RateLimits {
  if (perMinute === 0) return UNLIMITED;
  const bucketsOf = (kind: string, limit: number): TokenBuckets => {
    const capacity = Math.max(1, Math.floor(limit));
    if (store === null) return createTokenBuckets(capacity);
    const named: BucketStore = { take: (client, ...rest) => store.take(`${kind} ${client}`, ...rest) };
    return createSharedTokenBuckets(named, capacity);
  };
  const accounts = {
    reading: bucketsOf('reading account', perMinute),
    writing: bucketsOf('writing account', perMinute / WRITING_SHARE),
  };
  const addresses = {
    reading: bucketsOf('reading address', perMinute * ADDRESS_TIMES),
    writing: bucketsOf('writing address', (perMinute * ADDRESS_TIMES) / WRITING_SHARE),
    webhooks: bucketsOf('webhooks address', perMinute * WEBHOOKS_TIMES),
  };
  const verified = new LRUCache<string, string>({ max: MAX_TOKENS, ttl: MINUTE_MS });
  const accountOf = (token: string | undefined) =>
    token === undefined ? undefined : verified.get(keyOf(token));
  return {
    readNow: (address) => addresses.reading.takeNow(networkOf(address)),
    take(kind, address, token) {
      const uid = accountOf(token);
      return kind === 'webhooks' || uid === undefined
        ? addresses[kind].take(networkOf(address))
        : accounts[kind].take(uid);
    },
    addVerified(token, uid) {
      verified.set(keyOf(token), uid);
    },
  };
}

/** The refusal of a request that goes beyond its limit, with 429 and Retry-After; null where it is allowed. */
export async function refuseBeyond(
  context: Context<AppEnv>,
  limits: RateLimits,
  webhookPath?: string,
): Promise<Response | null> {
  const { method, path } = context.req;
  const client = context.get('client');
  if (client === null) return null;
  const isReading = method === 'GET' || method === 'HEAD';
  const kind = path === webhookPath ? 'webhooks' : isReading ? 'reading' : 'writing';
  const seconds = await limits.take(kind, client, bearerToken(context.req.header('authorization')));
  return seconds === 0 ? null : respondWithTrouble(context, 429, { 'retry-after': String(seconds) });
}

/** Refuses what goes beyond a limit. */
export function limitRate(limits: RateLimits, webhookPath: string): MiddlewareHandler<AppEnv> {
  return async (context, next) => (await refuseBeyond(context, limits, webhookPath)) ?? next();
}
