import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Viewport, viewports } from '../../.storybook/modes';
import { durationText, progressText } from './progress';
import { type Pinned, readStories, sampleOf, shotsIn, shotsOf } from './stories';

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-visual-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stories = Array.from({ length: 100 }, (_, place) => ({
  id: `story-${place}`,
  title: place % 4 === 0 ? 'Screens/Home' : 'Button',
  name: `Story ${place}`,
  source: `./story-${place}.stories.tsx › Story ${place}`,
}));

describe('which pictures are taken', () => {
  it('reads the stories of a built Storybook and leaves its documents out', () => {
    const button = { title: 'Button', importPath: './Button.stories.tsx' };
    const entries = {
      'button--docs': { ...button, id: 'button--docs', name: 'Docs', type: 'docs' },
      'button--main': { ...button, id: 'button--main', name: 'Main', type: 'story', tags: [] },
    };
    writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }));
    expect(readStories(folder)).toEqual([
      { id: 'button--main', title: 'Button', name: 'Main', source: './Button.stories.tsx › Main' },
    ]);
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

describe('the pictures of the base', () => {
  it('finds a story that has moved to another group, and leaves a new one out', () => {
    const [one, two] = stories;
    if (!one || !two) throw new Error('there are stories');
    const moved = { ...one, id: 'cards-story-0', title: 'Cards/Story' };
    const [small] = shotsOf([one]);
    expect(shotsIn([moved], shotsOf([one, two]))[0]).toEqual({ ...small, story: moved });
    expect(shotsIn([moved], shotsOf([two]))).toEqual([]);
  });
});

describe('what a mode cannot change', () => {
  const asked = {
    viewport: [{}, ...Object.keys(viewports).map((viewport) => ({ viewport: viewport as Viewport }))],
    theme: [{}, { theme: 'brand' }, { theme: 'contrast' }] as const,
    motion: [{}, { motion: 'moving' }, { motion: 'still' }] as const,
  };
  const story = {
    id: 'row',
    title: 'ContentRow',
    name: 'Drifts',
    source: './ContentRow.stories.tsx › Drifts',
  };
  const taken = (pinned: Pinned[string]) =>
    shotsOf([story], { row: pinned }).map(({ modeName, mode }) => `${modeName} ${mode.width}`);

  it('takes a story that asks for one width in that width', () => {
    expect(taken({ viewport: 'small' })).toEqual(['small 375', 'small contrast 375']);
    expect(taken({ viewport: 'narrow' })).toEqual(['small 320', 'small contrast 320']);
    expect(taken({ viewport: 'sideways' })).toEqual(['small 667', 'small contrast 667']);
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

  it('takes a screen in a mode of its own where none of the screens’ modes fits', () => {
    const screen = { ...story, title: 'Screens/Video' };
    const [still, more] = shotsOf([screen], { row: { viewport: 'sideways', motion: 'still' } });
    expect(more).toBeUndefined();
    expect(still).toMatchObject({
      modeName: 'small still',
      mode: { width: 667, height: 375, theme: 'brand', motion: 'still' },
      file: 'row--small-still.png',
    });
  });

  it('leaves no story without a picture, whatever it asks for', () => {
    const { viewport, theme, motion } = asked;
    const without: string[] = [];
    for (const title of ['ContentRow', 'Screens/Home', 'Machines/session']) {
      for (const own of viewport.flatMap((v) =>
        theme.flatMap((t) => motion.map((m) => ({ ...v, ...t, ...m }))),
      )) {
        const shots = shotsOf([{ ...story, title }], { row: own });
        if (shots.length === 0) without.push(`${title} ${JSON.stringify(own)}`);
        const files = shots.map(({ file }) => file);
        expect(files).toEqual([...new Set(files)]);
      }
    }
    expect(without).toEqual([]);
  });

  it('says which story asks for a viewport without a size', () => {
    const pinned = { row: { viewport: 'huge' } } as unknown as Pinned;
    expect(() => shotsOf([story], pinned)).toThrow(/Drifts asks for the viewport huge/);
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
