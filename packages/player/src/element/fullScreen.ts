/** Full screen of one player. */
export interface FullScreen {
  /** Requests it; browsers refuse without a recent action of the user. */
  enter(): void;
  leave(): void;
  /** Calls the listener whenever it has begun or ended, until `signal` is aborted. */
  watch(listener: (isOn: boolean) => void, signal: AbortSignal): void;
}

/** What iPhones have instead: full screen of the video alone, with their own controls. */
interface NativeVideo {
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
}

/** What older Safaris have of full screen. */
interface PrefixedDocument {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
}

interface Lockable {
  lock?: (orientation: string) => Promise<void>;
  unlock?: () => void;
}

/** Full screen of the player's frame, locked to landscape for a wide picture where the browser allows it; on iPhones of the video alone. */
export function createFullScreen(window: Window, frame: HTMLElement, element: HTMLVideoElement): FullScreen {
  const { document } = window;
  const prefixed = document as Document & PrefixedDocument;
  const native = element as HTMLVideoElement & NativeVideo;
  const orientation = window.screen.orientation as (ScreenOrientation & Lockable) | undefined;

  const isOn = () => (document.fullscreenElement ?? prefixed.webkitFullscreenElement ?? null) === frame;

  // Both return a promise that only repeats what the change event says; a refusal changes nothing.
  function enter() {
    const own = frame as HTMLElement & { webkitRequestFullscreen?: () => void };
    if (own.requestFullscreen !== undefined) own.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
    else if (own.webkitRequestFullscreen !== undefined) own.webkitRequestFullscreen();
    else enterNative();
  }

  function enterNative() {
    try {
      native.webkitEnterFullscreen?.();
    } catch {
      // iPhones refuse by an error as long as the video isn't known; that changes nothing either.
    }
  }

  function leave() {
    if (document.fullscreenElement !== null && document.exitFullscreen !== undefined)
      document.exitFullscreen().catch(() => {});
    else if (prefixed.webkitFullscreenElement) prefixed.webkitExitFullscreen?.();
    else native.webkitExitFullscreen?.();
  }

  let isLocked = false;

  /** Locks the screen to landscape as long as a wide picture fills it; an upright one leaves it free to turn. */
  function turn() {
    // Between two media the screen stays as it is.
    if (isOn() && element.videoWidth === 0) return;
    const isWide = isOn() && element.videoWidth > element.videoHeight;
    if (isWide === isLocked) return;
    isLocked = isWide;
    // Most desktops refuse, and then nothing is locked.
    if (isWide) orientation?.lock?.('landscape').catch(() => {});
    else orientation?.unlock?.();
  }

  return {
    enter,
    leave,
    watch(listener, signal) {
      // A player that is left in full screen isn't notified of its end any more.
      signal.addEventListener('abort', () => {
        if (isLocked) orientation?.unlock?.();
        isLocked = false;
      });
      const onChange = () => {
        turn();
        listener(isOn());
      };
      document.addEventListener('fullscreenchange', onChange, { signal });
      document.addEventListener('webkitfullscreenchange', onChange, { signal });
      element.addEventListener('resize', turn, { signal });
      element.addEventListener('webkitbeginfullscreen', () => listener(true), { signal });
      element.addEventListener('webkitendfullscreen', () => listener(false), { signal });
    },
  };
}
