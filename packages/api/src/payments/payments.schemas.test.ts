import { parse, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { paymentRecordWire, planWire } from '../testing/samples';
import { checkoutOrderSchema, paymentLinkSchema, paymentRecordSchema, planSchema } from './payments.schemas';

it('reads a plan, 30 days long where nothing is said (spec §3)', () => {
  const { duration_days: _days, ...short } = planWire;
  expect(parse(planSchema, short)).toEqual({
    id: 'monthly',
    name: 'Monthly',
    amount: 199,
    description: 'Everything, on every screen',
    durationDays: 30,
  });
  expect(parse(planSchema, { ...planWire, id: 3, amount: '299', duration_days: '90' })).toMatchObject({
    id: '3',
    amount: 299,
    durationDays: 90,
  });
  for (const days of [0, -3, 'many', null]) {
    expect(parse(planSchema, { ...planWire, duration_days: days }).durationDays).toBe(30);
  }
});

it.each([undefined, null, '', 'free', -5])('offers no plan with the amount %j', (amount) => {
  expect(safeParse(planSchema, { ...planWire, amount }).success).toBe(false);
});

it('reads a payment record (spec §3)', () => {
  expect(parse(paymentRecordSchema, paymentRecordWire)).toEqual({
    id: 'pay-1',
    status: 'paid',
    orderId: 'monthly',
    amount: 199,
    createdAt: '2024-06-01T10:00:00Z',
    paymentLinkId: 'plink_1',
    periodEnd: '2024-07-01T10:00:00Z',
    note: null,
  });
  expect(parse(paymentRecordSchema, { status: 'paid', orderId: 12 })).toEqual({
    id: null,
    status: 'paid',
    orderId: '12',
    amount: 0,
    createdAt: '',
    paymentLinkId: null,
    periodEnd: null,
    note: null,
  });
  expect(parse(paymentRecordSchema, { status: 'refunded', note: 'otherAmount' }).note).toBe('otherAmount');
  expect(parse(paymentRecordSchema, { status: 'refunded', note: 'of another server' }).note).toBeNull();
  expect(safeParse(paymentRecordSchema, { orderId: 'monthly' }).success).toBe(false);
});

it.each(['javascript:alert(1)', '', null, 'intent://pay'])('opens no payment link %j', (url) => {
  expect(safeParse(paymentLinkSchema, { short_url: url }).success).toBe(false);
});

it('needs an order’s id and amount to open the checkout', () => {
  expect(parse(checkoutOrderSchema, { id: 'order_1', amount: 199, currency: 'INR' })).toEqual({
    id: 'order_1',
    amount: 199,
  });
  expect(safeParse(checkoutOrderSchema, { id: 'order_1' }).success).toBe(false);
});
