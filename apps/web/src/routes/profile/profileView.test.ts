import type { PaymentRecord, Plan } from '@chalchitra/api/types';
import { describe, expect, it } from 'vitest';
import { english } from '../../copy/english';
import { createPresenter } from '../../present/present';
import { toPaymentRows, toShownUser } from './profileView';

const record = (part: Partial<PaymentRecord>): PaymentRecord => ({
  id: 'p1',
  status: 'paid',
  orderId: 'quarter',
  amount: 499,
  createdAt: '2026-11-01T00:00:00Z',
  paymentLinkId: null,
  periodEnd: null,
  note: null,
  ...part,
});
const plan: Plan = { id: 'quarter', name: 'Quarter', amount: 499, description: '', durationDays: 90 };
const present = createPresenter('en-IN', english.base);
const rows = (...records: PaymentRecord[]) => toPaymentRows(records, [plan], english, present);

describe('toPaymentRows (spec §2, §8)', () => {
  it('shows status, amount, paid date and Next due after the plan’s days', () => {
    expect(rows(record({}))).toEqual([
      {
        key: 'p1',
        planText: 'Quarter',
        amountText: '₹499 for 90 days',
        statusText: 'Paid',
        statusTone: 'good',
        facts: ['Paid on 1 Nov 2026', 'Next due 30 Jan 2027'],
        noteText: null,
      },
    ]);
  });

  it('shows Next due as the server says it, where periods follow one another', () => {
    const waiting = record({ periodEnd: '2027-03-01T09:00:00Z' });
    expect(rows(waiting)[0]?.facts).toEqual(['Paid on 1 Nov 2026', 'Next due 1 Mar 2027']);
  });

  it.each([
    ['refunded', 'refund', 'Refunded', 'This payment was refunded.'],
    ['refunded', 'otherAmount', 'Refunded', /not the plan’s price.*refunded automatically/],
    ['refunded', 'secondPayment', 'Refunded', /already.*refunded automatically/],
    ['refunded', 'disputeLost', 'Refunded', /bank has taken/],
    ['paid', 'disputed', 'Paid', /keep watching/],
    ['paid', 'partRefund', 'Paid', /part/],
    ['paid', 'secondCounted', 'Paid', /added to your subscription/],
  ] as const)('says of a %s payment what has become of it: %s', (status, note, statusText, sentence) => {
    const [row] = rows(record({ status, note }));
    expect(row?.statusText).toBe(statusText);
    expect(row?.noteText).toMatch(sentence);
    expect(row?.facts[0]).toBe('Paid on 1 Nov 2026');
  });

  it('shows the amount by the month for a plan of 30 days, and for how long for another (spec §9)', () => {
    const month: Plan = { ...plan, id: 'month', durationDays: 30 };
    const shown = toPaymentRows([record({ orderId: 'month' })], [month], english, present);
    expect(shown[0]?.amountText).toBe('₹499/month');
    expect(rows(record({ amount: 799 }))[0]?.amountText).toBe('₹799 for 90 days');
  });

  it('counts 30 days where the plan is gone', () => {
    expect(rows(record({ orderId: 'gone' }))[0]).toMatchObject({
      planText: 'Subscription',
      amountText: '₹499/month',
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

describe('toShownPerson (spec §2, §3)', () => {
  const user = { name: 'Asha', email: 'asha@example.in', phoneNumber: '+919876543210', photoUrl: null };

  it('shows what the server knows first', () => {
    const details = { displayName: 'Asha Rao', phoneNumber: '9123456780' };
    expect(toShownUser(user, details)).toMatchObject({ name: 'Asha Rao', phone: '9123456780' });
  });

  it.each([null, { displayName: 'Asha', phoneNumber: null }])(
    'shows the identity’s own phone number where the server says %j',
    (details) => expect(toShownUser(user, details).phone).toBe('+919876543210'),
  );

  it.each([
    ['the server says so', { displayName: 'Asha', phoneNumber: null }, ''],
    ['no server is asked', null, null],
    ['the server doesn’t say', { displayName: 'Asha', phoneNumber: undefined }, null],
  ])('distinguishes no phone from one that nobody knows, where %s', (_where, details, phone) =>
    expect(toShownUser({ ...user, phoneNumber: null }, details).phone).toBe(phone),
  );

  it('shows none where neither knows one, and waits while the request is pending', () => {
    expect(toShownUser({ ...user, phoneNumber: null }, null).phone).toBeNull();
    expect(toShownUser(user, undefined).phone).toBeUndefined();
    expect(toShownUser(null, null)).toEqual({ name: '', email: '', photoUrl: null, phone: null });
  });
});
