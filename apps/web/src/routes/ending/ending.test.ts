import type { PaymentRecord } from '@chalchitra/api/types';
import { describe, expect, it } from 'vitest';
import { endingOf } from './ending';

const record = (periodEnd: string | null, status = 'paid'): PaymentRecord => ({
  id: `pay-${periodEnd}`,
  status,
  orderId: 'family',
  amount: 199,
  createdAt: '2026-11-10T12:00:00+05:30',
  paymentLinkId: null,
  periodEnd,
  note: null,
});
const END = '2026-12-10T12:00:00+05:30';
const at = (time: string) => new Date(time);

describe('the line before a subscription ends (spec §2)', () => {
  it.each([
    ['2026-12-07T11:59:59+05:30', null],
    ['2026-12-07T12:00:00+05:30', { periodEnd: END, isToday: false }],
    ['2026-12-09T23:59:59+05:30', { periodEnd: END, isToday: false }],
    ['2026-12-10T00:00:00+05:30', { periodEnd: END, isToday: true }],
    ['2026-12-10T12:00:00+05:30', null],
  ])('at %s: %o', (now, ending) => {
    expect(endingOf([record(END)], at(now), null)).toEqual(ending);
  });

  it('counts the last period that stands, and needs its end', () => {
    const now = at('2026-12-09T12:00:00+05:30');
    expect(endingOf([record(END), record('2027-01-09T12:00:00+05:30')], now, null)).toBeNull();
    expect(
      endingOf([record(END), record('2027-01-09T12:00:00+05:30', 'refunded')], now, null),
    ).not.toBeNull();
    expect(endingOf([record(null)], now, null)).toBeNull();
    expect(endingOf([record('soon')], now, null)).toBeNull();
    expect(endingOf([], now, null)).toBeNull();
  });

  it('is closed for one period', () => {
    const now = at('2026-12-09T12:00:00+05:30');
    expect(endingOf([record(END)], now, END)).toBeNull();
    expect(endingOf([record(END)], now, '2026-11-10T12:00:00+05:30')).not.toBeNull();
  });
});
