import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptFonts } from './scriptFonts';

/** What the page did with fonts, in its order. */
let log: string[] = [];
let paint: (() => void)[] = [];
let finishFetching: (() => void)[] = [];
/** Tells the page that its connection is back. */
let goOnline = () => {};

class Face {
  readonly name: string;
  constructor(family: string, source: string | ArrayBuffer, { weight }: { weight: string }) {
    this.name = `${family} ${weight}${typeof source === 'string' ? '' : ', loaded'}`;
  }
  load = async () => this;
}

/** A server that responds when `finishFetching` is called; a file named `broken` never comes. */
const respond = (url: string) => {
  log.push(`fetch ${url.split('/').at(-1)}`);
  return new Promise((resolve, reject) => {
    const arrayBuffer = async () => new ArrayBuffer(8);
    finishFetching.push(() =>
      url.includes('broken') ? reject(new Error('gone')) : resolve({ arrayBuffer }),
    );
  });
};

/** A page that shows these texts in other languages. */
function openPage(texts: { textContent: string; fontWeight: string }[], dataset = {}) {
  vi.stubGlobal('document', {
    documentElement: { dataset },
    body: { querySelectorAll: () => texts },
    fonts: { add: ({ name }: Face) => log.push(`add ${name}`) },
  });
}

beforeEach(() => {
  [log, paint, finishFetching] = [[], [], []];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    document: { hidden: false },
    requestAnimationFrame: (callback: () => void) => paint.push(callback),
    addEventListener: (type: string, handle: () => void) => {
      if (type === 'online') goOnline = handle;
    },
  });
  vi.stubGlobal('getComputedStyle', (element: { fontWeight: string }) => element);
  vi.stubGlobal('FontFace', Face);
  vi.stubGlobal('fetch', respond);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = async (...given: Parameters<typeof import('./loadScriptFonts').loadScriptFonts>) => {
  const { loadScriptFonts } = await import('./loadScriptFonts');
  const done = Promise.all([loadScriptFonts(...given), loadScriptFonts(...given)]);
  for (const callback of paint) callback();
  return { done };
};

describe('loadScriptFonts (spec §13)', () => {
  it('loads nothing where data is saved (spec §19)', async () => {
    openPage([{ textContent: 'हिन्दी', fontWeight: '400' }], { savesData: '' });
    const { done } = await begin();
    await done;
    expect(log).toEqual([]);
  });

  it('loads what the page shows, and then adds all fonts together, once', async () => {
    openPage([
      { textContent: 'Vaagai வாகை', fontWeight: '700' },
      { textContent: 'হাট।', fontWeight: '400' },
      { textContent: 'ਪਿੰਡ', fontWeight: '600' },
    ]);
    const { done } = await begin(async () => ({
      files: [{ url: '/te.woff2', weight: '400', letters: 'C05' }],
    }));
    await vi.waitFor(() => expect(finishFetching).toHaveLength(4));
    expect(log).toEqual([
      'fetch te.woff2',
      'fetch anek-bangla-bengali-400-normal.woff2',
      'fetch anek-tamil-tamil-700-normal.woff2',
      'fetch anek-gurmukhi-gurmukhi-wght-normal.woff2',
    ]);
    for (const finish of finishFetching) finish();
    await done;
    const added = log.filter((line) => line.startsWith('add'));
    const shown = ['Anek Bangla 400', 'Anek Tamil 700', 'Anek Gurmukhi 100 800'];
    expect(added).toEqual([
      'add Messages 400, loaded',
      ...scriptFonts
        .map(({ family, weight }) => `${family} ${weight}`)
        .map((name) => `add ${name}${shown.includes(name) ? ', loaded' : ''}`),
    ]);
  });

  it('leaves to the browser what doesn’t come, and what is slow', async () => {
    openPage([{ textContent: 'வாகை', fontWeight: '400' }]);
    const { done } = await begin(async () => ({
      files: [{ url: '/broken.woff2', weight: '400', letters: 'C05' }],
    }));
    await vi.waitFor(() => expect(finishFetching).toHaveLength(2));
    finishFetching[0]?.();
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    expect(log).toContain('add Messages 400');
    expect(log).toContain('add Anek Tamil 400');
  });

  it('adds the other fonts where the code of one fails, and that one when the connection is back', async () => {
    openPage([]);
    const own = { files: [{ url: '/te.woff2', weight: '400', letters: 'C05' }] };
    const loadOwn = vi.fn(async () => own).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { done } = await begin(loadOwn);
    await vi.runAllTimersAsync();
    await done;
    const scripts = scriptFonts.map(({ family, weight }) => `add ${family} ${weight}`);
    expect(log).toEqual(scripts);

    [log, paint] = [[], []];
    goOnline();
    for (const callback of paint) callback();
    await vi.waitFor(() => expect(finishFetching).toHaveLength(1));
    finishFetching[0]?.();
    await vi.waitFor(() => expect(log).toEqual(['fetch te.woff2', 'add Messages 400, loaded']));
  });

  it('adds the messages’ font where the code of the scripts’ fails, and theirs with the next call', async () => {
    openPage([]);
    vi.doMock('./scriptFonts', () => {
      throw new TypeError('Failed to fetch');
    });
    const loadOwn = async () => ({ files: [{ url: '/te.woff2', weight: '400', letters: 'C05' }] });
    const { done } = await begin(loadOwn);
    await vi.waitFor(() => expect(finishFetching).toHaveLength(1));
    finishFetching[0]?.();
    await done;
    expect(log).toEqual(['fetch te.woff2', 'add Messages 400, loaded']);

    vi.doUnmock('./scriptFonts');
    [log, paint] = [[], []];
    const next = await begin(loadOwn);
    await vi.runAllTimersAsync();
    await next.done;
    expect(log).toEqual(scriptFonts.map(({ family, weight }) => `add ${family} ${weight}`));
  });
});
