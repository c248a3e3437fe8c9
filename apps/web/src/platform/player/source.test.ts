import { describe, expect, it } from 'vitest';
import { inLanguage, isPlaylist } from './source';

const tracks = [{ lang: 'en-IN' }, { lang: null }, { lang: 'hi' }];

describe('what is played', () => {
  it.each([
    ['hi', 2],
    ['HI', 2],
    ['en-IN', 0],
    ['en', 0],
    ['hi-IN', 2],
    ['ta', null],
    [null, null],
  ])('has for the language %s the track %s', (lang, index) => {
    expect(inLanguage(tracks, lang)).toBe(index === null ? null : tracks[index]);
  });

  it.each([
    ['https://a.example/film/master.m3u8', true],
    ['https://a.example/film/MASTER.M3U8?sign=1', true],
    ['https://a.example/film.m3u8.mp4', false],
    ['https://a.example/film.mp4?list=a.m3u8x', false],
  ])('%s is a playlist: %s', (url, is) => {
    expect(isPlaylist(url)).toBe(is);
  });
});
