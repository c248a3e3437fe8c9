import { isWorthResuming } from '@chalchitra/machines';
import { createPlayerEngine } from '@chalchitra/player';
import { createLastRenditions } from './lastRenditions';
import { createMobileCeiling } from './mobileCeiling';
import type { SiteEngine } from './siteEngine';
import { type KeyValueStore, toStorage } from './storage';

/** The engine of this site's players. The first one continues with the film that the page has started. */
export function createSiteEngine(
  window: Window & typeof globalThis,
  local: KeyValueStore,
  account: () => string | null,
): SiteEngine {
  const engine = createPlayerEngine({
    window,
    storage: toStorage(local),
    account,
    isWorthResuming,
    takeStarted: (mediaKey) => window.earlyStart?.takeFilm(mediaKey) ?? null,
  });
  return {
    ...engine,
    mobileCeiling: createMobileCeiling(local, window),
    lastRenditions: createLastRenditions(local),
  };
}
