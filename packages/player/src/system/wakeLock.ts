/** Keeps the screen awake from `hold` to `release`. */
export interface WakeLock {
  hold(): void;
  release(): void;
}

/** A wake lock that is requested again when the page is shown again, as browsers end it with a hidden page; nothing happens in browsers without one. */
export function createWakeLock(page: Window): WakeLock {
  const { document, navigator } = page;
  let isHeld = false;
  let sentinel: WakeLockSentinel | null = null;
  let isRequesting = false;

  async function request() {
    // Older browsers and pages without a secure origin have none.
    if (!('wakeLock' in navigator) || isRequesting || sentinel?.released === false) return;
    isRequesting = true;
    // Refused on a low battery: the media plays all the same.
    const got = await navigator.wakeLock.request('screen').catch(() => null);
    isRequesting = false;
    sentinel = got;
    if (!isHeld) drop();
  }

  function drop() {
    sentinel?.release().catch(() => {});
    sentinel = null;
  }

  function onVisible() {
    if (isHeld && document.visibilityState === 'visible') void request();
  }

  return {
    hold() {
      if (isHeld) return;
      isHeld = true;
      document.addEventListener('visibilitychange', onVisible);
      onVisible();
    },
    release() {
      isHeld = false;
      document.removeEventListener('visibilitychange', onVisible);
      drop();
    },
  };
}
