import { DAY_MS, TIME_ZONE_OFFSET_MS } from '@chalchitra/api/constants';
import type { PaymentRecord } from '@chalchitra/api/types';
import { paidUntil } from '@chalchitra/machines';

const NOTICED_DAYS = 3;

/** A subscription that ends within three days. */
export interface Ending {
  /** As the server says it. */
  periodEnd: string;
  /** Whether it is the day in India on which it ends, which is the day that is shown. */
  isToday: boolean;
}

/** The number of a time's day in India. */
const dayNumber = (time: Date) => Math.floor((time.getTime() + TIME_ZONE_OFFSET_MS) / DAY_MS);

/**
 * The end of a subscription three days before and on the day; null at other times, where no server says when, and where the
 * line about this end is `closed`.
 */
export function endingOf(
  payments: readonly PaymentRecord[],
  now: Date,
  closed: string | null,
): Ending | null {
  const periodEnd = paidUntil(payments);
  if (periodEnd === null || periodEnd === closed) return null;
  const end = new Date(periodEnd);
  const left = end.getTime() - now.getTime();
  if (!(left > 0 && left <= NOTICED_DAYS * DAY_MS)) return null;
  return { periodEnd, isToday: dayNumber(end) === dayNumber(now) };
}
