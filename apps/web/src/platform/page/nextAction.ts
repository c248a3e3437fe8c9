/** Milliseconds without scrolling after which an action is over. */
const REST_MS = 250;
const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Makes what notifies its listeners once, when the user's next action of any kind is over. They share one set of listeners
 * on the page: with one for each, a scroll would run them all in every frame.
 */
export function createNextAction(window: Window & typeof globalThis): (listener: () => void) => () => void {
  /** Listeners whose action hasn't begun: no event has come since they were added. */
  const waiting = new Set<() => void>();
  /** Listeners whose action has begun. They are notified when nothing has scrolled for a while. */
  const due = new Set<() => void>();
  let listening: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notifyDue() {
    timer = undefined;
    const notified = [...due];
    due.clear();
    stopIfUnused();
    for (const notify of notified) notify();
  }

  function waitForRest() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(notifyDue, REST_MS);
  }

  function begin() {
    for (const notify of waiting) due.add(notify);
    waiting.clear();
    timer ??= setTimeout(notifyDue, REST_MS);
  }

  function listen() {
    if (listening !== null) return;
    listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const type of ACTIONS) window.addEventListener(type, begin, options);
    window.addEventListener('scroll', waitForRest, options);
  }

  function stopIfUnused() {
    if (waiting.size > 0 || due.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
    listening?.abort();
    listening = null;
  }

  return (listener) => {
    const notify = () => listener();
    waiting.add(notify);
    listen();
    return () => {
      waiting.delete(notify);
      due.delete(notify);
      stopIfUnused();
    };
  };
}
