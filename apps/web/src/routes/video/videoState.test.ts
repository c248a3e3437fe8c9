import { ApiError } from '@chalchitra/api';
import type { Episode } from '@chalchitra/api/types';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../stories/samples';
import { chosenDetail, playableDetail, toVideoState } from './videoState';

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

  it('plays what a card has handed over without waiting for the lookup, where it can be played as it is', () => {
    const item = { ...sampleItem, videoUrl: 'https://films.example/1.m3u8' };
    const detail = { kind: 'videos' as const, item, episodes: [] };
    expect(playableDetail({ kind: 'videos', item })).toEqual(detail);
    expect(toVideoState({ data: detail, error: null }, item, null)).toMatchObject({ name: 'ready', item });
    const embedded = { ...sampleItem, videoUrl: null, youtubeVideoId: 'dQw4w9WgXcQ' };
    expect(playableDetail({ kind: 'podcasts', item: embedded })).toMatchObject({ item: embedded });
    expect(playableDetail({ kind: 'web-series', item })).toBeUndefined();
    expect(playableDetail({ kind: 'videos', item: { ...item, videoUrl: null } })).toBeUndefined();
    expect(playableDetail({ kind: 'videos', item: null })).toBeUndefined();
    expect(playableDetail(undefined)).toBeUndefined();
  });

  it('keeps to the title of the card where its id is another title in another list', () => {
    const detail = (title: string) => ({
      kind: 'videos' as const,
      item: { ...sampleItem, title },
      episodes: [],
    });
    const [song, film, found] = [detail('A song'), detail('A film'), detail('A song')];
    expect(chosenDetail(film, song)).toBe(song);
    expect(chosenDetail(found, song)).toBe(found);
    expect(chosenDetail(undefined, song)).toBe(song);
    expect(chosenDetail(film, undefined)).toBe(film);
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
