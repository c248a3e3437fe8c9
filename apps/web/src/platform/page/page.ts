import { focusHeading } from '@chalchitra/ui';
import type { KeptRow } from '../../head/head.constants';
import { blockInput } from './blockedInput';
import { canReload } from './canReload';
import { createNextAction } from './nextAction';
import { RELOADING, reload } from './reload';

const FILE_KEPT_MS = 60_000;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** What navigating does to the page around the screens. */
export interface PagePort {
  setTitle(title: string): void;
  /** Notes where the focus is as a navigation begins: a field that the user focuses while the page loads keeps it. */
  noteFocus(): void;
  /** Moves the focus to the new screen's heading, or to the one with an `id`, as soon as there is one. */
  focusHeading(id?: string): void;
  /** Scrolls on to a place while the page is too short for it, unless the user moves; returns a function that stops it. */
  keepScrolling(top: number): () => void;
  /**
   * Scrolls to the section with an `id`, and again while what is above it loads, unless the user moves; returns a function
   * that stops it.
   */
  keepSection(id: string): () => void;
  /** To the entry before, where that is one of the app; else to an address. */
  goBack(otherwise: () => void): void;
  /** Blocks right-click and the named chords while a page wants it; returns a function that stops it (spec §9). */
  blockInput(): () => void;
  /** Reloads the page; drafts are kept. */
  reload(): void;
  /**
   * Reloads the page where the server can be reached, once for each history entry and build: parts of an old build are
   * gone after a new deployment, and some browsers never request one a second time that failed.
   */
  reloadOnce(): Promise<void>;
  /**
   * Reloads the page where the server can be reached and nothing is typed, playing, open or pending: what a user has
   * opened could not be loaded. Each press may reload it, which is no loop.
   */
  reloadIfNothingIsLost(): Promise<void>;
  /**
   * Keeps a draft in the history entry over a reload. `draft` is what was kept before, and is returned once. `read` is
   * called when the page is left, and returns what to keep; null keeps nothing.
   */
  keepDraft(read: () => object | null): { draft: unknown; stop: () => void };
  /** Offers the current address to be sent on, by the system's sheet; copies it where there is none. */
  share(title: string): Promise<Shared>;
  /** Saves a file of a media type, where the browser puts what is downloaded. */
  saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void;
  print(): void;
  /** Whether the script in the page's head found that a row of this browser's own will be shown. */
  keepsSpace(row: KeptRow): boolean;
  /**
   * Calls the listener once, when the user's next action of any kind is over. Most actions scroll, and loading during a
   * scroll would make it stutter. Returns a function that stops it.
   */
  onNextAction(listener: () => void): () => void;
  /** Notified whenever the page is shown again as the browser kept it whole, which Back may do. */
  onRestored(listener: () => void): void;
  /** Notified once, when all that the page came with is loaded; returns a function that stops it. */
  onLoaded(listener: () => void): () => void;
}

