/** Milliseconds without scrolling after which an action is over. */
const REST_MS = 250;
const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * What calls listeners once, when the user's next action of any kind is over. Many wait for it, and a scrolled page has
 * no time for each of them in every frame: one of them all listens to the page.
 */
export function createNextAction(page: Window & typeof globalThis): (listener: () => void) => () => void {
  const waiting = new Set<() => void>();
  let listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopListening() {
    clearTimeout(timer);
    timer = undefined;
    listening.abort();
  }

  function waitForRest() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stopListening();
      const notified = [...waiting];
      waiting.clear();
      for (const notify of notified) notify();
    }, REST_MS);
  }

  function begin() {
    if (timer !== undefined) return;
    waitForRest();
    page.addEventListener('scroll', waitForRest, { passive: true, signal: listening.signal });
  }

  function listen() {
    listening = new AbortController();
    for (const type of ACTIONS)
      page.addEventListener(type, begin, { passive: true, signal: listening.signal });
  }

  return (listener) => {
    const notify = () => listener();
    if (waiting.size === 0) listen();
    waiting.add(notify);
    return () => {
      if (waiting.delete(notify) && waiting.size === 0) stopListening();
    };
  };
}
