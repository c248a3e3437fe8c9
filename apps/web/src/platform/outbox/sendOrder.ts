import { MAX_AGE_MS } from '@chalchitra/api/constants';
import type { WaitingChange } from '@chalchitra/machines';
import { changeKey } from './keys';
import type { Change, OutboxOptions } from './outbox';

/** How the changes of one key keep their order on the server. */
export interface InOrder<Body> {
  /** A change with the id of the one before is a retry of it, or continues it: both are dated from the same moment. */
  idOf: (change: Change<Body>) => unknown;
  /** The change, dated no earlier than a moment in epoch milliseconds. */
  notBefore: (change: Change<Body>, earliest: number) => Change<Body>;
}

/** Each change is dated by itself. */
export const byTime = {
  idOf: ({ at }: WaitingChange) => at,
  notBefore: <Body>(change: Change<Body>, earliest: number) => ({
    ...change,
    at: Math.max(change.at, earliest),
  }),
};

/**
 * The server dates a change as arrival time minus age. A request that arrives late would date its change after a newer one.
 * So a newer change of the same key is dated no earlier than the end of the previous request that carried that key, or than
 * now while that request is pending.
 */
export function inOrder<Body>(
  send: OutboxOptions<Body>['send'],
  { idOf, notBefore }: InOrder<Body>,
): OutboxOptions<Body>['send'] {
  /** By account and key: the id that was sent last, its earliest date, and when its last request ended. */
  const sent = new Map<string, { id: unknown; earliest: number; end: number }>();
  const earliestOf = (key: string, id: unknown, now: number) => {
    const before = sent.get(key);
    if (before === undefined) return 0;
    return before.id === id ? before.earliest : Math.min(now, before.end);
  };
  return async (uid, changes) => {
    const now = Date.now();
    const calls = changes.map((change) => {
      const id = idOf(change);
      const key = changeKey(uid, '', change.key);
      const call = { id, earliest: earliestOf(key, id, now), end: Number.POSITIVE_INFINITY };
      sent.set(key, call);
      return call;
    });
    try {
      await send(
        uid,
        changes.map((change, index) => notBefore(change, calls[index]?.earliest ?? 0)),
      );
    } finally {
      for (const call of calls) call.end = Date.now() + 1;
    }
  };
}

/** Milliseconds since a change was made, as calls take them; this device's clock may have been set back since. */
export function ageOf(at: number, now: number): number {
  return Math.min(MAX_AGE_MS, Math.max(0, Math.round(now - at)));
}
