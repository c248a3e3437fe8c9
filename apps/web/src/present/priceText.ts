import { MONTH_DAYS } from '@chalchitra/api/constants';
import type { AreaMessages } from '../copy/copy';

/** A plan's price with what it is for, on its card and in the payment history: by the month, or for how many days (spec §9). */
export const priceText = (
  amount: string,
  days: number,
  { perMonth, forDays }: Pick<AreaMessages['plans'], 'perMonth' | 'forDays'>,
): string => (days === MONTH_DAYS ? perMonth({ amount }) : forDays({ amount, days }));
