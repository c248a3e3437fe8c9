import type { ApiFailure } from './failure.types';

const ATTEMPTS_AT_MOST = 3;
const PASSING_STATUSES = [408, 425, 429, 502, 503, 504];

/** Seconds to wait from a Retry-After header, given in seconds or as a date; undefined where it says nothing. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
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
