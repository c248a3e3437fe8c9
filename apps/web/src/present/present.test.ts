import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCopy } from '../copy/copy';
import { english } from '../copy/english';
import { loadLocale } from '../copy/locales';
import { createPresenter } from './present';

const present = createPresenter('en-IN', english.base);
const presentIn = async (tag: Parameters<typeof loadLocale>[0]) => createCopy(await loadLocale(tag)).present;

afterEach(() => vi.unstubAllEnvs());

describe('the presenter (spec §3, §9, §12)', () => {
  it.each([
    [199, '₹199'],
    [123456, '₹1,23,456'],
  ])('shows %d rupees as %s', (rupees, text) => expect(present.money(rupees)).toBe(text));

  it.each([
    [5400, '1h 30m'],
    [3600, '1h 0m'],
    [3599.6, '1h 0m'],
    [125, '2m 5s'],
    [0, '0m 0s'],
    [null, null],
    [-1, null],
    [Number.NaN, null],
  ])('shows %j seconds as %j', (seconds, text) => expect(present.duration(seconds)).toBe(text));

  it.each([
    ['hi', '1 घंटा 5 मिनट', '2 मिनट 1 सेकंड'],
    ['ta', '1 ம.நே. 5 நிமி.', '2 நிமி. 1 வி.'],
    ['te', '1 గంట, 5 నిమిషాలు', '2 నిమిషాలు, 1 సెకను'],
    ['bn', '1 ঘণ্টা, 5 মিনিট', '2 মিনিট, 1 সেকেন্ড'],
    ['mr', '1 तास 5 मिनिटे', '2 मिनिटे 1 सेकंद'],
    ['ur', '1 گھنٹہ اور 5 منٹ', '2 منٹ اور 1 سیکنڈ'],
  ] as const)('joins the parts of a duration as %s does (spec §18)', async (tag, hours, minutes) => {
    const { duration } = await presentIn(tag);
    expect([duration(3900), duration(121)]).toEqual([hours, minutes]);
  });

  it.each([
    ['2026-11-21T08:00:00Z', '21 Nov 2026'],
    ['soon', 'Invalid Date'],
    ['', 'Invalid Date'],
    [null, 'Invalid Date'],
  ])('shows the date %j as %j', (text, shown) => expect(present.date(text)).toBe(shown));

  it.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('shows days of India to a reader in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const { date, nextDue } = createPresenter('en-IN', english.base);
    expect([date('2026-11-21T18:29:59Z'), date('2026-11-21T18:30:00Z')]).toEqual([
      '21 Nov 2026',
      '22 Nov 2026',
    ]);
    expect(nextDue('2026-11-21T20:00:00Z', 30)).toBe('22 Dec 2026');
  });

  it.each([
    ['hi-IN-u-nu-latn', '21 नव॰ 2026'],
    ['ta-IN-u-nu-latn', '21 நவம்பர், 2026'],
    ['te-IN-u-nu-latn', '21 నవంబర్, 2026'],
    ['bn-IN-u-nu-latn', '21 নভেম্বর, 2026'],
    ['mr-IN-u-nu-latn', '21 नोव्हेंबर, 2026'],
  ])('writes a month of %s as its readers do (spec §18)', (locale, shown) =>
    expect(createPresenter(locale, english.base).date('2026-11-21T08:00:00Z')).toBe(shown),
  );

  it.each([
    ['2024-01-01T00:00:00Z', '2024'],
    ['2024-01-01T00:00:00', '2024'],
    ['2023-12-31T23:59:00-11:00', '2023'],
    ['January 1, 2024', '2024'],
    ['Mon, 01 Jan 2024 00:00:00 +1400', '2024'],
    ['Sun, 31 Dec 2023 23:59:00 -1100', '2023'],
    ['not a date', 'Invalid Date'],
    ['', null],
    [null, null],
  ])('takes the year of %j as %j', (text, year) => expect(present.year(text)).toBe(year));

  it('adds the plan days to the paid date, 30 where the plan is gone', () => {
    expect(present.nextDue('2026-11-21T08:00:00Z', 90)).toBe('19 Feb 2027');
    expect(present.nextDue('2026-11-21T08:00:00Z', 30)).toBe('21 Dec 2026');
    expect(present.nextDue('soon', 30)).toBe('Invalid Date');
  });

  it.each([
    ['hi-IN-u-nu-latn', 'ltr', '₹1,23,456'],
    ['mr-IN-u-nu-latn', 'ltr', '₹1,23,456'],
    ['ur-IN-u-nu-latn', 'rtl', '\u2066₹1,23,456\u2069'],
  ] as const)('groups rupees in %s by lakh, with the sign before them (spec §18)', (locale, dir, text) =>
    expect(createPresenter(locale, english.base, dir).money(123456)).toBe(text),
  );
});
