import { expect, it } from 'vitest';
import { isPlaylist } from './isPlaylist';

it.each([
  ['media/clip/master.m3u8', true],
  ['https://a.example/film/master.m3u8', true],
  ['https://a.example/film/MASTER.M3U8?sign=1', true],
  ['https://a.example/film.m3u8.mp4', false],
  ['https://a.example/film.mp4?list=a.m3u8x', false],
])('%s is a playlist: %s', (address, expected) => {
  expect(isPlaylist(address)).toBe(expected);
});
