import { ApiError } from '@chalchitra/api';
import type { Episode } from '@chalchitra/api/types';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../stories/samples';
import { toVideoState } from './videoState';

const episode = (id: string): Episode => ({
  id,
  name: id,
  videoUrl: null,
  artwork: { small: null, wide: null },
  durationSeconds: null,
  captions: [],
});
const data = { kind: 'web-series' as const, item: sampleItem, episodes: [episode('e1'), episode('e2')] };

describe('toVideoState (spec §2, §7)', () => {
  it('shows the preview while the lookup is pending', () => {
    expect(toVideoState({ data: undefined, error: null }, sampleItem, null)).toEqual({
      name: 'loading',
      item: sampleItem,
    });
  });

  it.each([
    [null, 'e1'],
    ['e2', 'e2'],
    ['gone', 'e1'],
  ])('chooses for the episode %j the episode %s', (named, chosen) =>
    expect(toVideoState({ data, error: null }, null, named)).toMatchObject({ episode: { id: chosen } }),
  );

  it('distinguishes a title that is gone from one that couldn’t be loaded', () => {
    const failed = (status: number) =>
      toVideoState({ data: undefined, error: new ApiError({ kind: 'http', status }) }, null, null).name;
    expect([failed(404), failed(500)]).toEqual(['missing', 'failed']);
  });
});
