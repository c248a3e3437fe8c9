import { describe, expect, it, vi } from 'vitest';
import { beginVisit, type FirstCalls } from './firstVisit';
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

interface Given {
  path?: string;
  token?: string | null;
  block?: FirstCalls | null;
  settings?: object;
}

/** A page as far as its first lines look at it. */
function open({
  path = '/video/a%2Fb',
  token = lasting,
  block = { kind: 'videos', isPlaylist: true, calls: [HISTORY, DETAIL] },
  settings = {},
}: Given) {
  const texts: Record<string, string> = {
    'chalchitra-settings': JSON.stringify({ ...(buildSettings({}) as object), ...settings }),
    ...(block && { 'chalchitra-first-calls': JSON.stringify(block) }),
  };
  const app = { replaceChildren: vi.fn() };
  const listeners = new Map<string, () => void>();
  const timers: { ms: number; run: () => void }[] = [];
  const dataset: DOMStringMap = {};
  const fetch = vi.fn(async () => Response.json([]));
  const page = {
    fetch,
    performance,
    setTimeout: (run: () => void, ms: number) => timers.push({ ms, run }),
    location: { pathname: path, origin: 'https://site.example' },
    localStorage: { getItem: () => token },
    sessionStorage: { getItem: () => null },
    document: {
      documentElement: { dataset },
      getElementById: (id: string) => (id === 'app' ? app : id in texts ? { textContent: texts[id] } : null),
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    },
  } as unknown as Window & typeof globalThis;
  vi.stubGlobal('HTMLTemplateElement', class {});
  beginVisit(page);
  return { page, fetch, app, dataset, timers, tell: (type: string) => listeners.get(type)?.() };
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

  it.each([
    ['without a block of theirs', { block: null }],
    ['on another page', { path: '/series/7' }],
  ])('do nothing %s', (_, given) => {
    const { page, fetch } = open(given);
    expect(page.firstVisit).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('hide the page from a guest until the app has cleared it', async () => {
    const { page, fetch, dataset, app } = open({ token: null });
    expect(fetch).not.toHaveBeenCalled();
    expect(dataset).toHaveProperty('guest');
    await page.firstVisit?.beforeApp();
    expect(app.replaceChildren).toHaveBeenCalledOnce();
    expect(dataset).toEqual({});
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
    const { page } = open({ block: { kind: 'videos', isPlaylist: false, calls: [] } });
    await expect(page.firstVisit?.beforeApp()).resolves.toBeUndefined();
  });
});
