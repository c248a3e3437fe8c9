import { MINUTE_MS } from '@chalchitra/api/constants';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './env';
import { refusal } from './errors';

const WRITING_SHARE = 10;
const WEBHOOKS_TIMES = 5;

/** Counts what each client does in a sliding allowance of `perMinute`. */
export interface RateLimiter {
  /** Seconds until the next is allowed; 0: this one is, and was counted. */
  take(client: string): number;
}

/** An allowance that refills evenly, so that a burst of a whole minute's is possible but no more. */
export function createRateLimiter(perMinute: number, now: () => number = Date.now): RateLimiter {
  const left = new Map<string, { allowance: number; at: number }>();
  let sweptAt = now();
  const sweep = (at: number) => {
    if (at - sweptAt < MINUTE_MS) return;
    sweptAt = at;
    for (const [client, entry] of left) if (at - entry.at >= MINUTE_MS) left.delete(client);
  };
  return {
    take(client) {
      const at = now();
      sweep(at);
      const entry = left.get(client) ?? { allowance: perMinute, at };
      const allowance = Math.min(perMinute, entry.allowance + ((at - entry.at) * perMinute) / MINUTE_MS);
      const isAllowed = allowance >= 1;
      left.set(client, { allowance: isAllowed ? allowance - 1 : allowance, at });
      return isAllowed ? 0 : Math.max(1, Math.ceil(((1 - allowance) * MINUTE_MS) / perMinute / 1000));
    },
  };
}

/** The allowances of reading and of writing calls, and of a payment provider's webhooks. */
export interface RateLimits {
  readonly reading: RateLimiter;
  readonly writing: RateLimiter;
  readonly webhooks: RateLimiter;
}

const UNLIMITED: RateLimiter = { take: () => 0 };

/** `perMinute` calls of one client, a tenth of them writing, and five times as many webhooks; 0 for no limit. */
export function createRateLimits(perMinute: number): RateLimits {
  if (perMinute === 0) return { reading: UNLIMITED, writing: UNLIMITED, webhooks: UNLIMITED };
  return {
    reading: createRateLimiter(perMinute),
    writing: createRateLimiter(Math.max(1, Math.floor(perMinute / WRITING_SHARE))),
    // A provider sends everybody's from few addresses, and many at once after an outage.
    webhooks: createRateLimiter(perMinute * WEBHOOKS_TIMES),
  };
}

/** Refuses with 429 and Retry-After what goes beyond a client's allowance. */
export function limitRate(limits: RateLimits, webhookPath: string): MiddlewareHandler<AppEnv> {
  const limiterOf = (method: string, path: string) => {
    if (path === webhookPath) return limits.webhooks;
    return method === 'GET' || method === 'HEAD' ? limits.reading : limits.writing;
  };
  return async (context, next) => {
    const { client } = context.var;
    const seconds = client === null ? 0 : limiterOf(context.req.method, context.req.path).take(client);
    if (seconds === 0) return next();
    return refusal(429, 'Too many requests. Try again shortly.', { 'retry-after': String(seconds) });
  };
}
