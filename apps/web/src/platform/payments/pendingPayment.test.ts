import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../storage';
import { createPendingPaymentStore } from './pendingPayment';

const pending = { orderId: 'family', url: 'https://pay.example/1', begunAt: 1 };

describe('createPendingPaymentStore (spec §4)', () => {
  it('stores one payment of each account until it is removed', () => {
    const payments = createPendingPaymentStore(createMemoryStore());
    const another = { ...pending, orderId: 'cinema' };
    expect(payments.read('u1')).toBeNull();
    payments.store('u1', pending);
    payments.store('u2', another);
    expect([payments.read('u1'), payments.read('u2')]).toEqual([pending, another]);
    payments.remove('u1');
    expect([payments.read('u1'), payments.read('u2')]).toEqual([null, another]);
  });

  it.each([
    ['a first payment', {}],
    ['a renewal', { known: ['pay-1'] }],
    ['a switch', { known: ['pay-1'], isNow: true }],
  ])('reads %s as it was stored', (_, more) => {
    const payments = createPendingPaymentStore(createMemoryStore());
    payments.store('u1', { ...pending, ...more });
    expect(payments.read('u1')).toEqual({ ...pending, ...more });
  });

  it.each([
    'null',
    '{}',
    '[]',
    'text',
    JSON.stringify({ ...pending, begunAt: undefined }),
    JSON.stringify({ ...pending, url: 'javascript:alert(1)' }),
  ])('reads %j as none', (text) => {
    const kept = createMemoryStore();
    kept.set('pendingPayment:u1', text);
    expect(createPendingPaymentStore(kept).read('u1')).toBeNull();
  });
});
