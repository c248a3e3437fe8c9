/** Keeps the screen awake while held. */
export interface WakeLock {
  hold(): void;
  release(): void;
}

/** A wake lock that comes back with the page, since browsers take it from a hidden one; without one nothing happens. */
export function createWakeLock(page: Window): WakeLock {
  const { document, navigator } = page;
  let isWanted = false;
  let sentinel: WakeLockSentinel | null = null;
  let asking = false;

  async function ask() {
    // Older browsers and pages without a secure origin have none.
    if (!('wakeLock' in navigator) || asking || sentinel?.released === false) return;
    asking = true;
    // Refused on a low battery: the film plays all the same.
    const got = await navigator.wakeLock.request('screen').catch(() => null);
    asking = false;
    sentinel = got;
    if (!isWanted) drop();
  }

  function drop() {
    sentinel?.release().catch(() => {});
    sentinel = null;
  }

  function onVisible() {
    if (isWanted && document.visibilityState === 'visible') void ask();
  }

  return {
    hold() {
      if (isWanted) return;
      isWanted = true;
      document.addEventListener('visibilitychange', onVisible);
      onVisible();
    },
    release() {
      isWanted = false;
      document.removeEventListener('visibilitychange', onVisible);
      drop();
    },
  };
}
