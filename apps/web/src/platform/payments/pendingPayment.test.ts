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
    payments.remove();
    expect(payments.read()).toBeNull();
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
