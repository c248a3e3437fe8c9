import { CURRENCY, TIME_ZONE } from '@chalchitra/api/constants';
import { localeFacts, toRupees } from '@chalchitra/api/contract';
import type { ServerCopy } from './copy';

/** A day in India, in words. */
export const dayIn = ({ formats }: ServerCopy, day: Date): string =>
  new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: TIME_ZONE }).format(day);

/** An amount in rupees: grouped by lakh in every language, and with its sign before it among Urdu letters too. */
export function rupeesIn(
  { locale }: ServerCopy,
  paise: number,
  digits: 'paise' | 'whereNeeded' = 'whereNeeded',
): string {
  const text = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: digits === 'paise' ? 'auto' : 'stripIfInteger',
  }).format(toRupees(paise));
  return localeFacts(locale).dir === 'rtl' ? `\u2066${text}\u2069` : text;
}
