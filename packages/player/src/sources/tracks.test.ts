import { describe, expect, it } from 'vitest';
import { findWanted } from './tracks';

const tracks = [
  { lang: 'en-IN', label: 'English' },
  { lang: null, label: 'Commentary' },
  { lang: 'hi', label: 'हिन्दी' },
  { lang: 'hi', label: 'हिन्दी – audio description' },
  { lang: 'en', label: 'English SDH' },
];

describe('the tracks of a media', () => {
  it.each([
    ['hi', 'हिन्दी – audio description', 3],
    ['HI', 'हिन्दी', 2],
    ['hi', 'Hindi', 2],
    ['hi', '', 2],
    ['en-IN', 'English SDH', 0],
    ['en', '', 4],
    ['en-GB', '', 0],
    ['hi-IN', '', 2],
    [null, 'Commentary', 1],
    [null, 'हिन्दी', null],
    ['ta', 'Commentary', null],
  ])('have for the language %s and the name “%s” the track %s', (lang, label, index) => {
    expect(findWanted(tracks, { lang, label })).toBe(index === null ? null : tracks[index]);
  });

  it('have none where none is wanted', () => {
    expect(findWanted(tracks, null)).toBeNull();
  });
});
