import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../storage';
import { createPendingPaymentStore } from './pendingPayment';

const pending = { uid: 'u1', orderId: 'family', url: 'https://pay.example/1', begunAt: 1 };

describe('createPendingPaymentStore (spec §4)', () => {
  it('stores one payment until it is removed', () => {
    const payments = createPendingPaymentStore(createMemoryStore());
    expect(payments.read()).toBeNull();
    payments.store(pending);
    expect(payments.read()).toEqual(pending);
    payments.remove('u1');
    expect(payments.read()).toBeNull();
  });

  it('keeps the payment of another account, which waits on when that one signs in again', () => {
    const payments = createPendingPaymentStore(createMemoryStore());
    payments.store(pending);
    payments.remove('u2');
    expect(payments.read()).toEqual(pending);
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
    kept.set('pendingPayment', text);
    expect(createPendingPaymentStore(kept).read()).toBeNull();
  });
});
