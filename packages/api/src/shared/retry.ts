import { DAY_MS, MINUTE_MS } from '../constants';
import { ApiError } from './errors';
import type { ApiFailure } from './failure.types';

const MAX_ATTEMPTS = 3;
const TEMPORARY_STATUSES = [408, 425, 429, 502, 503, 504];
const MAX_WAIT_SECONDS = DAY_MS / 1000;
/** A server may be well again long before the time that it named, and a payment is awaited (spec §4). */
const MAX_BACK_OFF_MS = MINUTE_MS;

/** Seconds to wait from a Retry-After header, given in seconds or as a date, a day at most; undefined without a usable value. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, seconds), MAX_WAIT_SECONDS);
}

/**
 * Milliseconds before a repeatable call is retried: a doubling backoff with full jitter, or the time that the server named. Null
 * where a retry would not help. `attempt` counts from 0, `random` is between 0 and 1.
 */
export function retryDelay(
  failure: ApiFailure,
  attempt: number,
  baseMs: number,
  random: number,
): number | null {
  if (attempt + 1 >= MAX_ATTEMPTS) return null;
  const isTemporary =
    failure.kind === 'offline' ||
    (failure.kind === 'http' && TEMPORARY_STATUSES.includes(failure.status ?? 0));
  if (!isTemporary) return null;
  if (failure.retryAfterSeconds !== undefined) return failure.retryAfterSeconds * 1000;
  return baseMs * 2 ** attempt * (0.5 + random / 2);
}

/** The addresses whose server demanded a wait, and until when; they are left alone for a minute of it at most. */
export interface BackOff {
  /** Stores the wait that a refusal demands. */
  add(address: string, failure: ApiFailure): void;
  /** Milliseconds until a request may be sent, and the refusal with the rest of its wait; null where it may be sent now. */
  remaining(address: string): { waitMs: number; refusal: ApiError } | null;
}

/** A back-off by `now`, in milliseconds of a monotonic clock. */
export function createBackOff(now: () => number): BackOff {
  const waits = new Map<string, { opensAt: number; endsAt: number; failure: ApiFailure }>();
  return {
    add(address, failure) {
      if (failure.retryAfterSeconds === undefined) return;
      const wait = failure.retryAfterSeconds * 1000;
      waits.set(address, {
        opensAt: now() + Math.min(wait, MAX_BACK_OFF_MS),
        endsAt: now() + wait,
        failure,
      });
    },
    remaining(address) {
      const found = waits.get(address);
      if (found === undefined) return null;
      const waitMs = found.opensAt - now();
      if (waitMs > 0) {
        const retryAfterSeconds = Math.ceil((found.endsAt - now()) / 1000);
        return { waitMs, refusal: new ApiError({ ...found.failure, retryAfterSeconds }) };
      }
      waits.delete(address);
      return null;
    },
  };
}
