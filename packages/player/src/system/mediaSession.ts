/** What the system shows of a media. */
export interface NowPlaying {
  title: string;
  /** The series or the site, under the title. */
  subtitle: string;
  /** Address of a picture. */
  artwork: string | null;
}

/** What the system's media keys and lock screen do; an absent one is not offered. */
export interface SystemKeys {
  onPlay: () => void;
  onPause: () => void;
  /** Seconds, negative towards the start. */
  onSeekBy: (seconds: number) => void;
  /** Seconds from the start. */
  onSeekTo: (seconds: number) => void;
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
}

/** The system's own view of what plays: the media that was shown last. */
export interface SystemPlayer {
  show(media: NowPlaying, keys: SystemKeys): ShownMedia;
}

/** A media in the system's view. Once another player's is shown in its place, this one changes nothing any more. */
export interface ShownMedia {
  /** Position and duration in seconds, rate 1 at the usual speed; an infinite duration is a live stream. */
  setPosition(position: number, duration: number, rate: number): void;
  /** Removes everything. */
  clear(): void;
}

const STEP_SECONDS = 10;
const ACTIONS = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'nexttrack',
  'previoustrack',
] as const satisfies readonly MediaSessionAction[];

/** The system's view by the Media Session API; nothing happens in browsers without it. */
export function createSystemPlayer(window: Window & typeof globalThis): SystemPlayer {
  const session = 'mediaSession' in window.navigator ? window.navigator.mediaSession : null;

  function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
    try {
      session?.setActionHandler(action, handler);
    } catch {
      // A browser that doesn't know the action never reports it.
    }
  }

  function setPosition(position: number, duration: number, rate: number) {
    const isKnown = Number.isFinite(duration) && duration > 0 && rate > 0;
    try {
      if (isKnown)
        session?.setPositionState({
          duration,
          position: Math.min(duration, Math.max(0, position)),
          playbackRate: rate,
        });
      else session?.setPositionState();
    } catch {
      // Older browsers show no position.
    }
  }

  function fill({ title, subtitle, artwork }: NowPlaying, keys: SystemKeys) {
    if (session === null) return;
    session.metadata = new window.MediaMetadata({
      title,
      artist: subtitle,
      artwork: artwork === null ? [] : [{ src: new URL(artwork, window.location.href).href }],
    });
    const { onNext, onPrevious } = keys;
    const handlers: Record<(typeof ACTIONS)[number], MediaSessionActionHandler | null> = {
      play: keys.onPlay,
      pause: keys.onPause,
      seekbackward: ({ seekOffset }) => keys.onSeekBy(-(seekOffset ?? STEP_SECONDS)),
      seekforward: ({ seekOffset }) => keys.onSeekBy(seekOffset ?? STEP_SECONDS),
      seekto: ({ seekTime }) => seekTime !== undefined && keys.onSeekTo(seekTime),
      nexttrack: onNext === undefined ? null : () => onNext(),
      previoustrack: onPrevious === undefined ? null : () => onPrevious(),
    };
    for (const action of ACTIONS) handle(action, handlers[action]);
  }

  function empty() {
    if (session === null) return;
    for (const action of ACTIONS) handle(action, null);
    session.metadata = null;
    setPosition(0, 0, 0);
  }

  let current: ShownMedia | null = null;

  return {
    show(media, keys) {
      const shown: ShownMedia = {
        setPosition(...position) {
          if (shown === current) setPosition(...position);
        },
        clear() {
          if (shown === current) empty();
        },
      };
      current = shown;
      fill(media, keys);
      return shown;
    },
  };
}
