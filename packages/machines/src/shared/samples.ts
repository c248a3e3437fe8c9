import type { IdentitySession, PaymentRecord, Plan, Suggestion, SwitchQuotes } from '@chalchitra/api/types';

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
  periodEnd: '2026-12-01T09:00:00.000Z',
  note: null,
};

/** A payment that has only been started. */
export const sampleOpenRecord: PaymentRecord = { ...samplePaidRecord, id: null, status: 'created' };

/** What switching gives from the middle plan. */
export const sampleQuotes: SwitchQuotes = {
  planId: 'family',
  until: '2026-12-10T10:00:00.000Z',
  left: 133,
  quotes: [
    {
      planId: 'mobile',
      creditDays: 41,
      untilNow: '2027-01-30T10:00:00.000Z',
      untilAtEnd: '2027-01-09T10:00:00.000Z',
    },
    {
      planId: 'cinema',
      creditDays: 14,
      untilNow: '2027-01-03T10:00:00.000Z',
      untilAtEnd: '2027-01-09T10:00:00.000Z',
    },
  ],
};

/** What a search suggests: a title in its own script, a creator and a hashtag. */
export const sampleSuggestions: Suggestion[] = [
  {
    type: 'title',
    id: 'kayalkattu',
    kind: 'videos',
    title: 'കായൽക്കാറ്റ്',
    artwork: {
      small: '/artwork/kayalkattu/small-480.avif',
      wide: '/artwork/kayalkattu/wide-1600.avif',
    },
    genres: ['Family'],
    languages: ['Malayalam'],
    durationSeconds: 7_680,
    createdAt: '2025-12-19T07:30:00Z',
    lang: 'ml',
    youtubeVideoId: null,
    matched: [[0, 4]],
    alias: null,
  },
  { type: 'creator', id: 'asha', name: 'Kayal Menon', username: 'kayal', photoUrl: null, matched: [[0, 5]] },
  { type: 'hashtag', name: 'kayal', matched: [[0, 5]] },
];
