import { expect, it } from 'vitest';
import { loadLocale } from '../../../copy/locales';
import { spokenTime } from './spokenTime';

it.each([
  ['en', '5 hours 1 minute 10 seconds', '0 seconds'],
  ['ta', '5 மணிநேரம் 1 நிமிடம் 10 வினாடிகள்', '0 வினாடிகள்'],
  ['te', '5 గంటలు 1 నిమిషం 10 సెకన్లు', '0 సెకన్లు'],
] as const)('says a time of the seek bar in %s without abbreviations (spec §18)', async (tag, long, none) => {
  const { load } = await loadLocale(tag);
  const { spoken } = await load('player');
  expect(spokenTime(18_070, spoken)).toBe(long);
  expect(spokenTime(0, spoken)).toBe(none);
});
