import { describe, expect, it } from 'vitest';
import { createCopy } from '../copy/copy';
import { loadLocale } from '../copy/locales';
import { shortNumber } from './shortNumber';

describe.each([
  ['en', '6.7K', '2.5L', '3.2Cr'],
  ['hi', '6.7 हज़ार', '2.5 लाख', '3.2 करोड़'],
  ['ta', '6.7 ஆயிரம்', '2.5 லட்சம்', '3.2 கோடி'],
  ['te', '6.7 వేల', '2.5 లక్షల', '3.2 కోట్ల'],
  ['bn', '6.7 হাজার', '2.5 লাখ', '3.2 কোটি'],
  ['mr', '6.7 हजार', '2.5 लाख', '3.2 कोटी'],
  ['ur', '6.7 ہزار', '2.5 لاکھ', '3.2 کروڑ'],
] as const)('numbers in %s (spec §18)', async (tag, thousands, lakhs, crores) => {
  const { base, load } = await loadLocale(tag);
  const { present } = createCopy(await loadLocale(tag));
  const { short } = await load('creators');

  it('are shortened by its words for thousand, lakh and crore', () =>
    expect([6700, 250_000, 32_000_000].map((value) => shortNumber(value, short))).toEqual([
      thousands,
      lakhs,
      crores,
    ]));

  it('are grouped by lakh where they are whole, alone and in a sentence', () => {
    expect(present.number(1_234_567)).toBe('12,34,567');
    expect(base.home.slide({ number: 1, count: 1_234_567 })).toContain('12,34,567');
  });
});

it('rounds up to the next unit', async () => {
  const { short } = await (await loadLocale('en')).load('creators');
  expect([999, 1000, 99_940, 99_950, 9_995_000].map((value) => shortNumber(value, short))).toEqual([
    '999',
    '1K',
    '99.9K',
    '1L',
    '1Cr',
  ]);
});
