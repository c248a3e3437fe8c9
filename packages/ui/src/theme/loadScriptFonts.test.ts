import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptFonts } from './scriptFonts';

/** What the page did with fonts, in its order. */
let log: string[] = [];
let paint: (() => void)[] = [];
let finishLoading: (() => void)[] = [];

class Face {
  readonly name: string;
  constructor(family: string, _source: string, { weight }: { weight: string }) {
    this.name = `${family} ${weight}`;
  }
  load() {
    log.push(`load ${this.name}`);
    return new Promise<void>((resolve) => finishLoading.push(resolve));
  }
}

/** A page that shows these texts in other languages. */
function openPage(texts: { textContent: string; fontWeight: string }[], dataset = {}) {
  vi.stubGlobal('document', {
    documentElement: { dataset },
    body: { querySelectorAll: () => texts },
    fonts: { add: ({ name }: Face) => log.push(`add ${name}`) },
  });
}

beforeEach(() => {
  [log, paint, finishLoading] = [[], [], []];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => paint.push(callback));
  vi.stubGlobal('getComputedStyle', (element: { fontWeight: string }) => element);
  vi.stubGlobal('FontFace', Face);
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
    await vi.waitFor(() => expect(finishLoading).toHaveLength(4));
    expect(log).toEqual([
      'load Messages 400',
      'load Anek Bangla 400',
      'load Anek Tamil 700',
      'load Anek Gurmukhi 100 800',
    ]);
    for (const finish of finishLoading) finish();
    await done;
    const added = log.filter((line) => line.startsWith('add'));
    expect(added).toEqual([
      'add Messages 400',
      ...scriptFonts.map(({ family, weight }) => `add ${family} ${weight}`),
    ]);
  });

  it('shows the others where one file is slow', async () => {
    openPage([{ textContent: 'வாகை', fontWeight: '400' }]);
    const { done } = await begin();
    await vi.waitFor(() => expect(finishLoading).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    expect(log).toContain('add Anek Tamil 400');
  });
});
