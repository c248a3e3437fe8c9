/** Full screen of one player. */
export interface FullScreen {
  /** Asks for it; refused without a recent action of the visitor. */
  enter(): void;
  leave(): void;
  /** Tells whenever it has begun or ended, until `signal` ends it. */
  watch(listener: (isOn: boolean) => void, signal: AbortSignal): void;
}

/** What iPhones have in its place: full screen of the film alone, with their own controls. */
interface NativeFilm {
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

/** Full screen of the player's frame, held in landscape for a wide film where the browser lets it; of the film alone on iPhones. */
export function createFullScreen(page: Window, frame: HTMLElement, film: HTMLVideoElement): FullScreen {
  const { document } = page;
  const prefixed = document as Document & PrefixedDocument;
  const native = film as HTMLVideoElement & NativeFilm;
  const orientation = page.screen.orientation as (ScreenOrientation & Lockable) | undefined;

  const isOn = () => (document.fullscreenElement ?? prefixed.webkitFullscreenElement ?? null) === frame;

  // Both ask for a promise that only says what the change event says too; a refusal leaves things as they are.
  function enter() {
    const own = frame as HTMLElement & { webkitRequestFullscreen?: () => void };
    if (own.requestFullscreen !== undefined) own.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
    else if (own.webkitRequestFullscreen !== undefined) own.webkitRequestFullscreen();
    else native.webkitEnterFullscreen?.();
  }

  function leave() {
    if (document.fullscreenElement !== null && document.exitFullscreen !== undefined)
      document.exitFullscreen().catch(() => {});
    else if (prefixed.webkitFullscreenElement) prefixed.webkitExitFullscreen?.();
    else native.webkitExitFullscreen?.();
  }

  let isHeld = false;

  /** Holds the screen in landscape as long as a wide film fills it; an upright one leaves the screen to the hand. */
  function turn() {
    // Between two films the screen stays as it is.
    if (isOn() && film.videoWidth === 0) return;
    const isWide = isOn() && film.videoWidth > film.videoHeight;
    if (isWide === isHeld) return;
    isHeld = isWide;
    // Most desktops refuse, and then nothing is held.
    if (isWide) orientation?.lock?.('landscape').catch(() => {});
    else orientation?.unlock?.();
  }

  return {
    enter,
    leave,
    watch(listener, signal) {
      const onChange = () => {
        turn();
        listener(isOn());
      };
      document.addEventListener('fullscreenchange', onChange, { signal });
      document.addEventListener('webkitfullscreenchange', onChange, { signal });
      film.addEventListener('resize', turn, { signal });
      film.addEventListener('webkitbeginfullscreen', () => listener(true), { signal });
      film.addEventListener('webkitendfullscreen', () => listener(false), { signal });
    },
  };
}
