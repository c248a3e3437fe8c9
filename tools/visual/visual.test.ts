import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { differenceOf, isBlank } from './compare';
import { isFine, judge } from './judge';
import { durationText, progressText } from './progress';
import { clearReport, keepPictures, type Outcome, reportPage } from './report';
import { type Pinned, readStories, sampleOf, shotsOf } from './stories';
import { isProven, onePixelMore, proofText, sortAnswers } from './tokenChange';

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

const stories = Array.from({ length: 100 }, (_, place) => ({
  id: `story-${place}`,
  title: place % 4 === 0 ? 'Screens/Home' : 'Button',
  name: `Story ${place}`,
}));

describe('which pictures are taken', () => {
  it('reads the stories of a built Storybook and leaves its documents out', () => {
    const entries = {
      'button--docs': { id: 'button--docs', title: 'Button', name: 'Docs', type: 'docs' },
      'button--main': { id: 'button--main', title: 'Button', name: 'Main', type: 'story', tags: [] },
    };
    writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }));
    expect(readStories(folder)).toEqual([{ id: 'button--main', title: 'Button', name: 'Main' }]);
  });

  it.each([1, 7, 30, 99])('samples %d stories, counted as stories and spread over all', (count) => {
    const sample = sampleOf(stories, count);
    expect(new Set(sample.map(({ id }) => id)).size).toBe(count);
    expect(sample[0]).toBe(stories[0]);
    const last = sample.at(-1);
    expect(last && stories.indexOf(last)).toBeGreaterThanOrEqual(100 - Math.ceil(100 / count));
  });

  it('takes all where no sample, or a larger one, is asked for', () => {
    expect(sampleOf(stories, 0)).toHaveLength(100);
    expect(sampleOf(stories, 1000)).toHaveLength(100);
  });

  it('takes a screen in two modes and a story of the library in five, mode by mode', () => {
    const shots = shotsOf(stories.slice(0, 2));
    const small = ['story-0--small.png', 'story-1--small.png'];
    const desktop = ['story-0--desktop.png', 'story-1--desktop.png'];
    const more = ['small-contrast', 'desktop-contrast', 'desktop-still'].map(
      (mode) => `story-1--${mode}.png`,
    );
    expect(shots.map(({ file }) => file)).toEqual([...small, ...desktop, ...more]);
  });
});

describe('what a mode cannot change', () => {
  const story = { id: 'row', title: 'ContentRow', name: 'Drifts' };
  const taken = (pinned: Pinned[string]) =>
    shotsOf([story], { row: pinned }).map(({ modeName, mode }) => `${modeName} ${mode.width}`);

  it('takes a story that asks for one width in that width', () => {
    expect(taken({ viewport: 'small' })).toEqual(['small 375', 'small contrast 375']);
    expect(taken({ viewport: 'narrow' })).toEqual(['small 320', 'small contrast 320']);
    expect(taken({ viewport: 'desktop' })).toEqual([
      'desktop 1366',
      'desktop contrast 1366',
      'desktop still 1366',
    ]);
  });

  it('takes a story that asks for motion or a theme in that one', () => {
    expect(taken({ motion: 'moving', viewport: 'desktop' })).toEqual([
      'desktop 1366',
      'desktop contrast 1366',
    ]);
    expect(taken({ theme: 'contrast' })).toEqual(['small contrast 375', 'desktop contrast 1366']);
  });
});

describe('the comparison', () => {
  it('finds no difference between pictures that are packed in another way', async () => {
    const [one, other] = [await picture(undefined, 1), await picture(undefined, 9)];
    expect(one.equals(other)).toBe(false);
    expect(differenceOf(one, other)).toBeNull();
  });

  it('finds one pixel whose colour is one step away', async () => {
    const found = differenceOf(await picture(), await picture({ left: 12, top: 8 }));
    expect(found?.sentence).toBe('1 pixels are different.');
    expect((await sharp(found?.marked ?? undefined).metadata()).width).toBe(40);
  });

  it('finds another size', async () => {
    const taller = await sharp(await picture())
      .extend({ bottom: 1, background: '#150a17' })
      .png()
      .toBuffer();
    expect(differenceOf(await picture(), taller)?.sentence).toContain('40px by 31px');
  });

  it('knows a picture that shows nothing', async () => {
    expect(await isBlank(await picture())).toBe(true);
    expect(await isBlank(await picture({ left: 0, top: 0 }))).toBe(false);
  });
});

