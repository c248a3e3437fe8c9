import { MAX_AGE_MS } from '@chalchitra/api/constants';
import type { WaitingChange } from '@chalchitra/machines';
import { changeKey } from './keys';
import type { Change, OutboxOptions } from './outbox';

/** How what is sent of one key stays in its order. */
export interface InOrder<Body> {
  /** What has the same id as before is only sent again, or goes on: it counts from the same moment. */
  idOf: (change: Change<Body>) => unknown;
  /** The change, counted from a moment at the earliest. */
  notBefore: (change: Change<Body>, earliest: number) => Change<Body>;
}

/** Later changes of a key count as later. */
export const byTime = {
  idOf: ({ at }: WaitingChange) => at,
  notBefore: <Body>(change: Change<Body>, earliest: number) => ({
    ...change,
    at: Math.max(change.at, earliest),
  }),
};

/**
 * A server counts a change's age back from the moment at which its call came in, which on a slow connection is late. So what
 * comes after something else of its key counts from the end of the last call that had that: else the server would take the
 * one before it for the later one.
 */
export function inOrder<Body>(
  send: OutboxOptions<Body>['send'],
  { idOf, notBefore }: InOrder<Body>,
): OutboxOptions<Body>['send'] {
  /** Of each account's key what was sent last, from when it counts, and when its last call ended. */
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
