import {
  sampleOpenRecord,
  samplePaidRecord,
  samplePlans,
  sampleQuotes,
  sampleSession,
  sampleSuggestions,
} from '../../packages/machines/src/shared/samples';

/** What a page can send and let happen in a machine, with made-up data. */
export interface Rehearsal {
  /** Events that carry data; those that carry none come from the machine itself. */
  events?: { type: string; [field: string]: unknown }[];
  /** By the name of an effect: what it can return. One that isn't named returns nothing in particular. */
  results?: Record<string, unknown[]>;
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
      {
        type: 'identity.confirmed',
        session: { ...sampleSession, user: { ...sampleSession.user, uid: 'another-viewer' } },
      },
      { type: 'identity.failed' },
      { type: 'session.accountDeleted', uid: 'sample-viewer' },
      { type: 'session.endedElsewhere', uid: 'sample-viewer' },
    ],
  },
  signIn: {
    events: [
      { type: 'field.edit', field: 'email', value: 'asha@example.in' },
      { type: 'field.edit', field: 'password', value: 'Sample123' },
      { type: 'provider.choose', provider: 'google' },
      { type: 'session.found', uid: 'sample-viewer' },
    ],
    results: {
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
    results: {
      createAccount: [
        { ...sampleSession, isResumed: false },
        { ...sampleSession, isResumed: true },
      ],
      loadPaymentHistory: histories,
    },
    failures: {
      createAccount: [{ code: 'email-already-in-use' }],
      register: [{ kind: 'timeout' }, { kind: 'http', status: 500 }],
    },
  },
  profileEdit: {
    events: [
      { type: 'profile.edit', current: { name: 'Asha Rao', phone: '9876543210' } },
      { type: 'field.edit', field: 'name', value: 'Asha Rao-Iyer' },
      { type: 'field.edit', field: 'phone', value: '' },
    ],
    failures: {
      saveProfile: [{ kind: 'http', status: 500 }],
      saveDisplayName: [{ code: 'network-request-failed' }],
    },
  },
  accountDeletion: {
    events: [{ type: 'password.edit', value: 'Sample123' }],
    results: { reauthenticate: [true, false], isAccountGone: [true, false] },
    failures: {
      reauthenticate: [{ code: 'wrong-password' }, { code: 'popup-closed-by-user' }],
      deleteAccount: [{ kind: 'http', status: 500 }, { kind: 'http', status: 403 }, { kind: 'offline' }],
    },
  },
  dataExport: {
    results: { fetchExport: [{ exported_at: '2026-11-23T10:00:00Z' }] },
    failures: { fetchExport: [{ kind: 'timeout' }] },
  },
  subscriptionGate: {
    events: [
      { type: 'gate.request', href: '/video/monsoon', isOverlay: false },
      { type: 'account.changed', uid: 'sample-viewer' },
    ],
    results: { loadPaymentHistory: histories },
  },
  paymentPolling: { results: { loadPaymentHistory: [[], [sampleOpenRecord], [samplePaidRecord]] } },
  paymentLink: {
    events: [{ type: 'plan.select', planId: 'family' }],
    results: {
      loadPaymentHistory: histories,
      loadPlans: [samplePlans],
      loadSwitchQuotes: [sampleQuotes, null],
      openTab: [{ isBlocked: false }, { isBlocked: true }],
      createPaymentLink: [link],
    },
    failures: {
      createPaymentLink: [
        { kind: 'http', status: 400 },
        { kind: 'http', status: 409 },
      ],
    },
  },
  checkout: {
    events: [{ type: 'plan.select', planId: 'family' }],
    results: {
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
    failures: {
      createOrder: [
        { kind: 'http', status: 400 },
        { kind: 'http', status: 409 },
      ],
    },
  },
  search: {
    events: [
      { type: 'query.edit', text: 'kayal' },
      { type: 'query.edit', text: 'kayalk' },
      { type: 'option.move', by: 1 },
      { type: 'recents.changed', recents: ['kayal'] },
      { type: 'recent.remove', query: 'kayal' },
    ],
    results: { suggest: [sampleSuggestions, null] },
    failures: { suggest: [{ kind: 'offline' }] },
  },
  heroCarousel: {
    events: [
      { type: 'slide.select', index: 1 },
      { type: 'slides.change', count: 3 },
    ],
  },
  player: {
    events: [
      { type: 'media.ready', mediaKey: 'uppu-kaattu/e1', durationSeconds: 2460 },
      {
        type: 'playback.forbidden',
        refusal: {
          status: 'full',
          limit: 1,
          others: [{ browser: 'Chrome', system: 'Android', since: '2026-11-22T14:10:00Z' }],
        },
      },
      { type: 'media.failed', code: 'offline' },
      { type: 'media.failed', code: 'network' },
      { type: 'media.failed', code: 'expired' },
      { type: 'media.failed', code: 'decode' },
      { type: 'volume.changed', volume: 0.8, isMuted: true },
      { type: 'volume.changed', volume: 0.6, isMuted: false },
      { type: 'volume.set', volume: 0.6 },
      { type: 'volume.step', by: 0.05 },
      { type: 'rate.set', rate: 2 },
      { type: 'rate.step', by: 1 },
      { type: 'rate.changed', rate: 2 },
      { type: 'playhead.moveTo', seconds: 60 },
      { type: 'playhead.moveBy', seconds: 10 },
      { type: 'playhead.moveToShare', share: 0.5 },
      { type: 'playhead.step', frames: 1 },
      { type: 'rendition.choose', id: '1' },
      { type: 'renditions.found', renditions: [], canAdapt: true },
      { type: 'rendition.changed', chosenId: '1', playingId: '1' },
      { type: 'soundOnly.toggle' },
      { type: 'soundOnly.changed', canChoose: true, isOn: true, bitrate: 50_000 },
      { type: 'audio.choose', id: '1' },
      { type: 'audioTracks.found', tracks: [] },
      { type: 'audio.changed', id: '1' },
      { type: 'captions.choose', id: '1' },
      { type: 'captions.style', look: { size: 'large' } },
      { type: 'captionTracks.found', tracks: [] },
      { type: 'captions.changed', id: '1' },
      { type: 'captions.failed', id: '1', code: 'expired' },
      { type: 'captions.failed', id: '1', code: 'unsupported' },
      { type: 'liveEdge.changed', isAtEdge: false },
      { type: 'live.ended', durationSeconds: 5400 },
      { type: 'fullScreen.changed', isFullScreen: true },
      { type: 'fullScreen.changed', isFullScreen: false },
      { type: 'episode.choose', mediaKey: 'uppu-kaattu/e2' },
      { type: 'episode.move', by: 1 },
      { type: 'playlist.changed', playlist: [] },
      { type: 'menu.toggle', menu: 'speed' },
      { type: 'key.press', key: 'k', hasShift: false },
      { type: 'picture.doubleTap', side: 'end' },
      { type: 'source.open', startAt: 0, isPlaying: true },
      { type: 'feedback.show', feedback: { kind: 'paused' } },
    ],
    results: { renewSource: ['/renewed/master.m3u8', null], renewCaptions: [[]] },
    failures: { renewSource: [{ kind: 'offline' }], renewCaptions: [{ kind: 'offline' }] },
  },
  postViewer: {
    events: [
      { type: 'posts.change', posts: [{ id: 'kites', kind: 'image' }] },
      { type: 'post.open', id: 'first-rain' },
      { type: 'post.open', id: 'lamps' },
      { type: 'address.changed', id: 'kites' },
      { type: 'address.changed', id: null },
    ],
  },
  recentlyWatched: {
    events: [
      { type: 'item.watched', item: { id: 'lamps', kind: 'videos', title: 'नदी के दीये' } },
      { type: 'item.left', ids: ['lamps'] },
      { type: 'account.changed', uid: 'sample-viewer' },
      { type: 'account.changed', uid: null },
    ],
    results: { load: [{ stored: { owner: 'another-viewer', items: [] }, setAside: [] }] },
  },
  outbox: {
    events: [
      {
        type: 'change.make',
        change: { key: 'lamps', at: 1_795_420_800_000, body: { id: 'lamps', isListed: true } },
        isUrgent: true,
      },
      { type: 'account.changed', uid: 'another-viewer', waiting: [] },
      { type: 'storage.changed', waiting: [] },
    ],
    results: { send: [undefined] },
  },
  navMenu: { events: [{ type: 'group.toggle', group: 'movies' }] },
};
