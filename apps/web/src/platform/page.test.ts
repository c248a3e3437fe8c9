import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPage } from './page';
import { createStore } from './storage';

/** A window that is 5000 px high once `grow` was called, and before that as high as its screen. */
function fakeWindow() {
  const listeners = new EventTarget();
  const heading = { tabIndex: 0, focus: vi.fn() };
  const body = {};
  let onMutation = () => {};
  const frames: (() => void)[] = [];
  const page = {
    height: 0,
    scrollY: 0,
    history: {
      state: null as unknown,
      scrollRestoration: 'auto',
      back: vi.fn(),
      replaceState(state: unknown) {
        page.history.state = state;
      },
    },
    document: {
      title: '',
      body,
      activeElement: body as unknown,
      hasHeading: true,
      querySelector: () => (page.document.hasHeading ? heading : null),
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
    performance: { now: () => 0 },
    location: { href: '/movies', reload: vi.fn() },
    fetch: vi.fn(async (_address: string, _options: RequestInit) => ({ ok: true })),
    requestAnimationFrame: (step: () => void) => frames.push(step),
    cancelAnimationFrame: () => frames.splice(0),
    addEventListener: listeners.addEventListener.bind(listeners),
    scrollTo({ top }: { top: number }) {
      page.scrollY = Math.min(top, page.height);
    },
  };
  const scroll = (top: number) => {
    page.scrollY = top;
    listeners.dispatchEvent(new Event('scroll'));
  };
  const frame = () => {
    for (const step of frames.splice(0)) step();
  };
  const fire = (type: string) => listeners.dispatchEvent(new Event(type));
  return { page, heading, scroll, frame, fire, mutate: () => onMutation() };
}

const kept = new Map<string, string>();
const session = createStore(
  () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }) as unknown as Storage,
);
const open = (fake: ReturnType<typeof fakeWindow>) =>
  createPage(fake.page as unknown as Window & typeof globalThis, session);

beforeEach(() => kept.clear());

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
    fake.page.document.activeElement = {};
    fake.mutate();
    expect(fake.heading.focus).toHaveBeenCalledOnce();
  });

  it('goes to the top of a new entry, and back to where an old one was left, once it is long enough', () => {
    const fake = fakeWindow();
    fake.page.height = 5000;
    const page = open(fake);
    fake.scroll(1200);
    const first = fake.page.history.state;
    fake.page.history.state = { key: 'second' };
    page.showEntry();
    expect(fake.page.scrollY).toBe(0);

    fake.page.history.state = first;
    fake.page.height = 400;
    page.showEntry();
    expect(fake.page.scrollY).toBe(400);
    fake.page.height = 5000;
    fake.frame();
    expect(fake.page.scrollY).toBe(1200);
  });

  it('leaves the page where it is while the same entry is shown under another address', () => {
    const fake = fakeWindow();
    fake.page.height = 5000;
    const page = open(fake);
    fake.scroll(1200);
    fake.page.history.state = { ...(fake.page.history.state as object), isOver: true };
    expect(page.showEntry()).toBe(false);
    expect(fake.page.scrollY).toBe(1200);
    fake.page.history.state = { key: 'second' };
    expect(page.showEntry()).toBe(true);
  });

  it('stops going back when the visitor moves by themselves', () => {
    const fake = fakeWindow();
    fake.page.height = 5000;
    const page = open(fake);
    fake.scroll(1200);
    const first = fake.page.history.state;
    fake.page.history.state = { key: 'second' };
    page.showEntry();
    fake.page.history.state = first;
    fake.page.height = 400;
    page.showEntry();
    fake.fire('wheel');
    fake.page.height = 5000;
    fake.frame();
    expect(fake.page.scrollY).toBe(400);
  });

  it('keeps positions over a reload', () => {
    const before = fakeWindow();
    before.page.height = 5000;
    open(before);
    before.scroll(800);
    before.fire('pagehide');
    const after = fakeWindow();
    after.page.height = 5000;
    after.page.history.state = before.page.history.state;
    open(after);
    expect(after.page.scrollY).toBe(800);
  });

  it('goes back in the history where there is an entry of the app, else to an address', () => {
    const fake = fakeWindow();
    const page = open(fake);
    const otherwise = vi.fn();
    page.goBack(otherwise);
    expect(otherwise).toHaveBeenCalledOnce();
    fake.page.history.state = { key: 'second' };
    page.goBack(otherwise);
    expect(fake.page.history.back).toHaveBeenCalledOnce();
    expect(otherwise).toHaveBeenCalledOnce();
  });

  it('loads itself anew where the server is there, and once only', async () => {
    const fake = fakeWindow();
    const page = open(fake);
    fake.page.fetch.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ ok: false });
    await page.renew();
    await page.renew();
    expect(fake.page.location.reload).not.toHaveBeenCalled();
    await page.renew();
    expect(fake.page.location.reload).toHaveBeenCalledOnce();

    const reloaded = fakeWindow();
    reloaded.page.history.state = fake.page.history.state;
    await open(reloaded).renew();
    expect(reloaded.page.location.reload).not.toHaveBeenCalled();
    reloaded.page.history.state = { key: 'second' };
    await open(reloaded).renew();
    expect(reloaded.page.location.reload).toHaveBeenCalledOnce();
  });

  it('tells the first action once, and not at all when stopped', () => {
    const fake = fakeWindow();
    const page = open(fake);
    const [first, stopped] = [vi.fn(), vi.fn()];
    page.onFirstAction(first);
    page.onFirstAction(stopped)();
    fake.fire('keydown');
    fake.fire('pointermove');
    expect(first).toHaveBeenCalledOnce();
    expect(stopped).not.toHaveBeenCalled();
  });
});
