import type { UserWire } from '../account/account.types';
import type { ContentItemWire, EpisodeWire } from '../content/content.types';
import type { CreatorPostWire, CreatorWire } from '../creators/creators.types';
import type { PaymentRecordWire, PlanWire, SwitchQuotesWire } from '../payments/payments.types';
import type { AccountSummaryWire, ExportWire } from '../personalData/personalData.types';
import type { ReceiptWire } from '../receipts/receipts.types';
import type { ScreenReportWire } from '../screens/screens.types';
import type {
  FoundCreatorWire,
  FoundEpisodeWire,
  FoundLabelWire,
  FoundTitleWire,
  SearchResponseWire,
  SuggestionWire,
} from '../search/search.types';
import type { RuntimeSettings } from '../settings/settings.types';
import type { PlaceWire, TitleSummaryWire, WatchlistEntryWire } from '../viewing/viewing.types';

/** Response bodies in the reference backend's shape. */
export const itemWire: ContentItemWire = {
  id: 'monsoon-days',
  name: 'Monsoon Days',
  description: 'Two sisters keep a ferry running through one wet season.',
  thumbnail_app: '/artwork/monsoon-days/small.avif',
  thumbnail_web: '/artwork/monsoon-days/wide.avif',
  video_url: '/media/signature/monsoon-days/main.m3u8',
  genres: ['Drama', 'Family'],
  languages: ['Hindi', 'Marathi'],
  keywords: ['rain', 'river'],
  people: ['Asha Rao', 'மீனா ராஜன்'],
  quality: ['HD', '4K'],
  subscription: 'premium',
  price: 49,
  duration: 5400,
  created_at: '2024-06-01T10:00:00Z',
  updated_at: '2024-07-01T10:00:00Z',
  popularity: 12,
  youtube_video_id: null,
  lang: 'en',
};

export const episodeWire: EpisodeWire = {
  id: 'e1',
  name: 'The first crossing',
  video_url: '/media/signature/e1/main.m3u8',
  thumbnail_app: '/artwork/e1/small.avif',
  thumbnail_web: '/artwork/e1/wide.avif',
  duration: 1500,
};

export const planWire: PlanWire = {
  id: 'monthly',
  name: 'Monthly',
  amount: 199,
  description: 'Everything, on every screen',
  duration_days: 30,
};

export const switchQuotesWire: SwitchQuotesWire = {
  plan_id: 'monthly',
  until: '2026-12-10T10:00:00.000Z',
  left: 133,
  quotes: [
    {
      plan_id: 'season',
      credit_days: 24,
      until_now: '2027-03-14T10:00:00.000Z',
      until_at_end: '2027-03-10T10:00:00.000Z',
    },
  ],
};

export const paymentRecordWire: PaymentRecordWire = {
  id: 'pay-1',
  status: 'paid',
  orderId: 'monthly',
  amount: 199,
  created_at: '2024-06-01T10:00:00Z',
  payment_link_id: 'plink_1',
  period_end: '2024-07-01T10:00:00Z',
  note: null,
};

export const receiptWire: ReceiptWire = {
  payment_id: 'pay-1',
  number: 'R-000001',
  paid_at: '2024-06-01T10:00:00Z',
  plan_name: 'Monthly',
  amount: 19_900,
  refunded: 0,
  payer_name: 'Asha Rao',
  seller: { name: 'Chalchitra', address: 'Mumbai' },
  gst: { gstin: '27ABCDE1234F1Z5', sac: '998433', rate: 18, taxable: 16_864, tax: 3036 },
};

export const creatorWire: CreatorWire = {
  id: 'asha',
  name: 'Asha Rao',
  username: 'asharao',
  email: 'asha@example.in',
  photo_url: '/artwork/creators/asha.avif',
  follower_count: 1200,
  following_count: 34,
};

export const postWire: CreatorPostWire = {
  id: 'p1',
  content_type: 'reel',
  content_url: '/media/signature/p1/main.m3u8',
  caption: 'Behind the ferry scene',
  likes_count: 87,
  created_at: '2024-06-01T10:00:00Z',
  creator: { id: 'asha', name: 'Asha Rao' },
};

export const userWire: UserWire = {
  user: { firebase_uid: 'u1', display_name: 'Meera Iyer', phone: '9876543210', email: 'meera@example.in' },
};

export const screenReportWire: ScreenReportWire = {
  status: 'full',
  limit: 1,
  others: [{ browser: 'Chrome', system: 'Android', since: '2024-06-01T10:00:00Z' }],
};

const agreedTermsWire = { version: '2026-11-23', agreed_at: '2026-11-23T10:00:00Z' };

export const accountSummaryWire: AccountSummaryWire = {
  uid: 'u1',
  created_at: '2026-11-23T10:00:00Z',
  agreed_terms: agreedTermsWire,
};

