import { array, number, strictTuple, string } from 'valibot';
import { deter } from './deterrents';
import { type KeyValueStore, readJson } from './storage';

const POSITIONS_KEY = 'scrollPositions';
const MOST_POSITIONS = 50;
const RESTORE_FOR_MS = 1500;

/** What navigating does to the page around the screens. */
export interface Page {
  setTitle(title: string): void;
  /** Moves focus to the new screen's heading, so that it is read and Tab starts there. */
  focusHeading(): void;
  /** Goes to the top, or back to where the history entry that is shown now was left; false where it is the same one as before. */
  showEntry(): boolean;
  /** To the entry before, where that is one of the app; else to an address. */
  goBack(otherwise: () => void): void;
  /** Blocks right-click and the named chords while a page wants it; answers the way to stop (spec §9). */
  deter(): () => void;
  /**
   * Loads the page anew where the server is there, once for each history entry and build: parts of an old build are
   * gone after a new deployment, and some browsers never ask a second time for one that failed.
   */
  renew(): Promise<void>;
  /** Told once, of the visitor's first action of any kind; answers the way to stop. */
  onFirstAction(listener: () => void): () => void;
}

const FIRST_ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** The real page; keeps the scroll position of each history entry, also over a reload. */
export function createPage(page: Window & typeof globalThis, session: KeyValueStore): Page {
  const { document, history } = page;
  const positions = new Map<string, number>(readPositions(session));
  if (entryKey(history.state) === null) {
    history.replaceState({ key: Math.random().toString(36).slice(2), isFirst: true }, '');
  }
  let current = entryKey(history.state) ?? '';
  let restoring = 0;

  history.scrollRestoration = 'manual';
  page.addEventListener(
    'scroll',
    () => {
      if (restoring === 0) positions.set(current, page.scrollY);
    },
    { passive: true },
  );
  page.addEventListener('pagehide', () =>
    session.set(POSITIONS_KEY, JSON.stringify([...positions].slice(-MOST_POSITIONS))),
  );
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const)
    page.addEventListener(type, stopRestoring, { passive: true });

  function stopRestoring() {
    page.cancelAnimationFrame(restoring);
    restoring = 0;
  }

  // The content may still be on its way: tries again while the page is too short, unless the visitor moves.
  function restore(top: number) {
    const until = page.performance.now() + RESTORE_FOR_MS;
    const step = () => {
      page.scrollTo({ top, behavior: 'instant' });
      const isThere = Math.abs(page.scrollY - top) < 2 || page.performance.now() > until;
      restoring = isThere ? 0 : page.requestAnimationFrame(step);
    };
    step();
  }

  function focusHeading(): boolean {
    const heading = document.querySelector<HTMLElement>('main h1, [role="main"] h1');
    if (heading === null) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  }

  // A screen that is still loading has no heading yet; one who has gone on by then isn't called back.
  const headingWatch = new page.MutationObserver(() => {
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== null;
    if (isElsewhere || focusHeading()) headingWatch.disconnect();
  });

  const remembered = positions.get(current);
  if (remembered !== undefined && remembered > 0) restore(remembered);

  return {
    setTitle(title) {
      document.title = title;
    },
    focusHeading() {
      headingWatch.disconnect();
      if (!focusHeading()) headingWatch.observe(document.body, { childList: true, subtree: true });
    },
    showEntry() {
      const shown = entryKey(history.state) ?? '';
      if (shown === current) return false;
      stopRestoring();
      current = shown;
      const left = positions.get(current);
      if (left === undefined) page.scrollTo({ top: 0, behavior: 'instant' });
      else restore(left);
      return true;
    },
    goBack(otherwise) {
      if (field(history.state, 'isFirst') === true) otherwise();
      else history.back();
    },
    deter: () => deter(page),
    async renew() {
      if (field(history.state, 'renewed') === import.meta.url) return;
      const answer = await page
        .fetch(page.location.href, { method: 'HEAD', cache: 'no-store' })
        .catch(() => null);
      if (!answer?.ok) return;
      history.replaceState({ ...history.state, renewed: import.meta.url }, '');
      page.location.reload();
    },
    onFirstAction(listener) {
      const controller = new AbortController();
      const tell = () => {
        controller.abort();
        listener();
      };
      for (const type of FIRST_ACTIONS)
        page.addEventListener(type, tell, { passive: true, signal: controller.signal });
      return () => controller.abort();
    },
  };
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

function entryKey(state: unknown): string | null {
  const key = field(state, 'key');
  return typeof key === 'string' ? key : null;
}

const positionsSchema = array(strictTuple([string(), number()]));

function readPositions(session: KeyValueStore): [string, number][] {
  return readJson(session, POSITIONS_KEY, positionsSchema) ?? [];
}
