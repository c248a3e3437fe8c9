import { describe, expect, it, vi } from 'vitest';
import { beginVisit } from './firstVisit';
import type { FirstCalls } from './firstVisit.types';
import { buildSettings } from './settings';

const DETAIL = { server: 'content', method: 'GET', path: '/api/videos/:id', auth: 'optional' } as const;
const HISTORY = {
  server: 'payments',
  method: 'GET',
  path: '/api/payment-history/:uid',
  auth: 'optional',
} as const;

const tokenUntil = (exp: number) => `.${btoa(JSON.stringify({ sub: 'u 1', exp }))}.`;
const lasting = tokenUntil(4_102_444_800);
/** A module that the page can load. */
const PLAYLIST_CODE = 'data:text/javascript,export const openHls = () => null';
const MISSING_CODE = 'data:text/javascript,throw new Error()';

interface Given {
  token?: string | null;
  block?: FirstCalls | null;
  settings?: object;
  readyState?: DocumentReadyState;
  /** What the history's entry carries. */
  state?: object | null;
  /** Milliseconds after navigation at which the code that plays playlists was there. */
  cameAt?: number;
}

/** An inert element with tags, as far as they are looked at. */
class Waiting {
  readonly content: object;
  isWaiting = true;
  constructor(address: string) {
    const tag = { getAttribute: (name: string) => (name === 'src' ? address : null) };
    this.content = { querySelectorAll: () => [tag] };
  }
  replaceWith() {
    this.isWaiting = false;
  }
}