export const exportWire: ExportWire = {
  exported_at: '2026-12-01T10:00:00Z',
  account: {
    uid: 'u1',
    name: 'Meera Iyer',
    email: 'meera@example.in',
    phone: '9876543210',
    created_at: '2026-11-23T10:00:00Z',
  },
  agreed_terms: agreedTermsWire,
  language: { tag: 'ta', chosen_at: '2026-11-24T10:00:00Z' },
  content_languages: { languages: ['Tamil'], chosen_at: '2026-11-24T10:00:00Z' },
  email_reminders: { wanted: false, chosen_at: '2026-11-24T10:00:00Z' },
  payments: [
    {
      id: 'pay_1',
      status: 'paid',
      plan_id: 'basic',
      amount: 99,
      refunded: 0,
      paid_at: '2026-11-23T10:05:00Z',
      period_start: '2026-11-23T10:05:00Z',
      period_end: '2026-12-23T10:05:00Z',
      note: null,
    },
  ],
  receipts: [receiptWire],
  bills: [
    {
      id: 'plink_1',
      kind: 'link',
      status: 'paid',
      plan_id: 'basic',
      amount: 99,
      created_at: '2026-11-23T10:00:00Z',
    },
  ],
  screens: [
    { browser: 'Chrome', system: 'Android', since: '2026-11-30T10:00:00Z', seen_at: '2026-11-30T11:00:00Z' },
  ],
  watchlist: [{ id: 'lamps', kind: 'videos', added_at: '2026-11-30T10:00:00Z' }],
  places: [
    {
      id: 'orbit',
      kind: 'web-series',
      episode_id: 'e1',
      position: 20.5,
      duration: 100,
      watched_at: '2026-11-30T10:00:00Z',
    },
  ],
  emails: [{ about: 'endsSoon', planned_at: '2026-12-20T10:05:00Z', sent_at: '2026-12-20T10:06:00Z' }],
  removed_titles: [{ id: 'lamps', removed_at: '2026-11-30T10:00:00Z' }],
};

const titleWire: TitleSummaryWire = {
  id: 'orbit',
  kind: 'web-series',
  name: 'Orbit of Small Things',
  thumbnail_app: '/artwork/orbit-small.avif',
  thumbnail_web: '/artwork/orbit-wide.avif',
  genres: ['Drama'],
  duration: 2400,
  created_at: '2024-06-01T10:00:00Z',
  lang: 'en',
};

export const watchlistEntryWire: WatchlistEntryWire = { ...titleWire, added_at: '2026-11-30T10:00:00Z' };

export const placeWire: PlaceWire = {
  ...titleWire,
  episode: { id: 'e1', name: 'First Light' },
  next_episode: { id: 'e2', name: 'Low Tide' },
  position: 20.5,
  media_duration: 100,
  watched_at: '2026-11-30T10:00:00Z',
  is_removed: false,
};

const foundTitleWire: FoundTitleWire = {
  ...titleWire,
  languages: ['Hindi'],
  matched: [[0, 3]],
  alias: null,
};

const foundEpisodeWire: FoundEpisodeWire = {
  id: 'e1',
  name: 'First Light',
  lang: 'en',
  series: { id: 's1', name: 'Harbour' },
  matched: [[0, 5]],
};

const foundCreatorWire: FoundCreatorWire = {
  id: 'c1',
  name: 'Asha Rao',
  username: 'asharao',
  photo_url: '/artwork/asha/portrait-240.avif',
  matched: [],
};

const foundLabelWire: FoundLabelWire = { id: 'Drama', name: 'Drama', matched: [[0, 5]] };

export const searchResponseWire: SearchResponseWire = {
  items: [foundTitleWire],
  episodes: [foundEpisodeWire],
  creators: [foundCreatorWire],
  people: [{ id: 'Asha Rao', name: 'Asha Rao', matched: [[0, 4]] }],
  genres: [foundLabelWire],
  hashtags: [],
  total: 640,
  is_nearest: false,
  drop_filters: [],
  counts: { language: [{ value: 'Hindi', count: 1 }], genre: [], year: [], kind: [] },
};

export const suggestionsWire: { items: SuggestionWire[] } = {
  items: [
    { type: 'title', ...foundTitleWire },
    { type: 'episode', ...foundEpisodeWire },
    { type: 'creator', ...foundCreatorWire },
    { type: 'genre', ...foundLabelWire },
  ],
};

export const settings: RuntimeSettings = {
  mode: 'local',
  servers: {
    content: '/services/content',
    payments: '/services/payments',
    creators: 'https://creators.example.in',
  },
  sendToken: 'same-origin',
  firebase: { projectId: 'demo-chalchitra', apiKey: 'demo', authDomain: 'localhost', emulator: true },
  razorpay: { keyId: 'rzp_sandbox_1', checkoutUrl: '/sandbox/razorpay/v1/checkout.js' },
  embedHost: '',
  brand: {
    name: 'Chalchitra',
    logoUrl: null,
    colour: '#e34234',
    contactEmail: 'hello@example.in',
    termsVersion: '2026-11-23',
    pages: {
      terms: 'https://example.in/terms?lang=en#refunds',
      refunds: null,
      help: 'https://example.in/help',
      contact: null,
      grievanceOfficer: null,
    },
  },
};
