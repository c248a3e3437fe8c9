import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPage } from './page';
import { reload } from './reload';

/** A window that can be scrolled as far as its `height`. */
function fakeWindow() {
  const listeners = new EventTarget();
  const element = (name: string) => {
    const self = {
      tabIndex: 0,
      matches: (selector: string) => selector.includes(name),
      focus: vi.fn(() => {
        page.document.activeElement = self;
      }),
      blur() {
        page.document.activeElement = body;
      },
      scrollIntoView: vi.fn(),
    };
    return self;
  };
  const heading = element('h1');
  const section = element('section');
  const field = element('input');
  const link = element('a[href]');
  const main = { ...element('main'), id: 'main' };
  const body: unknown = element('body');
  let onMutation = () => {};
  let onGrowth = () => {};
  const page = {
    height: 0,
    scrollY: 0,
    history: {
      state: null as unknown,
      back: vi.fn(),
      replaceState(state: unknown) {
        page.history.state = state;
      },
    },
    document: {
      title: '',
      body,
      activeElement: body,
      hasHeading: true,
      getElementById: (id: string) => (page.document.hasHeading && id === 'section' ? section : null),
      openDialog: null as unknown,
      querySelector(selector: string) {
        if (selector !== 'main h1') return page.document.openDialog;
        return page.document.hasHeading ? heading : null;
      },
      querySelectorAll: () => [],
    },
    MutationObserver: class {
      constructor(private readonly callback: () => void) {}
      observe() {
        onMutation = this.callback;
      }
      disconnect() {
        onMutation = () => {};
      }
    },
    ResizeObserver: class {
      constructor(private readonly callback: () => void) {}
      observe() {
        onGrowth = this.callback;
      }
      disconnect() {
        onGrowth = () => {};
      }
    },
    location: {
      href: '/movies',
      origin: 'https://films.example',
      pathname: '/movies',
      search: '?genre=drama',
      reload: vi.fn(),
    },
    navigator: {
      clipboard: { writeText: vi.fn(async (_text: string) => {}) },
    } as {
      clipboard: { writeText: (text: string) => Promise<void> };
      share?: (what: object) => Promise<void>;
    },
    fetch: vi.fn(async (_address: string, _options: RequestInit) => ({ ok: true })),
    addEventListener: listeners.addEventListener.bind(listeners),
    dispatchEvent: listeners.dispatchEvent.bind(listeners),
    scrollTo({ top }: { top: number }) {
      page.scrollY = Math.min(top, page.height);
    },
  };
  const fire = (type: string) => listeners.dispatchEvent(new Event(type));
  return {
    page,
    heading,
    section,
    field,
    link,
    main,
    fire,
    mutate: () => onMutation(),
    grow: () => onGrowth(),
  };
}

const open = (fake: ReturnType<typeof fakeWindow>) =>
  createPage(fake.page as unknown as Window & typeof globalThis);

