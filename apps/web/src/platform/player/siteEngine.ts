import type { Id } from '@chalchitra/api/types';
import { isWorthResuming } from '@chalchitra/machines';
import { createPlayerEngine, type PlayerEngine } from '@chalchitra/player';
import type { Cell } from '../../cell';
// Declares `earlyStart` to whoever reaches this file by its type alone.
import type {} from '../../early.types';
import { readDeviceId } from '../account/deviceId';
import { type KeyValueStore, toStorage } from '../storage';
import { createLastRenditions, type LastRenditions } from './lastRenditions';
import { createMobileCeiling, type MobileCeiling } from './mobileCeiling';

/**
 * The player's engine with this site's settings: the limit on mobile data, the renditions of the last playlist, from which
 * the profile estimates data per hour, and the browser's own id, by which its tabs count as one screen.
 */
export interface SiteEngine extends PlayerEngine {
  mobileCeiling: Cell<MobileCeiling>;
  lastRenditions: LastRenditions;
  deviceId: () => Id;
}

/** Makes the engine of this site's players. The first one continues with the media that the page has started. */
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
    takeStarted: (mediaKey) => window.earlyStart?.take(mediaKey) ?? null,
  });
  return {
    ...engine,
    mobileCeiling: createMobileCeiling(local, window),
    lastRenditions: createLastRenditions(local),
    deviceId: () => readDeviceId(local),
  };
}
