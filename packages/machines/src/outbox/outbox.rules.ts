import { CALL_UNKNOWN_STATUSES } from '@chalchitra/api/constants';
import { delayAfter } from '../shared/delayAfter';
import { fieldAt, statusOf } from '../shared/failure';
import { MAX_RETRY_DELAY_MS, RETRY_DELAYS_MS } from './outbox.constants';

/** A change that is stored in this browser until a server has taken it. */
export interface WaitingChange {
  /** Names what is changed: a later change with the same key replaces this one. */
  key: string;
  /** When the user made it, in epoch milliseconds by this device's clock. */
  at: number;
  /** What is sent and shown of it, which is the site's own matter. */
  body: unknown;
}

/** Why changes were not taken. */
export type SendFailure = 'unknownCall' | 'refused' | 'passing';

/** Statuses of changes that the server could read and won't take, however often they are sent. */
const REFUSED_STATUSES = [400, 409, 410, 413, 415, 422];

/** What a failed call means for the changes that it was sent with. */
export function kindOfFailure(error: unknown): SendFailure {
  const status = statusOf(error) ?? 0;
  if (CALL_UNKNOWN_STATUSES.includes(status)) return 'unknownCall';
  if (REFUSED_STATUSES.includes(status)) return 'refused';
  return 'passing';
}

/** Milliseconds until the next try, after so many failures in a row: as the server says, else longer each time; a minute at most. */
export function retryDelay(failures: number, error: unknown): number {
  const seconds = fieldAt(error, 'retryAfterSeconds');
  if (typeof seconds === 'number') return Math.min(seconds * 1000, MAX_RETRY_DELAY_MS);
  return delayAfter(RETRY_DELAYS_MS, failures);
}

/** The changes with one more, in place of an earlier one with its key; the oldest first. */
export function withChange(
  waiting: readonly WaitingChange[],
  change: WaitingChange,
): readonly WaitingChange[] {
  return [...waiting.filter(({ key }) => key !== change.key), change];
}

/** The changes without those that the server has taken. A later change with the same key stays. */
export function withoutTaken(
  waiting: readonly WaitingChange[],
  taken: readonly WaitingChange[],
): readonly WaitingChange[] {
  return waiting.filter(({ key, at }) => !taken.some((other) => other.key === key && other.at === at));
}
