import type { KeyPress } from '../firstVisit.types';

/** Keys that are kept for a player: more than anybody means. */
const MOST_KEYS = 20;
/** Milliseconds for which keys wait for their player. */
const WAITS_MS = 10_000;
/** Keys of the player's with which the page would scroll. */
const SCROLLING = /^( |Home|End|Arrow.+)$/;

/** Keeps what is pressed on a player's page while nothing has the focus, until its player takes it. */
export function keepKeys({ document, location, setTimeout }: Window): () => readonly KeyPress[] {
  const kept: KeyPress[] = [];
  const { pathname } = location;
  const listening = new AbortController();
  const keep = (event: KeyboardEvent) => {
    const { key, shiftKey: hasShift, target } = event;
    if (target !== document.body || location.pathname !== pathname) return;
    if (event.ctrlKey || event.metaKey || event.altKey || kept.length === MOST_KEYS) return;
    if (SCROLLING.test(key)) event.preventDefault();
    kept.push({ key, hasShift });
  };
  document.addEventListener('keydown', keep, { signal: listening.signal });
  const takeKeys = () => {
    listening.abort();
    return kept.splice(0);
  };
  setTimeout(takeKeys, WAITS_MS);
  return takeKeys;
}
