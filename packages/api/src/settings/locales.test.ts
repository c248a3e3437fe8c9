import { expect, it } from 'vitest';
import { findLocale, localeAttributes, localesOf } from './locales';

it('has the generated languages in local mode alone', () => {
  const hosted = localesOf('hosted');
  expect(hosted).toEqual(expect.arrayContaining(['en', 'hi', 'ur']));
  expect(localesOf('local').filter((tag) => !hosted.includes(tag))).toEqual(['en-XA', 'ar-XB']);
});

it('knows the direction of each', () => {
  expect(localeAttributes('en')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(localeAttributes('ur')).toEqual({ lang: 'ur', dir: 'rtl' });
  expect(localeAttributes('ar-XB')).toEqual({ lang: 'ar-XB', dir: 'rtl' });
});

it.each(['fr', 'EN', '', 'toString', '__proto__'])('knows no language %j', (tag) => {
  expect(findLocale(tag)).toBeNull();
});
