import { DAY_MS } from '../constants';
import { ApiError } from './errors';
import type { ApiFailure } from './failure.types';

const ATTEMPTS_AT_MOST = 3;
const PASSING_STATUSES = [408, 425, 429, 502, 503, 504];
const LONGEST_WAIT_SECONDS = DAY_MS / 1000;

/** Seconds to wait from a Retry-After header, given in seconds or as a date, a day at most; undefined where it says nothing. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, seconds), LONGEST_WAIT_SECONDS);
}

/**
 * Milliseconds to wait before asking a repeatable call again, null where another try would not help: a doubling
 * backoff with full jitter, or what the server asked for. `attempt` counts from 0, `random` lies in 0 to 1.
 */
export function retryDelay(
  failure: ApiFailure,
  attempt: number,
  baseMs: number,
  random: number,
): number | null {
  if (attempt + 1 >= ATTEMPTS_AT_MOST) return null;
  const isPassing =
    failure.kind === 'offline' || (failure.kind === 'http' && PASSING_STATUSES.includes(failure.status ?? 0));
  if (!isPassing) return null;
  if (failure.retryAfterSeconds !== undefined) return failure.retryAfterSeconds * 1000;
  return baseMs * 2 ** attempt * (0.5 + random / 2);
}

/** Remembers which addresses asked to be left alone, and until when. */
export interface Truce {
  /** Keeps the wait that a refusal asks for. */
  note(address: string, failure: ApiFailure): void;
  /** The refusal once more with what is left of its wait; null where the address may be asked. */
  left(address: string): ApiError | null;
}

/** A truce by `now`, in milliseconds of a clock that nobody sets. */
export function createTruce(now: () => number): Truce {
  const held = new Map<string, { until: number; failure: ApiFailure }>();
  return {
    note(address, failure) {
      if (failure.retryAfterSeconds === undefined) return;
      held.set(address, { until: now() + failure.retryAfterSeconds * 1000, failure });
    },
    left(address) {
      const found = held.get(address);
      if (found === undefined) return null;
      const seconds = Math.ceil((found.until - now()) / 1000);
      if (seconds > 0) return new ApiError({ ...found.failure, retryAfterSeconds: seconds });
      held.delete(address);
      return null;
    },
  };
}
