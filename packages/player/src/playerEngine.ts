import type { PlayerServices } from '@chalchitra/machines';
import { controlMedia, type MediaStores } from './controlMedia';
import { createMediaElement } from './element/mediaElement';
import { createPlayerServices, type PlayerSite, type SharedServices } from './playerServices';
import type { StartedMedia } from './sources/source';
import { createPositions, type PositionsOptions } from './storage/positions';
import { createPreferences } from './storage/preferences';
import { createSystemPlayer } from './system/mediaSession';
import { joinOtherPlayers } from './system/otherPlayers';
import { createWakeLock } from './system/wakeLock';

/** What the engine needs of its site. */
export interface PlayerEngineOptions extends PositionsOptions {
  window: Window & typeof globalThis;
  /**
   * Called for each media that is opened: one that is being loaded already, from then on the engine's own. Null, as
   * without this option, loads it again.
   */
  takeStarted?: ((mediaKey: string) => StartedMedia | null) | undefined;
}

/** What is opened, and for whom. */
export interface OpenMediaOptions extends PlayerSite {
  mediaKey: string;
  /** What full screen shows: the element with all that lies over it. */
  frame: HTMLElement;
}

/** The media of one player. */
export interface OpenedMedia extends MediaStores {
  /** For the site to put into its page. */
  element: HTMLVideoElement;
  /** What a player's machine needs; its actor is made by `createPlayerActor` of `@chalchitra/machines`. Stopping the actor releases the media. */
  services: PlayerServices;
}

/** Makes media elements that a player's machine controls. */
export interface PlayerEngine {
  openMedia(options: OpenMediaOptions): OpenedMedia;
}

/** Makes the engine; a page needs one, whatever the number of its players. */
export function createPlayerEngine(options: PlayerEngineOptions): PlayerEngine {
  const { window, storage, takeStarted } = options;
  const shared: SharedServices = {
    window,
    positions: createPositions(options),
    preferences: createPreferences(storage),
    wakeLock: createWakeLock(window),
    system: createSystemPlayer(window),
    otherPlayers: joinOtherPlayers(window),
  };
  return {
    openMedia({ mediaKey, frame, ...site }) {
      const started = takeStarted?.(mediaKey) ?? null;
      const element = started?.element ?? createMediaElement(window.document);
      const media = controlMedia(window, { element, frame, started });
      return { ...media, element, services: createPlayerServices({ ...site, shared, element, media }) };
    },
  };
}