describe('the page around the screens (spec §2)', () => {
  it('takes a title, and the focus to the heading without moving the page', () => {
    const fake = fakeWindow();
    const page = open(fake);
    page.setTitle('Movies · Chalchitra');
    page.focusHeading();
    expect(fake.page.document.title).toBe('Movies · Chalchitra');
    expect(fake.heading.tabIndex).toBe(-1);
    expect(fake.heading.focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('takes the focus to the heading that an address names, also one that is still on its way', () => {
    const fake = fakeWindow();
    fake.page.document.hasHeading = false;
    open(fake).focusHeading('section');
    fake.page.document.hasHeading = true;
    fake.mutate();
    expect(fake.section.focus).toHaveBeenCalledOnce();
    expect(fake.heading.focus).not.toHaveBeenCalled();
  });

  it('waits for a heading that is still on its way, but calls nobody back who has gone on', () => {
    const fake = fakeWindow();
    fake.page.document.hasHeading = false;
    const page = open(fake);
    page.focusHeading();
    fake.mutate();
    expect(fake.heading.focus).not.toHaveBeenCalled();
    fake.page.document.hasHeading = true;
    fake.mutate();
    fake.mutate();
    expect(fake.heading.focus).toHaveBeenCalledOnce();

    fake.page.document.hasHeading = false;
    page.focusHeading();
    fake.page.document.hasHeading = true;
    fake.link.focus();
    fake.mutate();
    expect(fake.heading.focus).toHaveBeenCalledOnce();
  });

  it('takes the focus from the link that was pressed, also where the heading is still on its way', () => {
    const fake = fakeWindow();
    const { document } = fake.page;
    document.hasHeading = false;
    fake.link.focus();
    open(fake).focusHeading();
    expect(document.activeElement).toBe(document.body);
    document.hasHeading = true;
    fake.mutate();
    expect(fake.heading.focus).toHaveBeenCalledOnce();
  });

  it('leaves the focus in a field that was focused while the page loaded, and takes it from one that led there', () => {
    const fake = fakeWindow();
    const page = open(fake);
    page.noteFocus();
    fake.field.focus();
    page.focusHeading();
    expect(fake.heading.focus).not.toHaveBeenCalled();
    page.noteFocus();
    page.focusHeading();
    expect(fake.heading.focus).toHaveBeenCalledOnce();
  });

  it('waits for the end of a dialog that was open already, which would take the focus back', () => {
    const fake = fakeWindow();
    const dialog = { isConnected: true };
    fake.page.document.openDialog = dialog;
    open(fake).focusHeading();
    fake.mutate();
    expect(fake.heading.focus).not.toHaveBeenCalled();
    dialog.isConnected = false;
    fake.mutate();
    expect(fake.heading.focus).toHaveBeenCalledOnce();
  });

  it('leaves the focus to a dialog that is opened while the page loads', () => {
    const fake = fakeWindow();
    fake.page.document.hasHeading = false;
    open(fake).focusHeading();
    fake.link.focus();
    fake.mutate();
    fake.page.document.hasHeading = true;
    fake.page.document.activeElement = fake.page.document.body;
    fake.mutate();
    expect(fake.heading.focus).not.toHaveBeenCalled();
  });

  it('takes the focus from the page’s content, where a dialog that was left for the page put it', () => {
    const fake = fakeWindow();
    fake.page.document.hasHeading = false;
    open(fake).focusHeading();
    fake.page.document.activeElement = fake.main;
    fake.mutate();
    fake.page.document.hasHeading = true;
    fake.mutate();
    expect(fake.heading.focus).toHaveBeenCalledOnce();
  });

  it('goes on scrolling until the page is long enough', () => {
    const fake = fakeWindow();
    fake.page.height = 400;
    open(fake).keepScrolling(1200);
    fake.grow();
    expect(fake.page.scrollY).toBe(400);
    fake.page.height = 5000;
    fake.grow();
    expect(fake.page.scrollY).toBe(1200);
    fake.page.scrollY = 900;
    fake.grow();
    expect(fake.page.scrollY).toBe(900);
  });

  it.each(['the user moves', 'it is told to'])('stops scrolling when %s', (how) => {
    const fake = fakeWindow();
    fake.page.height = 400;
    const stop = open(fake).keepScrolling(1200);
    fake.grow();
    if (how === 'the user moves') fake.fire('wheel');
    else stop();
    fake.page.height = 5000;
    fake.grow();
    expect(fake.page.scrollY).toBe(400);
  });

  it('scrolls to a section again while what is above it loads, until the user moves', () => {
    const fake = fakeWindow();
    fake.page.document.hasHeading = false;
    open(fake).keepSection('section');
    fake.grow();
    fake.page.document.hasHeading = true;
    fake.grow();
    fake.grow();
    expect(fake.section.scrollIntoView).toHaveBeenCalledTimes(2);
    fake.fire('wheel');
    fake.grow();
    expect(fake.section.scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('goes back in the history where there is an entry of the app, else to an address', () => {
    const fake = fakeWindow();
    fake.page.history.state = { idx: 0 };
    const page = open(fake);
    const otherwise = vi.fn();
    page.goBack(otherwise);
    expect(otherwise).toHaveBeenCalledOnce();
    fake.page.history.state = { idx: 1 };
    page.goBack(otherwise);
    expect(fake.page.history.back).toHaveBeenCalledOnce();
    expect(otherwise).toHaveBeenCalledOnce();
  });

  it('loads itself anew where the server is there, and once only', async () => {
    const fake = fakeWindow();
    const page = open(fake);
    fake.page.fetch.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ ok: false });
    await page.reloadOnce();
    await page.reloadOnce();
    expect(fake.page.location.reload).not.toHaveBeenCalled();
    await page.reloadOnce();
    expect(fake.page.location.reload).toHaveBeenCalledOnce();

    const reloaded = fakeWindow();
    reloaded.page.history.state = fake.page.history.state;
    await open(reloaded).reloadOnce();
    expect(reloaded.page.location.reload).not.toHaveBeenCalled();
    reloaded.page.history.state = { key: 'second' };
    await open(reloaded).reloadOnce();
    expect(reloaded.page.location.reload).toHaveBeenCalledOnce();
  });

  it('loads itself anew for each press whose part is gone, where the server is there and nothing is open', async () => {
    const fake = fakeWindow();
    const page = open(fake);
    fake.page.fetch.mockRejectedValueOnce(new TypeError('offline'));
    await page.reloadIfNothingIsLost();
    fake.page.document.openDialog = {};
    await page.reloadIfNothingIsLost();
    expect(fake.page.location.reload).not.toHaveBeenCalled();
    fake.page.document.openDialog = null;
    await page.reloadIfNothingIsLost();
    await page.reloadIfNothingIsLost();
    expect(fake.page.location.reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the browser', (fake: ReturnType<typeof fakeWindow>) => fake.fire('beforeunload')],
    // Not every browser fires `beforeunload`.
    ['the app', ({ page }: ReturnType<typeof fakeWindow>) => reload(page as never)],
  ])('keeps what was typed while %s loads it again, in the entry of the history', (_who, loadAgain) => {
    const fake = fakeWindow();
    fake.page.history.state = { key: 'first' };
    expect(open(fake).keepDraft(() => ({ email: 'meera@example.com' })).draft).toBeNull();
    loadAgain(fake);
    expect(fake.page.history.state).toMatchObject({ key: 'first' });
    expect(open(fake).keepDraft(() => ({})).draft).toEqual({ email: 'meera@example.com' });
    expect(fake.page.history.state).toEqual({ key: 'first' });
  });

  it('leaves nothing of what was typed for the next form at the same entry', () => {
    const fake = fakeWindow();
    const page = open(fake);
    const { stop } = page.keepDraft(() => ({ email: 'meera@example.com' }));
    // The page stays, as for a link that opens a mail program.
    fake.fire('beforeunload');
    stop();
    const next = page.keepDraft(() => null);
    expect(next.draft).toBeNull();
    fake.fire('beforeunload');
    next.stop();
    expect(page.keepDraft(() => null).draft).toBeNull();
  });

  it('notifies of each time that it is shown again as the browser kept it', () => {
    const fake = fakeWindow();
    const listener = vi.fn();
    open(fake).onRestored(listener);
    const show = (persisted: boolean) =>
      fake.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(listener).not.toHaveBeenCalled();
    show(true);
    show(true);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('notifies of the next action once, when the page is no longer scrolled, and not at all when stopped', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fake = fakeWindow();
    const page = open(fake);
    const [first, stopped, stoppedLater] = [vi.fn(), vi.fn(), vi.fn()];
    page.onNextAction(stopped)();
    const stop = page.onNextAction(stoppedLater);
    page.onNextAction(first);
    fake.fire('scroll');
    vi.advanceTimersByTime(1000);
    expect(first).not.toHaveBeenCalled();
    fake.fire('touchstart');
    stop();
    for (let times = 0; times < 10; times += 1) {
      vi.advanceTimersByTime(100);
      fake.fire('pointermove');
      fake.fire('scroll');
    }
    expect(first).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    fake.fire('keydown');
    vi.advanceTimersByTime(1000);
    expect(first).toHaveBeenCalledOnce();
    expect(stopped).not.toHaveBeenCalled();
    expect(stoppedLater).not.toHaveBeenCalled();
  });

  it('notifies all who wait for the next action, and of the one after it who asks during it or at its end', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fake = fakeWindow();
    const page = open(fake);
    const listeners = { first: vi.fn(), second: vi.fn(), during: vi.fn(), atItsEnd: vi.fn() };
    const calls = () => Object.values(listeners).map(({ mock }) => mock.calls.length);
    page.onNextAction(() => {
      listeners.first();
      page.onNextAction(listeners.atItsEnd);
    });
    page.onNextAction(listeners.second);
    fake.fire('pointerdown');
    page.onNextAction(listeners.during);
    vi.advanceTimersByTime(1000);
    expect(calls()).toEqual([1, 1, 0, 0]);
    fake.fire('keydown');
    vi.advanceTimersByTime(1000);
    expect(calls()).toEqual([1, 1, 1, 1]);
  });

  it('notifies who asks during an action of the next event, also where that comes before the page rests', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fake = fakeWindow();
    const page = open(fake);
    const [first, during] = [vi.fn(), vi.fn()];
    page.onNextAction(first);
    fake.fire('pointerdown');
    page.onNextAction(during);
    fake.fire('keydown');
    vi.advanceTimersByTime(1000);
    expect(first).toHaveBeenCalledOnce();
    expect(during).toHaveBeenCalledOnce();
  });
});

describe('sharing a page (spec §17)', () => {
  const url = 'https://films.example/movies?genre=drama';

  it('is the system’s, with the title and the address', async () => {
    const fake = fakeWindow();
    fake.page.navigator.share = vi.fn(async () => {});
    expect(await open(fake).share('Movies')).toBe('shared');
    expect(fake.page.navigator.share).toHaveBeenCalledWith({ title: 'Movies', url });
  });

  it('is a copy of the address where there is no sheet, or where it fails', async () => {
    const fake = fakeWindow();
    expect(await open(fake).share('Movies')).toBe('copied');
    fake.page.navigator.share = () => Promise.reject(new Error('not now'));
    expect(await open(fake).share('Movies')).toBe('copied');
    expect(fake.page.navigator.clipboard.writeText).toHaveBeenCalledWith(url);
  });

  it('is nothing where the user closes the sheet, and says where it failed', async () => {
    const fake = fakeWindow();
    fake.page.navigator.share = () =>
      Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' }));
    expect(await open(fake).share('Movies')).toBe('dismissed');
    delete fake.page.navigator.share;
    fake.page.navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    expect(await open(fake).share('Movies')).toBe('failed');
  });
});
