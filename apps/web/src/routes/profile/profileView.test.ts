import type { PaymentRecord, Plan } from '@chalchitra/api/types';
import { describe, expect, it } from 'vitest';
import { profile } from '../../copy/en/profile';
import { createPresenter } from '../../present/present';
import { toPaymentRows } from './profileView';

const record = (part: Partial<PaymentRecord>): PaymentRecord => ({
  id: 'p1',
  status: 'paid',
  orderId: 'quarter',
  amount: 499,
  createdAt: '2026-11-01T00:00:00Z',
  paymentLinkId: null,
  ...part,
});
const plan: Plan = { id: 'quarter', name: 'Quarter', amount: 499, description: '', durationDays: 90 };
const rows = (...records: PaymentRecord[]) =>
  toPaymentRows(records, [plan], profile, createPresenter('en-IN', { invalidDate: 'Invalid Date' }));

describe('toPaymentRows (spec §2, §8)', () => {
  it('shows status, amount, paid date and Next due after the plan’s days', () => {
    expect(rows(record({}))).toEqual([
      {
        key: 'p1',
        planText: 'Quarter',
        amountText: '₹499',
        statusText: 'Paid',
        statusTone: 'good',
        facts: ['Paid on 1 Nov 2026', 'Next due 30 Jan 2027'],
      },
    ]);
  });

  it('counts 30 days where the plan is gone', () => {
    expect(rows(record({ orderId: 'gone' }))[0]).toMatchObject({
      planText: 'Subscription',
      facts: ['Paid on 1 Nov 2026', 'Next due 1 Dec 2026'],
    });
  });

  it('shows Next due for paid records alone, and unknown statuses as they are', () => {
    expect(rows(record({ status: 'attempted' }))[0]).toMatchObject({
      statusText: 'attempted',
      statusTone: 'plain',
      facts: ['Started on 1 Nov 2026'],
    });
    expect(rows(record({ status: 'expired' }))[0]?.facts).toEqual(['Paid on 1 Nov 2026']);
  });

  it('puts the newest first and keeps unreadable dates', () => {
    const found = rows(record({ createdAt: 'soon' }), record({ createdAt: '2026-11-20' }));
    expect(found.map(({ facts }) => facts[0])).toEqual(['Paid on 20 Nov 2026', 'Paid on Invalid Date']);
  });
});
