import type { IdentitySession, PaymentRecord, Plan } from '@chalchitra/api/types';

/** The user of every scenario. */
export const sampleSession: IdentitySession = {
  user: { uid: 'sample-viewer', displayName: 'Asha Rao', email: 'asha@example.in', photoUrl: null },
  token: 'sample-token',
};

/** The plans of every scenario. */
export const samplePlans: Plan[] = [
  {
    id: 'mobile',
    name: 'Mobile',
    amount: 99,
    description: 'One phone or tablet, standard definition',
    durationDays: 30,
  },
  {
    id: 'family',
    name: 'Family',
    amount: 199,
    description: 'Two screens at once, high definition',
    durationDays: 30,
  },
  {
    id: 'cinema',
    name: 'Cinema',
    amount: 299,
    description: 'Four screens at once, the best picture',
    durationDays: 30,
  },
];

/** A payment that has been made. */
export const samplePaidRecord: PaymentRecord = {
  id: 'pay-1',
  status: 'paid',
  orderId: 'family',
  amount: 199,
  createdAt: '2026-11-01T09:00:00.000Z',
  paymentLinkId: 'link-1',
};

/** A payment that has only been started. */
export const sampleOpenRecord: PaymentRecord = { ...samplePaidRecord, id: null, status: 'created' };
