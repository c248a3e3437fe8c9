import { describe, expect, it } from 'vitest';
import { inLanguage } from './tracks';

const tracks = [{ lang: 'en-IN' }, { lang: null }, { lang: 'hi' }];

describe('the tracks of a media', () => {
  it.each([
    ['hi', 2],
    ['HI', 2],
    ['en-IN', 0],
    ['en', 0],
    ['hi-IN', 2],
    ['ta', null],
    [null, null],
  ])('have for the language %s the track %s', (lang, index) => {
    expect(inLanguage(tracks, lang)).toBe(index === null ? null : tracks[index]);
  });
});
