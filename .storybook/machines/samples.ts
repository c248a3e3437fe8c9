import {
  sampleOpenRecord,
  samplePaidRecord,
  samplePlans,
  sampleSession,
} from '../../packages/machines/src/shared/samples';

/** What a page can send and let happen in a machine, with made-up data. */
export interface Rehearsal {
  /** Events that carry data; those that carry none come from the machine itself. */
  events?: { type: string; [field: string]: unknown }[];
  /** By the name of an effect: what it can answer. One that isn't named answers nothing in particular. */
  answers?: Record<string, unknown[]>;
  /** By the name of an effect: how it can fail. */
  failures?: Record<string, unknown[]>;
}

const histories = [[], [samplePaidRecord]];
const link = { shortUrl: 'https://pay.example/i/1' };

/** By the machine's name. A machine that needs no data has no entry. */
export const rehearsals: Record<string, Rehearsal> = {
  session: {
    events: [
      { type: 'session.start', session: sampleSession, isRemembered: true },
      { type: 'identity.confirmed', session: sampleSession },
      { type: 'identity.failed', error: { code: 'network-request-failed' } },
    ],
  },
  signIn: {
    events: [
      { type: 'field.edit', field: 'email', value: 'asha@example.in' },
      { type: 'field.edit', field: 'password', value: 'Sample123' },
      { type: 'provider.choose', provider: 'google' },
    ],
    answers: {
      signIn: [sampleSession],
      signInWithPopup: [sampleSession, null],
      loadPaymentHistory: histories,
    },
    failures: {
      signIn: [{ code: 'invalid-credential' }],
      signInWithPopup: [{ code: 'popup-blocked' }, { code: 'popup-closed-by-user' }],
    },
  },
  registration: {
    events: [
      { type: 'field.edit', field: 'name', value: 'Asha Rao' },
      { type: 'field.edit', field: 'email', value: 'asha@example.in' },
      { type: 'field.edit', field: 'phone', value: '9876543210' },
      { type: 'field.edit', field: 'password', value: 'Sample123' },
      { type: 'field.edit', field: 'confirmation', value: 'Sample123' },
    ],
    answers: { createAccount: [sampleSession], loadPaymentHistory: histories },
    failures: {
      createAccount: [{ code: 'email-already-in-use' }],
      register: [{ kind: 'timeout' }, { kind: 'http', status: 500 }],
    },
  },
  subscriptionGate: {
    events: [{ type: 'gate.request', href: '/video/monsoon' }],
    answers: { loadPaymentHistory: histories },
  },
  paymentPolling: { answers: { loadPaymentHistory: [[], [sampleOpenRecord], [samplePaidRecord]] } },
  paymentLink: {
    events: [{ type: 'plan.select', planId: 'family' }],
    answers: {
      loadPaymentHistory: histories,
      loadPlans: [samplePlans],
      openTab: [{ isBlocked: false }, { isBlocked: true }],
      createPaymentLink: [link],
    },
  },
  checkout: {
    events: [{ type: 'plan.select', planId: 'family' }],
    answers: {
      loadPlans: [samplePlans],
      createOrder: [{ id: 'order-1', amount: 199 }],
      openCheckout: [
        {
          kind: 'paid',
          payment: { razorpayPaymentId: 'pay_1', razorpayOrderId: 'order_1', razorpaySignature: 'sample' },
        },
        { kind: 'dismissed' },
      ],
      verifyPayment: [{ success: true }, { success: false }],
      loadPaymentHistory: histories,
    },
  },
  heroCarousel: {
    events: [
      { type: 'slide.select', index: 1 },
      { type: 'slides.change', count: 3 },
    ],
  },
  navMenu: { events: [{ type: 'group.toggle', group: 'movies' }] },
};
