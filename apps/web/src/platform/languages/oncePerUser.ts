import type { Id } from '@chalchitra/api/types';
import type { OutboxActor } from '@chalchitra/machines';

interface LoadOptions<Loaded> {
  load: (uid: Id) => Promise<Loaded>;
  /** `since` is when the load was started: what the user has chosen later is newer than the response. */
  onLoaded: (uid: Id, response: Loaded, since: number) => void;
}

/**
 * Loads something for each user who signs in, once for as long as they stay, unless changes of it wait to be sent. Who
 * sends them calls `markLoaded`, because the response to a change holds the same.
 */
export function oncePerUser<Loaded>(
  outbox: Pick<OutboxActor, 'subscribe' | 'getSnapshot'>,
  { load, onLoaded }: LoadOptions<Loaded>,
): { markLoaded: (uid: Id) => void } {
  let loadedUid: Id | null = null;
  outbox.subscribe(() => {
    const { uid, waiting } = outbox.getSnapshot().context;
    if (uid === null) loadedUid = null;
    if (uid === null || uid === loadedUid || waiting.length > 0) return;
    loadedUid = uid;
    const since = Date.now();
    load(uid).then(
      (response) => onLoaded(uid, response, since),
      // The site works without it, and the next visit loads it again.
      () => {},
    );
  });
  return {
    markLoaded: (uid) => {
      loadedUid = uid;
    },
  };
}
