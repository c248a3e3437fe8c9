import { DAY_MS } from '@chalchitra/api/constants';
import { toPaise } from '@chalchitra/api/contract';

/** A period that stands, and what was paid for it: its price, and what was left of the plans that it replaced. */
export interface PaidPeriod {
  valuePaise: number;
  /** The days that this paid for, where the period may have fewer since; 0 where it was granted. */
  paidDays: number;
  start: Date;
  end: Date;
}

/** What a switch makes of the periods that stand. */
export interface SwitchQuote {
  /** What is left of each period, in the order in which they were given. */
  leftPaise: number[];
  /** The days of the new plan that this is worth, beside those that are paid for. */
  creditDays: number;
}

/** What is left of a period at its own price per day; a day that has begun counts whole. */
function leftOf({ valuePaise, paidDays, start, end }: PaidPeriod, at: Date): number {
  const days = Math.max(1, paidDays, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  const from = Math.max(start.getTime(), at.getTime());
  const daysLeft = Math.min(days, Math.max(0, Math.ceil((end.getTime() - from) / DAY_MS)));
  return Math.ceil((valuePaise * daysLeft) / days);
}

/**
 * What a user gets who switches to another plan at a time: what is left of each period, at its price per day, becomes
 * days of the new plan, at the new one's. Paise and days are whole and rounded up, in the user's favour.
 */
export function quoteSwitch(
  periods: readonly PaidPeriod[],
  plan: { amount: number; durationDays: number },
  at: Date,
): SwitchQuote {
  const leftPaise = periods.map((period) => leftOf(period, at));
  const credit = leftPaise.reduce((sum, paise) => sum + paise, 0);
  return { leftPaise, creditDays: Math.ceil((credit * plan.durationDays) / toPaise(plan.amount)) };
}

/** The days by which a plan's period is shorter when paise that it was made longer with are taken back. */
export const daysWorth = (paise: number, plan: { amount: number; durationDays: number }): number =>
  Math.floor((paise * plan.durationDays) / toPaise(plan.amount));
