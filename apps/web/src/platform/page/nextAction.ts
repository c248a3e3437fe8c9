/** Milliseconds without scrolling after which an action is over. */
const REST_MS = 250;
const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * What calls listeners once, when the user's next action of any kind is over. Many wait for it, and a scrolled page has
 * no time for each of them in every frame: one of them all listens to the page.
 */
export function createNextAction(page: Window & typeof globalThis): (listener: () => void) => () => void {
  /** Those whose action hasn't begun. */
  const waiting = new Set<() => void>();
  /** Those who are notified when the action that has begun is over. */
  const due = new Set<() => void>();
  let listening: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest() {
    timer = undefined;
    const notified = [...due];
    due.clear();
    stopIfUnused();
    for (const notify of notified) notify();
  }

  function waitForRest() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
  }

  function begin() {
    for (const notify of waiting) due.add(notify);
    waiting.clear();
    timer ??= setTimeout(rest, REST_MS);
  }

  function listen() {
    if (listening !== null) return;
    listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const type of ACTIONS) page.addEventListener(type, begin, options);
    page.addEventListener('scroll', waitForRest, options);
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
