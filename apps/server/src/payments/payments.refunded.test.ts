import { expect, test } from 'vitest';
import { refundedOf } from './payments.returns';

const payment = {
  id: 'pay_1',
  amount: 19_900,
  currency: 'INR',
  status: 'captured',
  order_id: null,
  base_amount: null,
  amount_refunded: 0,
  description: null,
  created_at: 0,
};

test.each([
  ['nothing', {}, { paise: 0, isWhole: false }],
  ['a part', { amount_refunded: 5000 }, { paise: 5000, isWhole: false }],
  ['all', { amount_refunded: 19_900 }, { paise: 19_900, isWhole: true }],
])('%s of a payment in rupees is what was given back', (_, stated, refunded) => {
  expect(refundedOf({ ...payment, ...stated })).toEqual(refunded);
});

test.each([
  ['all', 240, { paise: 19_900, isWhole: true }],
  ['a half', 120, { paise: 9950, isWhole: false }],
])('%s of a payment in another currency counts in the paise that it was worth', (_, given, refunded) => {
  const dollars = { ...payment, currency: 'USD', amount: 240, base_amount: 19_900, amount_refunded: given };
  expect(refundedOf(dollars)).toEqual(refunded);
});
