import { DAY_MS } from '@chalchitra/api/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysWorth, quoteSwitch } from './payments.switching';

const at = new Date('2026-11-20T10:00:00.000Z');
const inDays = (days: number) => new Date(at.getTime() + days * DAY_MS);

const plan = fc.record({
  amount: fc.integer({ min: 1, max: 100_000 }),
  durationDays: fc.integer({ min: 1, max: 3_660 }),
});

/** A period that may be over, running, or still to come. */
const period = fc
  .record({
    valuePaise: fc.integer({ min: 0, max: 10_000_000 }),
    begins: fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS }),
    days: fc.integer({ min: 1, max: 3_660 }),
  })
  .map(({ valuePaise, begins, days }) => {
    const start = new Date(at.getTime() + begins);
    return { valuePaise, paidDays: days, start, end: new Date(start.getTime() + days * DAY_MS), days };
  });

/** What is left of a period to the millisecond, in paise. */
const exactly = ({ valuePaise, start, end }: { valuePaise: number; start: Date; end: Date }, when = at) => {
  const left = Math.max(0, end.getTime() - Math.max(start.getTime(), when.getTime()));
  return (valuePaise * left) / (end.getTime() - start.getTime());
};

describe('what is left', () => {
  it('counts at the old plan’s price per day, and buys days at the new one’s', () => {
    // 20 of 30 days at ₹199 are ₹132.67; a day of ₹499 for 90 days costs ₹5.54.
    const running = { valuePaise: 19_900, paidDays: 30, start: inDays(-10), end: inDays(20) };
    expect(quoteSwitch([running], { amount: 499, durationDays: 90 }, at)).toEqual({
      leftPaise: [13_267],
      creditDays: 24,
    });
  });

  it('counts a day that has begun as a whole one, and a period that waits as a whole', () => {
    const running = { valuePaise: 3000, paidDays: 30, start: inDays(-29.5), end: inDays(0.5) };
    const waiting = { valuePaise: 3000, paidDays: 30, start: inDays(0.5), end: inDays(30.5) };
    expect(quoteSwitch([running, waiting], { amount: 30, durationDays: 30 }, at)).toEqual({
      leftPaise: [100, 3000],
      creditDays: 31,
    });
  });

  it('is whole, never more than was paid, and never less than what is left', () => {
    fc.assert(
      fc.property(fc.array(period, { maxLength: 4 }), plan, (periods, terms) => {
        const { leftPaise, creditDays } = quoteSwitch(periods, terms, at);
        expect(leftPaise).toHaveLength(periods.length);
        for (const [index, paise] of leftPaise.entries()) {
          const one = periods[index] as (typeof periods)[number];
          expect(Number.isSafeInteger(paise)).toBe(true);
          expect(paise).toBeLessThanOrEqual(one.valuePaise);
          expect(paise).toBeGreaterThanOrEqual(Math.floor(exactly(one)));
          expect(paise).toBeLessThanOrEqual(exactly(one) + one.valuePaise / one.days + 1);
        }
        const left = leftPaise.reduce((sum, paise) => sum + paise, 0);
        const pricePerDay = (terms.amount * 100) / terms.durationDays;
        expect(Number.isSafeInteger(creditDays)).toBe(true);
        expect(creditDays * pricePerDay).toBeGreaterThanOrEqual(left - 1e-3);
        expect((creditDays - 1) * pricePerDay).toBeLessThan(left + 1e-3);
      }),
    );
  });

  it('is less the later it is, and nothing of what is over', () => {
    fc.assert(
      fc.property(period, plan, fc.integer({ min: 0, max: 5_000 * DAY_MS }), (one, terms, wait) => {
        const later = new Date(at.getTime() + wait);
        const now = quoteSwitch([one], terms, at);
        const then = quoteSwitch([one], terms, later);
        expect(then.creditDays).toBeLessThanOrEqual(now.creditDays);
        if (one.end <= later) expect(then).toEqual({ leftPaise: [0], creditDays: 0 });
      }),
    );
  });

  it('keeps the days of a plan at the same price, and one more at the most', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 0, max: 3_660 }), (terms, used) => {
        const start = inDays(-Math.min(used, terms.durationDays));
        const end = new Date(start.getTime() + terms.durationDays * DAY_MS);
        const left = Math.round((end.getTime() - at.getTime()) / DAY_MS);
        const { creditDays } = quoteSwitch(
          [{ valuePaise: terms.amount * 100, paidDays: terms.durationDays, start, end }],
          terms,
          at,
        );
        expect(creditDays).toBeGreaterThanOrEqual(left);
        expect(creditDays).toBeLessThanOrEqual(
          left + Math.max(1, Math.ceil(terms.durationDays / (terms.amount * 100))),
        );
      }),
    );
  });

  it('taken back costs no more days than it gave', () => {
    fc.assert(
      fc.property(period, plan, (one, terms) => {
        const { leftPaise, creditDays } = quoteSwitch([one], terms, at);
        expect(daysWorth(leftPaise[0] ?? 0, terms)).toBeLessThanOrEqual(creditDays);
      }),
    );
  });
});
