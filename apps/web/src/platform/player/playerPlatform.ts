import type { MediaFact } from '@chalchitra/machines';
import type { FirstVisit, KeyPress } from '../../firstVisit.types';
import type { KeyValueStore } from '../storage';
import { type ConnectedMedia, connectMedia, type MediaPlace } from './connectMedia';
import { createMediaElement } from './mediaElement';
import { prepareFor } from './mediaLoader';
import { createSystemPlayer, type SystemPlayer } from './mediaSession';
import { joinOtherTabs, type OtherTabs } from './otherTabs';
import { createPositions, type Positions } from './positions';
import { createPreferences, type Preferences } from './preferences';
import { createWakeLock, type WakeLock } from './wakeLock';

/** Everything that a player needs of the browser; its code comes with the first player. */
export interface PlayerPlatform {
  /** The element for a media: the one into which it is being loaded already, or a new one. */
  elementFor(mediaKey: string): HTMLVideoElement;
  /** The keys that were pressed before there was a player; they are told once. */
  takeKeys(): readonly KeyPress[];
  /** Begins to bring what plays an address. */
  prepareFor(url: string): void;
  connectMedia(place: MediaPlace, tell: (fact: MediaFact) => void): ConnectedMedia;
  positions: Positions;
  preferences: Preferences;
  wakeLock: WakeLock;
  system: SystemPlayer;
  otherTabs: OtherTabs;
  /** Told when the page is left or hidden, the last moment in which anything can be kept; answers the way to stop. */
  onLeaving(listener: () => void): () => void;
}

/** The player's platform on a real page. */
export function createPlayerPlatform(
  page: Window & typeof globalThis,
  local: KeyValueStore,
  account: () => string | null,
): PlayerPlatform {
  return {
    elementFor(mediaKey) {
      const visit: FirstVisit | undefined = page.firstVisit;
      if (visit) visit.hasPlayer = true;
      return visit?.stage?.takeElement(mediaKey) ?? createMediaElement(page.document);
    },
    takeKeys: () => page.firstVisit?.takeKeys() ?? [],
    prepareFor,
    connectMedia: (place, tell) => connectMedia(page, place, tell),
    positions: createPositions(local, account),
    preferences: createPreferences(local),
    wakeLock: createWakeLock(page),
    system: createSystemPlayer(page),
    otherTabs: joinOtherTabs(page),
    onLeaving(listener) {
      const controller = new AbortController();
      const { signal } = controller;
      page.addEventListener('pagehide', listener, { signal });
      page.document.addEventListener(
        'visibilitychange',
        () => page.document.visibilityState === 'hidden' && listener(),
        { signal },
      );
      return () => controller.abort();
    },
  };
}
