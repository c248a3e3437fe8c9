/** Keeps the screen on while any player of the page holds it. */
export interface WakeLock {
  /** Returns what releases it. */
  hold(): () => void;
}

/** A wake lock that is requested again when the page is shown again, as browsers end it with a hidden page; nothing happens in browsers without one. */
export function createWakeLock(window: Window): WakeLock {
  const { document, navigator } = window;
  /** One for each player that holds the screen. */
  const holds = new Set<symbol>();
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
    if (holds.size === 0) drop();
  }

  function drop() {
    sentinel?.release().catch(() => {});
    sentinel = null;
  }

  function onVisible() {
    if (holds.size > 0 && document.visibilityState === 'visible') void request();
  }

  return {
    hold() {
      const hold = Symbol('hold');
      holds.add(hold);
      // The same listener is added once.
      document.addEventListener('visibilitychange', onVisible);
      onVisible();
      return () => {
        holds.delete(hold);
        if (holds.size > 0) return;
        document.removeEventListener('visibilitychange', onVisible);
        drop();
      };
    },
  };
}