describe('what becomes of a picture', () => {
  const [shot] = shotsOf([{ id: 'b', title: 'Button', name: 'Main' }]);
  if (!shot) throw new Error('a story has a picture');
  const report = join(folder, 'judged');
  const judged = (after: Buffer | string, before: Buffer | null) => {
    clearReport(report);
    const taken =
      typeof after === 'string' ? { picture: null, failure: after } : { picture: after, failure: null };
    return judge(shot, taken, { read: () => before }, report);
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

  it('reports a story that the base doesn’t have as new, with its picture, and fails nothing', async () => {
    const outcome = await judged(await picture({ left: 1, top: 1 }), null);
    expect(outcome.kind).toBe('new');
    expect([kept('before'), kept('after'), kept('difference')]).toEqual([false, true, false]);
    expect(isFine([outcome])).toBe(true);
  });

  it('reports one changed pixel with the picture before, after and marked', async () => {
    const outcome = await judged(await picture({ left: 1, top: 1 }), await picture({ left: 2, top: 1 }));
    expect(outcome).toMatchObject({ kind: 'changed', isMarked: true });
    expect([kept('before'), kept('after'), kept('difference')]).toEqual([true, true, true]);
    expect(isFine([outcome])).toBe(false);
  });

  it('keeps nothing of what is the same', async () => {
    const same = await picture({ left: 1, top: 1 });
    expect((await judged(same, same)).kind).toBe('same');
    expect(kept('after')).toBe(false);
  });
});

describe('the report', () => {
  const [one, two, three, four] = shotsOf([{ id: 'a', title: 'Button', name: 'Main <b>' }]);
  if (!one || !two || !three || !four) throw new Error('a story of the library has five modes');
  const outcomes: Outcome[] = [
    { shot: one, kind: 'changed', sentence: '1 pixels are different.', isMarked: true },
    { shot: two, kind: 'new' },
    { shot: three, kind: 'failed', failure: 'The story shows nothing.' },
    { shot: four, kind: 'same' },
  ];
  const page = reportPage({ commit: 'abc', outcomes, gone: ['Button › Old'] });

  it('shows a changed picture before, after and marked, side by side', () => {
    const pictures = [...page.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1]);
    expect(pictures).toEqual([
      ...['before', 'after', 'difference'].map((place) => `${place}/a--small.png`),
      'after/a--desktop.png',
    ]);
  });

  it('names what failed, is new or is gone, and counts what is the same', () => {
    for (const words of [
      'Failed (1)',
      'Changed (1)',
      'New (1)',
      'No longer there (1)',
      '; 1 are the same',
      'The story shows nothing.',
      'Button › Old',
      'Main &lt;b&gt;',
    ]) {
      expect(page).toContain(words);
    }
  });

  it('lies beside its pictures, and starts empty each time', () => {
    const place = join(folder, 'report');
    clearReport(place);
    keepPictures(place, one, { before: Buffer.from('1'), after: Buffer.from('2'), difference: null });
    expect(readFileSync(join(place, 'before', one.file), 'utf8')).toBe('1');
    clearReport(place);
    expect(() => readFileSync(join(place, 'before', one.file))).toThrow();
  });
});

describe('one pixel more', () => {
  const tokens = `export const space = {\n  1: '0.25rem',\n  12: '3rem',\n} as const;
export const radius = { small: '0.375rem', medium: '0.625rem' } as const;`;

  it('is added to the one token that is named', () => {
    const { property, value, source } = onePixelMore(tokens, 'radius.medium');
    expect([property, value]).toEqual(['--cc-radius-medium', 'calc(0.625rem + 1px)']);
    expect(source).toBe(tokens.replace("'0.625rem'", "'calc(0.625rem + 1px)'"));
    expect(onePixelMore(tokens, 'space.1').value).toBe('calc(0.25rem + 1px)');
    expect(() => onePixelMore(tokens, 'space.medium')).toThrow('no token space.medium');
  });

  it('is missed where it is seen and not found, and unexplained where it is found without a use', () => {
    const answer = (name: string, uses: string[], isSeen: boolean, isFound: boolean) => ({
      name,
      uses,
      isSeen,
      isFound,
    });
    const { found, unseen, missed, unexplained, untouched } = sortAnswers([
      answer('found', ['a: border-radius'], true, true),
      answer('unseen', ['a: border-radius'], false, false),
      answer('missed', ['a: border-radius'], true, false),
      answer('unexplained', [], false, true),
      answer('untouched', [], false, false),
    ]);
    const names = [found, unseen, missed, unexplained, untouched].map((list) => list.map(({ name }) => name));
    expect(names).toEqual([['found'], ['unseen'], ['missed'], ['unexplained'], ['untouched']]);
  });
});

describe('the proof of a token', () => {
  const one = { name: 'Button › Main (small)', uses: ['button: border-radius'], isSeen: true };
  const failed = [{ name: 'Stack › Many (desktop)', failure: 'the play failed\nat a line' }];

  it('holds though stories failed, and fails where the token was missed or nothing could be looked at', () => {
    expect(isProven(sortAnswers([{ ...one, isFound: true }]))).toBe(true);
    expect(isProven(sortAnswers([{ ...one, uses: [], isFound: true }]))).toBe(true);
    expect(isProven(sortAnswers([{ ...one, isFound: false }]))).toBe(false);
    expect(isProven(sortAnswers([]))).toBe(false);
  });

  it('counts the pictures and names what was missed and what failed', () => {
    expect(proofText({ ...sortAnswers([{ ...one, isFound: false }]), failed }).split('\n')).toEqual([
      '✗ missed: Button › Main (small)',
      '✗ failed: Stack › Many (desktop): the play failed',
      ...['found: 0', 'unseen: 0', 'missed: 1', 'unexplained: 0', 'untouched: 0', 'failed: 1'],
    ]);
  });
});

describe('the progress', () => {
  it.each([
    [4.4, '4 s'],
    [59.6, '1 min 0 s'],
    [130, '2 min 10 s'],
  ])('says %d seconds as %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it('says how far the run is and what is left', () => {
    expect(progressText(500, 1500, '3 changed', 60)).toBe('500 of 1500 pictures, 3 changed, 2 min 0 s left');
    expect(progressText(1500, 1500, '', 180)).toBe('1500 of 1500 pictures');
  });
});
