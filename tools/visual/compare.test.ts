import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { differenceOf, isBlank, type Overlay } from './compare';
import { isFine, judge } from './judge';
import { markDifference, placesOf } from './mark';
import { clearReport } from './report';
import { shotsOf } from './stories';
import type { Taken } from './studio';

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-visual-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A plain picture of 40 × 30 pixels, with one pixel of another colour where it is asked for. */
function picture(dot?: { left: number; top: number }, compressionLevel = 6): Promise<Buffer> {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#150a17' } });
  const pixel = { create: { width: 1, height: 1, channels: 3 as const, background: '#160a17' } };
  return plain
    .composite(dot ? [{ input: pixel, ...dot }] : [])
    .png({ compressionLevel })
    .toBuffer();
}

describe('the comparison', () => {
  it('finds no difference between pictures that are packed in another way', async () => {
    const [one, other] = [await picture(undefined, 1), await picture(undefined, 9)];
    expect(one.equals(other)).toBe(false);
    expect(await differenceOf(one, other)).toBeNull();
  });

  it('finds one pixel whose colour is one step away', async () => {
    const found = await differenceOf(await picture(), await picture({ left: 12, top: 8 }));
    expect(found?.sentence).toMatch(/^1 pixel differs by at most 1 of 255/);
  });

  it('finds a pixel that looks as if an edge had been smoothed, which pixelmatch lets pass', async () => {
    const grey = '#808080';
    const edge = (shade: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: '#000000' } })
        .composite([
          {
            input: { create: { width: 19, height: 30, channels: 3, background: '#ffffff' } },
            left: 21,
            top: 0,
          },
          { input: { create: { width: 1, height: 30, channels: 3, background: grey } }, left: 20, top: 0 },
          { input: { create: { width: 1, height: 1, channels: 3, background: shade } }, left: 20, top: 15 },
        ])
        .png()
        .toBuffer();
    const found = await differenceOf(await edge(grey), await edge('#8c8c8c'));
    expect(found?.sentence).toBe('1 pixel differs by at most 12 of 255, in the smoothing of edges alone');
  });

  it('finds another size', async () => {
    const taller = await sharp(await picture())
      .extend({ bottom: 1, background: '#150a17' })
      .png()
      .toBuffer();
    const found = await differenceOf(await picture(), taller);
    expect(found?.sentence).toContain('40 × 30 pixels have become 40 × 31; 40 pixels differ');
    expect(found && placesOf(found.overlay)).toEqual([{ left: 0, top: 30, width: 40, height: 1 }]);
  });

  it('knows a picture that shows nothing', async () => {
    expect(await isBlank(await picture())).toBe(true);
    expect(await isBlank(await picture({ left: 0, top: 0 }))).toBe(false);
  });
});

describe('where pictures differ', () => {
  const overlayOf = (width: number, height: number, changed: readonly [number, number][]): Overlay => {
    const before = new Uint32Array(width * height).fill(0xff000000);
    const after = before.slice();
    for (const [left, top] of changed) after[top * width + left] = 0xffffffff;
    return { width, height, before, after };
  };

  it('separates places that are far from each other, and joins those that are near', () => {
    const overlay = overlayOf(400, 300, [
      [10, 10],
      [60, 20],
      [300, 200],
    ]);
    expect(placesOf(overlay)).toEqual([
      { left: 10, top: 10, width: 51, height: 11 },
      { left: 300, top: 200, width: 1, height: 1 },
    ]);
  });

  it('calls it one place where a picture has changed all over', () => {
    const spots = Array.from({ length: 20 }, (_, spot): [number, number] => [5, spot * 100]);
    expect(placesOf(overlayOf(50, 2000, spots))).toEqual([{ left: 5, top: 0, width: 1, height: 1901 }]);
  });

  it('marks a changed pixel so that it is seen: pink with a yellow edge in a dark picture', async () => {
    const marked = await markDifference(overlayOf(20, 20, [[10, 10]]));
    const { data } = await sharp(marked).raw().toBuffer({ resolveWithObject: true });
    const at = (left: number, top: number) => [
      ...data.subarray((top * 20 + left) * 3, (top * 20 + left) * 3 + 3),
    ];
    expect([at(10, 10), at(12, 12), at(13, 13)]).toEqual([
      [255, 45, 149],
      [255, 214, 0],
      [0, 0, 0],
    ]);
  });
});

describe('what becomes of a picture', () => {
  const [shot] = shotsOf([{ id: 'b', title: 'Button', name: 'Main', source: 'Button › Main' }]);
  if (!shot) throw new Error('a story has a picture');
  const report = join(folder, 'judged');
  const taken = (what: Buffer | string): Taken =>
    typeof what === 'string' ? { picture: null, failure: what } : { picture: what, failure: null };
  const judged = (after: Buffer | string, before: Buffer | string | null) => {
    clearReport(report);
    return judge(shot, taken(after), { read: () => (before === null ? null : taken(before)) }, report);
  };
  const kept = (place: string) => existsSync(join(report, place, shot.file));

  it('fails a story that shows nothing, even where the base shows nothing either', async () => {
    const blank = await picture();
    for (const before of [null, await picture({ left: 1, top: 1 }), blank]) {
      const outcome = await judged(blank, before);
      expect(outcome).toMatchObject({ kind: 'failed', failure: 'The story shows nothing.' });
      expect(isFine([outcome])).toBe(false);
    }
  });

  it('fails a story that could not be shown, with its reason', async () => {
    const outcome = await judged('its play threw', await picture({ left: 1, top: 1 }));
    expect(outcome).toMatchObject({ kind: 'failed', failure: 'its play threw' });
  });

  it('fails a story whose picture of the base failed, for nothing was compared', async () => {
    const outcome = await judged(await picture({ left: 1, top: 1 }), 'its play threw');
    expect(outcome).toMatchObject({ kind: 'failed', failure: expect.stringMatching(/base.*its play threw/) });
    expect(isFine([outcome])).toBe(false);
  });

  it('reports a story that the base doesn’t have as new, with its picture, and fails nothing', async () => {
    const outcome = await judged(await picture({ left: 1, top: 1 }), null);
    expect(outcome.kind).toBe('new');
    expect([kept('before'), kept('after'), kept('difference')]).toEqual([false, true, false]);
    expect(isFine([outcome])).toBe(true);
  });

  it('reports one changed pixel with the picture before, after and marked', async () => {
    const outcome = await judged(await picture({ left: 1, top: 1 }), await picture({ left: 2, top: 1 }));
    expect(outcome).toMatchObject({
      kind: 'changed',
      places: [{ left: 1, top: 1, width: 2, height: 1 }],
    });
    expect([kept('before'), kept('after'), kept('difference')]).toEqual([true, true, true]);
    expect(isFine([outcome])).toBe(false);
  });

  it('keeps nothing of what is the same', async () => {
    const same = await picture({ left: 1, top: 1 });
    expect((await judged(same, same)).kind).toBe('same');
    expect(kept('after')).toBe(false);
  });
});
