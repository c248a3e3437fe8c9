import type { AreaMessages } from '../copy/copy';

const UNITS = [
  ['crore', 1e7],
  ['lakh', 1e5],
  ['thousand', 1e3],
] as const;

/** From this share of a unit on, a number is rounded up to it. */
const ROUNDED_UP = 0.9995;

/**
 * A large number by India's units, with one decimal: 6.7K, 2.5L, 3.2Cr. Intl counts Tamil and Telugu by millions, and
 * has signs that few people read for other languages.
 */
export function shortNumber(value: number, messages: AreaMessages['creators']['short']): string {
  const unit = UNITS.find(([, size]) => value >= size * ROUNDED_UP);
  return unit === undefined
    ? String(value)
    : messages[unit[0]]({ number: Math.round((value / unit[1]) * 10) / 10 });
}
