import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const sheet = vi.hoisted(() => ({ loads: 0 }));
vi.mock('./scriptFonts.css', () => {
  sheet.loads += 1;
  return {};
});

let paint: (() => void)[] = [];
beforeEach(() => {
  paint = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => paint.push(callback));
});
afterEach(() => vi.unstubAllGlobals());

describe('loadScriptFonts (spec §13)', () => {
  it('loads nothing where data is saved (spec §19)', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { savesData: '' } } });
    const { loadScriptFonts } = await import('./loadScriptFonts');
    await loadScriptFonts();
    expect(paint).toHaveLength(0);
    expect(sheet.loads).toBe(0);
  });

  it('loads the sheet after the first paint, once', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const { loadScriptFonts } = await import('./loadScriptFonts');
    const both = Promise.all([loadScriptFonts(), loadScriptFonts()]);
    expect(sheet.loads).toBe(0);
    expect(paint).toHaveLength(1);
    for (const callback of paint) callback();
    await both;
    expect(sheet.loads).toBe(1);
  });
});
