import { TIME_ZONE } from '@chalchitra/api/constants';
import type { Presenter } from './present';

/** The day of a receipt, in India's time wherever it is read: its PDF says the same one. */
export function dayInIndia({ locale, date }: Pick<Presenter, 'locale' | 'date'>, text: string): string {
  const day = new Date(text);
  if (Number.isNaN(day.getTime())) return date(text);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }).format(day);
}
