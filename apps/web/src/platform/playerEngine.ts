import { isWorthResuming } from '@chalchitra/machines';
import { createPlayerEngine, type PlayerEngine } from '@chalchitra/player';
import { type KeyValueStore, toStorage } from './storage';

/** The engine of this site's players. The first one goes on with the film that the page began to load. */
export function createSiteEngine(
  window: Window & typeof globalThis,
  local: KeyValueStore,
  account: () => string | null,
): PlayerEngine {
  return createPlayerEngine({
    window,
    storage: toStorage(local),
    account,
    isWorthResuming,
    takeStarted(mediaKey) {
      const { firstVisit } = window;
      if (firstVisit === undefined) return null;
      firstVisit.hasPlayer = true;
      return firstVisit.stage?.take(mediaKey) ?? null;
    },
  });
}
