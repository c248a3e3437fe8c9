import type { PlayableMedia, PlayedMedia, PlayerServices, SavedPosition } from '@chalchitra/machines';
import type { ControlledMedia } from './controlMedia';
import type { Positions } from './storage/positions';
import type { Preferences } from './storage/preferences';
import type { NowPlaying, SystemKeys, SystemPlayer } from './system/mediaSession';
import type { OtherPlayers } from './system/otherPlayers';
import { type PlaybackReports, reportPlayback } from './system/playbackReports';
import type { WakeLock } from './system/wakeLock';

const UPDATE_INTERVAL_MS = 5000;

/** What the players of a page share. */
export interface SharedServices {
  window: Window;
  positions: Positions;
  preferences: Preferences;
  wakeLock: WakeLock;
  system: SystemPlayer;
  otherPlayers: OtherPlayers;
}

/** A position that playback has reached. */
export interface PositionReport extends SavedPosition {
  mediaKey: string;
  /** The playback from its start to its pause, or the seeks of one pause; `startedAt` in epoch milliseconds. */
  session: { id: string; startedAt: number };
  /** Whether playback stops there, or the page is hidden or left. */
  isFinal: boolean;
}

/** What a player needs from the site around it. */
export interface PlayerSite {
  /** Fetches a media again, with addresses that are valid; undefined where it is gone. */
  renew: (mediaKey: string) => Promise<PlayableMedia | undefined>;
  /** What the system shows of a media on the lock screen and beside its media keys. */
  describe: (mediaKey: string) => NowPlaying;
  /** Absent where nobody counts the players of an account. */
  reports?: PlaybackReports | undefined;
  /** Called each time a position is stored. */
  onPosition?: ((report: PositionReport) => void) | undefined;
}

/** What the services of one player work with. */
export interface ServicesInput extends PlayerSite {
  shared: SharedServices;
  element: HTMLVideoElement;
  media: ControlledMedia;
}

/** The services of a player's machine on a media element, as plain functions. */
export function createPlayerServices(input: ServicesInput): PlayerServices {
  const { shared, element, media, renew, describe, reports, onPosition } = input;
  const { window, positions, preferences, wakeLock, system, otherPlayers } = shared;

  /** False where there is nothing to store: of a live stream, and while the duration isn't known. */
  function keepPosition(
    { mediaKey }: PlayedMedia,
    playback: Omit<PositionReport, 'mediaKey' | keyof SavedPosition>,
  ): boolean {
    const { position, duration, isLive } = media.playhead.read();
    if (isLive || !(duration > 0)) return false;
    positions.write(mediaKey, { position, duration });
    onPosition?.({ mediaKey, position, duration, ...playback });
    return true;
  }

  return {
    restore: (mediaKey) => ({ savedPosition: positions.read(mediaKey), preferences: preferences.read() }),
    storePreferences: preferences.write,
    media: media.connect,
    renewSource: async ({ input: { mediaKey } }) => (await renew(mediaKey))?.url ?? null,
    renewCaptions: async ({ input: { mediaKey } }) => (await renew(mediaKey))?.captions ?? [],
    storePosition({ input: played }) {
      const session = startSession();
      const keep = (isFinal: boolean) => keepPosition(played, { session, isFinal });
      const timer = window.setInterval(() => keep(false), UPDATE_INTERVAL_MS);
      const stopListening = onPageHidden(window, () => keep(true));
      return () => {
        window.clearInterval(timer);
        stopListening();
        keep(true);
      };
    },
    storeSeek({ input: played }) {
      const session = startSession();
      let stored: number | null = null;
      const keep = () => {
        const { position } = media.playhead.read();
        // Another device may have gone on since.
        if (position === stored) return;
        if (keepPosition(played, { session, isFinal: true })) stored = position;
      };
      const stopListening = onPageHidden(window, keep);
      return () => {
        stopListening();
        keep();
      };
    },
    keepScreenOn() {
      let release: (() => void) | null = null;
      // Sound alone needs no screen. The picture comes and goes while it plays, with the choice of sound only.
      const follow = () => {
        const hasPicture = element.videoWidth > 0;
        if (hasPicture) release ??= wakeLock.hold();
        else stop();
      };
      const stop = () => {
        release?.();
        release = null;
      };
      const controller = new AbortController();
      for (const type of ['loadedmetadata', 'resize'] as const)
        element.addEventListener(type, follow, { signal: controller.signal });
      follow();
      return () => {
        controller.abort();
        stop();
      };
    },
    claimPlayback: () => otherPlayers.claim(element),
    watchOtherPlayers: ({ sendBack }) =>
      otherPlayers.onClaim(element, () => sendBack({ type: 'playback.claimedElsewhere' })),
    reportPlayback({ input: { url, takesOver }, sendBack }) {
      if (reports === undefined || url === null) return () => {};
      return reportPlayback(
        window,
        reports,
        { url, takesOver },
        {
          onAllowed: () => sendBack({ type: 'playback.allowed' }),
          onForbidden: (refusal) => sendBack({ type: 'playback.forbidden', refusal }),
        },
      );
    },
    showInSystem({ input: played, sendBack }) {
      const show = () => system.show(describe(played.mediaKey), systemKeys(played, sendBack));
      let shown = show();
      const update = () => {
        const { position, duration, isLive } = media.playhead.read();
        shown.setPosition(position, isLive ? Infinity : duration, element.playbackRate);
      };
      const controller = new AbortController();
      // Another player of the page may have been shown since.
      const showAgain = () => {
        shown = show();
      };
      element.addEventListener('play', showAgain, { signal: controller.signal });
      for (const type of ['play', 'pause', 'seeked', 'ratechange'] as const)
        element.addEventListener(type, update, { signal: controller.signal });
      const timer = window.setInterval(update, UPDATE_INTERVAL_MS);
      update();
      return () => {
        window.clearInterval(timer);
        controller.abort();
        shown.clear();
      };
    },
  };
}

const startSession = () => ({ id: crypto.randomUUID(), startedAt: Date.now() });

/** Calls a listener when the page is hidden or left, the last moment in which anything can be stored; returns how to stop. */
function onPageHidden(window: Window, listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('pagehide', listener, { signal });
  window.document.addEventListener(
    'visibilitychange',
    () => window.document.visibilityState === 'hidden' && listener(),
    { signal },
  );
  return () => controller.abort();
}

type SendBack = Parameters<PlayerServices['showInSystem']>[0]['sendBack'];

function systemKeys({ hasPrevious, hasNext }: PlayedMedia, send: SendBack): SystemKeys {
  return {
    onPlay: () => send({ type: 'playback.start' }),
    onPause: () => send({ type: 'playback.pause' }),
    onSeekBy: (seconds) => send({ type: 'playhead.moveBy', seconds }),
    onSeekTo: (seconds) => send({ type: 'playhead.moveTo', seconds }),
    onPrevious: hasPrevious ? () => send({ type: 'episode.move', by: -1 }) : undefined,
    onNext: hasNext ? () => send({ type: 'episode.move', by: 1 }) : undefined,
  };
}