/** What became of an address that was to be shared; dismissed where the user closed the sheet. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** The real page. */
export function createPage(window: Window & typeof globalThis): PagePort {
  const { document, history } = window;

  // As the latest navigation began.
  let focusedBefore: Element | null = null;
  const isTyping = () =>
    document.activeElement !== focusedBefore && document.activeElement?.matches('input, textarea') === true;

  let headingId: string | undefined;
  const moveFocus = () => focusHeading(document, { preventScroll: true }, headingId);
  // One that is open when a page comes would take the focus back: the heading has it once that dialog is gone.
  let dialog: Element | null = null;
  // A screen that is loading has no heading yet. Waiting ends when the user has moved the focus; `main` has it after a
  // dialog was closed.
  const headingWatch = new window.MutationObserver(() => {
    if (dialog?.isConnected) return;
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== document.body && activeElement !== null && activeElement.id !== 'main';
    if (isElsewhere || moveFocus()) headingWatch.disconnect();
  });

  /** Scrolls each time that the page grows, however slowly it loads, until `scroll` has reached its place or the user moves. */
  function asPageGrows(scroll: () => boolean): () => void {
    const scrolling = new AbortController();
    const { signal } = scrolling;
    const stop = () => scrolling.abort();
    for (const type of MOVES) window.addEventListener(type, stop, { passive: true, signal });
    const growth = new window.ResizeObserver(() => {
      if (scroll()) stop();
    });
    growth.observe(document.body);
    signal.addEventListener('abort', () => growth.disconnect());
    return stop;
  }

  async function isServerThere(): Promise<boolean> {
    const response = await window
      .fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
      .catch(() => null);
    return response?.ok === true;
  }

  return {
    setTitle(title) {
      document.title = title;
    },
    noteFocus() {
      focusedBefore = document.activeElement;
    },
    focusHeading(id) {
      headingId = id;
      headingWatch.disconnect();
      if (isTyping()) return;
      dialog = document.querySelector('[role="dialog"]');
      if (dialog === null) {
        // What had it may be in the header, which stays.
        (document.activeElement as HTMLElement | null)?.blur();
        if (moveFocus()) return;
      }
      headingWatch.observe(document.body, { childList: true, subtree: true });
    },
    keepScrolling: (top) =>
      asPageGrows(() => {
        window.scrollTo({ top, behavior: 'instant' });
        return Math.abs(window.scrollY - top) < 2;
      }),
    keepSection: (id) =>
      asPageGrows(() => {
        document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
        return false;
      }),
    goBack(otherwise) {
      // The router counts its entries; the first one is 0.
      if (field(history.state, 'idx') === 0) otherwise();
      else history.back();
    },
    blockInput: () => blockInput(window),
    reload: () => reload(window),
    async reloadOnce() {
      if (field(history.state, 'renewed') === import.meta.url) return;
      if (!(await isServerThere())) return;
      history.replaceState({ ...history.state, renewed: import.meta.url }, '');
      reload(window);
    },
    async reloadIfNothingIsLost() {
      if ((await isServerThere()) && canReload(document)) reload(window);
    },
    keepDraft(read) {
      const takeDraft = () => {
        const { draft = null, ...rest } = history.state ?? {};
        if (draft !== null) history.replaceState(rest, '');
        return draft;
      };
      const keep = () => history.replaceState({ ...history.state, draft: read() }, '');
      const keeping = new AbortController();
      for (const type of ['beforeunload', RELOADING])
        window.addEventListener(type, keep, { signal: keeping.signal });
      return {
        draft: takeDraft(),
        stop() {
          keeping.abort();
          // A page that was to be left may have stayed, as for a link that opens a mail program.
          takeDraft();
        },
      };
    },
    saveFile(name, content, type) {
      const link = document.createElement('a');
      link.href = window.URL.createObjectURL(new Blob([content], { type }));
      link.download = name;
      link.click();
      // Not at once: the browser reads it after the click.
      window.setTimeout(() => window.URL.revokeObjectURL(link.href), FILE_KEPT_MS);
    },
    async share(title) {
      const { navigator, location } = window;
      const url = location.origin + location.pathname + location.search;
      try {
        // Not every browser has it, whatever its type says.
        if ('share' in navigator) {
          await navigator.share({ title, url });
          return 'shared';
        }
      } catch (error) {
        if (field(error, 'name') === 'AbortError') return 'dismissed';
      }
      try {
        await (navigator as Navigator).clipboard.writeText(url);
        return 'copied';
      } catch {
        return 'failed';
      }
    },
    print: () => window.print(),
    keepsSpace: (row) => (document.documentElement.dataset.keeps ?? '').split(' ').includes(row),
    onNextAction: createNextAction(window),
    onRestored(listener) {
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener());
    },
    onLoaded(listener) {
      if (document.readyState === 'complete') listener();
      else window.addEventListener('load', listener, { once: true });
      return () => window.removeEventListener('load', listener);
    },
  };
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}