/** A page as far as its first lines look at it. */
function open({
  token = lasting,
  block = { kind: 'videos', playlistCode: PLAYLIST_CODE, calls: [HISTORY, DETAIL] },
  state = null,
  cameAt = 0,
  settings = {},
  readyState = 'complete',
}: Given) {
  const texts: Record<string, string> = {
    'chalchitra-settings': JSON.stringify({ ...(buildSettings({}) as object), ...settings }),
    ...(block && { 'chalchitra-first-calls': JSON.stringify(block) }),
  };
  const history = { state, replaceState: vi.fn() };
  const reload = vi.fn();
  const waiting: Record<string, Waiting> = {
    'chalchitra-app': new Waiting('/main.js'),
    'chalchitra-route': new Waiting('/route.js'),
  };
  const listeners = new Map<string, (() => void)[]>();
  const fetched: { href: string }[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const dataset: DOMStringMap = {};
  const fetch = vi.fn(async () => Response.json([]));
  const page: Window & typeof globalThis = {
    fetch,
    performance: { now: () => cameAt },
    setTimeout: (run: () => void, ms = 0) => timers.push({ ms, run }),
    location: { pathname: '/video/a%2Fb', search: '?episode=2', origin: 'https://site.example', reload },
    history,
    requestAnimationFrame: (run: () => void) => run(),
    localStorage: { getItem: () => token },
    sessionStorage: { getItem: () => null },
    document: {
      documentElement: { dataset },
      readyState,
      head: { append: (link: { href: string }) => fetched.push(link) },
      createElement: () => ({ href: '' }),
      getElementById: (id: string) => {
        if (id in texts) return { textContent: texts[id] };
        // What follows the script isn't there before the whole page is.
        const isParsed = page.document.readyState !== 'loading';
        return isParsed && waiting[id]?.isWaiting ? waiting[id] : null;
      },
      addEventListener: (type: string, listener: () => void) =>
        listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    },
  } as unknown as Window & typeof globalThis;
  vi.stubGlobal('HTMLTemplateElement', Waiting);
  beginVisit(page);
  return {
    page,
    fetch,
    history,
    reload,
    dataset,
    timers,
    fetched,
    tell(type: string) {
      for (const listen of listeners.get(type) ?? []) listen();
    },
    async codeIsHere() {
      await page.firstVisit?.playlistCode?.catch(() => {});
      await Promise.resolve();
    },
    pass(ms: number) {
      for (const timer of timers) if (timer.ms === ms) timer.run();
    },
    waitingOnes: () => Object.keys(waiting).filter((id) => waiting[id]?.isWaiting),
  };
}

const sentBy = (fetch: ReturnType<typeof open>['fetch']) =>
  fetch.mock.calls.map((call) => call as unknown as [string, RequestInit]);

describe('the first lines of a player’s page', () => {
  it('ask who has paid and what is played, as the page’s own code will', async () => {
    const { page, fetch } = open({});
    expect(sentBy(fetch).map(([address]) => address)).toEqual([
      '/services/payments/api/payment-history/u%201',
      '/services/content/api/videos/a%2Fb',
    ]);
    const [address, init] = sentBy(fetch)[0] ?? [];
    expect(init).toMatchObject({ method: 'GET', cache: 'no-store' });
    await page.firstVisit?.answers.take(address ?? '', { method: 'GET', headers: init?.headers ?? {} });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(page.firstVisit?.handed).toEqual([['a/b', { kind: 'videos', item: null }]]);
  });

  it('keep the token from servers elsewhere, unless they may have it', () => {
    const servers = { content: 'https://content.example', payments: '/pay', creators: '/c' };
    const [, elsewhere] = sentBy(open({ settings: { servers } }).fetch);
    expect(elsewhere?.[0]).toBe('https://content.example/api/videos/a%2Fb');
    expect(elsewhere?.[1].headers).not.toHaveProperty('authorization');
    const [, trusted] = sentBy(open({ settings: { servers, sendToken: 'all' } }).fetch);
    expect(trusted?.[1].headers).toHaveProperty('authorization', `Bearer ${lasting}`);
  });

  it('do nothing without a block of theirs', () => {
    const { page, fetch } = open({ block: null });
    expect(page.firstVisit).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['opened it', null, {}],
    ['came to it', { key: 'k', idx: 1 }, { key: 'k', idx: 1 }],
  ])('send a guest who %s to sign in and back, without calls or the app', (_, state, kept) => {
    const { page, fetch, dataset, history, reload, waitingOnes } = open({ token: null, state });
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(
      { ...kept, usr: { from: '/video/a%2Fb?episode=2' } },
      '',
      '/login',
    );
    expect(reload).toHaveBeenCalledOnce();
    expect(dataset).toEqual({ guest: '' });
    expect(fetch).not.toHaveBeenCalled();
    expect(waitingOnes()).toHaveLength(2);
    expect(page.firstVisit).toBeUndefined();
  });

  it('leave a token that has lapsed to the app', async () => {
    const { page, fetch, dataset } = open({ token: tokenUntil(1) });
    expect(fetch).not.toHaveBeenCalled();
    expect(dataset).toEqual({});
    await expect(page.firstVisit?.beforeApp()).resolves.toBeUndefined();
  });

  it.each([
    ['its first picture', ({ tell }: ReturnType<typeof open>) => tell('loadeddata')],
    ['word that there is none', ({ page }: ReturnType<typeof open>) => page.firstVisit?.endWaiting()],
    ['a second', ({ timers }: ReturnType<typeof open>) => timers.find(({ ms }) => ms === 1000)?.run()],
  ])('let a playlist’s app wait for %s', async (_, happen) => {
    const opened = open({});
    expect(opened.dataset).toHaveProperty('pictureFirst');
    let isOver = false;
    const waiting = opened.page.firstVisit?.beforeApp().then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect(isOver).toBe(false);
    happen(opened);
    await waiting;
    expect(isOver).toBe(true);
  });

  it('don’t let the app wait for a file, which it loads itself', async () => {
    const { page } = open({ block: { kind: 'videos', playlistCode: null, calls: [] } });
    await expect(page.firstVisit?.beforeApp()).resolves.toBeUndefined();
  });

  it('fetch the app half a second after navigation where the film isn’t there yet, and start it with the film', async () => {
    const { codeIsHere, timers, pass, fetched, tell, waitingOnes } = open({ cameAt: 200 });
    await codeIsHere();
    tell('loadedmetadata');
    expect(timers.map(({ ms }) => ms)).toContain(300);
    expect(fetched).toEqual([]);
    expect(waitingOnes()).toEqual(['chalchitra-app', 'chalchitra-route']);
    pass(300);
    expect(fetched.map(({ href }) => href)).toEqual(['/main.js']);
    tell('loadedmetadata');
    expect(waitingOnes()).toEqual(['chalchitra-route']);
  });

  it('fetch the app of a slow visit as soon as what plays the playlist is there', async () => {
    const { codeIsHere, pass, fetched } = open({ cameAt: 1800 });
    await codeIsHere();
    pass(-1300);
    expect(fetched).toHaveLength(1);
  });

  it.each([
    ['its first picture', {}, async ({ tell }: ReturnType<typeof open>) => tell('loadeddata')],
    ['a file that can’t be brought', {}, async ({ tell }: ReturnType<typeof open>) => tell('error')],
    [
      'what plays the playlist failing',
      { block: { kind: 'videos', playlistCode: MISSING_CODE, calls: [] } },
      async ({ codeIsHere }: ReturnType<typeof open>) => codeIsHere(),
    ],
    [
      'a film that doesn’t come',
      {},
      async ({ codeIsHere, pass }: ReturnType<typeof open>) => {
        await codeIsHere();
        pass(1000);
      },
    ],
  ] as const)('bring all with %s', async (_, given, happen) => {
    const opened = open(given);
    await happen(opened);
    await Promise.resolve();
    expect(opened.waitingOnes()).toEqual([]);
  });

  it('have a quick visit’s stage laid out first, and the rest in the frame after the picture', async () => {
    const { dataset, tell, pass } = open({ cameAt: 90 });
    expect(dataset).toHaveProperty('stageFirst');
    tell('loadeddata');
    await Promise.resolve();
    expect(dataset).toHaveProperty('stageFirst');
    pass(0);
    expect(dataset).not.toHaveProperty('stageFirst');
  });

  it('have all laid out 400 ms after navigation', () => {
    const { dataset, pass } = open({ cameAt: 90 });
    pass(310);
    expect(dataset).not.toHaveProperty('stageFirst');
  });

  it.each([
    ['comes late', { cameAt: 250 }],
    ['has no playlist', { block: { kind: 'videos', playlistCode: null, calls: [] } }],
    ['is somebody’s whose token has lapsed', { token: tokenUntil(1) }],
  ] as const)('lay out a page at once that %s', (_, given) => {
    const { dataset } = open({ cameAt: 90, ...given });
    expect(dataset).not.toHaveProperty('stageFirst');
  });

  it('start the app of a token that has lapsed as soon as its tags are there', () => {
    const { page, tell, waitingOnes } = open({ token: tokenUntil(1), readyState: 'loading' });
    expect(waitingOnes()).toContain('chalchitra-app');
    Object.assign(page.document, { readyState: 'interactive' });
    tell('DOMContentLoaded');
    expect(waitingOnes()).toEqual([]);
  });
});
