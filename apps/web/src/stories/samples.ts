import type {
  AccountSummary,
  ContentItem,
  Creator,
  CreatorPost,
  Episode,
  FoundTitle,
  PaymentRecord,
  Plan,
  Receipt,
  SearchResponse,
} from '@chalchitra/api/types';

const pictures = (name: string) => ({
  small: `/artwork/${name}/small-480.avif`,
  wide: `/artwork/${name}/wide-1600.avif`,
});

/** A signed-in user (spec §3), for stories alone. */
export const sampleUser = {
  id: 'priya',
  name: 'Priya Nair',
  email: 'priya@chalchitra.example',
  avatar: null,
};

/** An item as stories and tests need one. */
export const sampleItem: ContentItem = {
  id: 'lamps-on-the-river',
  title: 'नदी के दीये',
  description:
    'हर शाम एक दीया, एक ही घाट, और एक राज़ जो मीरा ने कभी किसी से नहीं कहा। फिर एक रात एक दीया धारा के ख़िलाफ़ लौट आता है।',
  artwork: pictures('lamps-on-the-river'),
  videoUrl: null,
  genres: ['Drama', 'Family'],
  languages: ['Hindi', 'Bengali'],
  keywords: ['river', 'homecoming', 'diya'],
  people: ['Devika Saran', 'மீனா ராஜன்', 'نگار ہاشمی'],
  qualities: ['HD'],
  subscription: 'premium',
  price: 0,
  durationSeconds: 7_680,
  createdAt: '2025-12-19T07:30:00Z',
  updatedAt: null,
  youtubeVideoId: null,
  lang: 'hi',
  captions: [],
  popularity: 12,
};

const sample = (id: string, title: string, lang: string, genres: string[]): ContentItem => ({
  ...sampleItem,
  id,
  title,
  lang,
  genres,
  artwork: pictures(id),
});

/** Items in several languages and genres. */
export const sampleItems: ContentItem[] = [
  sampleItem,
  {
    ...sample('the-salt-caravan', 'The Salt Caravan', 'en', ['Adventure', 'Drama']),
    description:
      'Four camels, nine sacks of salt and a song with a missing verse: the last season of a trade, walked from the pans to the hills.',
  },
  sample('kayalkattu', 'കായൽക്കാറ്റ്', 'ml', ['Family']),
  sample('mazhayude-kathu', 'മഴയുടെ കത്ത്', 'ml', ['Drama']),
  sample('the-last-local', 'The Last Local', 'en', ['Thriller']),
  sample('gharer-chabi', 'ঘরের চাবি', 'bn', ['Drama']),
  sample('rangula-vaakili', 'రంగుల వాకిలి', 'te', ['Comedy']),
  { ...sample('the-umbrella-lane', 'The Umbrella Lane', 'en', []), price: 49 },
];

/** Episodes of a series. */
export const sampleEpisodes: Episode[] = ['The Key', 'A Borrowed Coat', 'Low Tide', 'The Long Way Home'].map(
  (name, index) => ({
    id: `e${index + 1}`,
    name,
    videoUrl: null,
    artwork: sampleItems[index]?.artwork ?? pictures('lamps-on-the-river'),
    durationSeconds: 1_450 + index * 61,
    captions: [],
  }),
);

/** Plans that payments were made for. */
export const samplePlans: Plan[] = [
  { id: 'mohalla', name: 'Mohalla', amount: 199, description: '', durationDays: 30 },
];

/** Payments of one person. */
export const sampleReceipt: Receipt = {
  paymentId: 'p3',
  number: 'R-000042',
  paidAt: '2026-11-10T10:00:00Z',
  planName: 'Mohalla',
  amount: 19_900,
  refunded: 0,
  payerName: 'Priya Nair',
  seller: { name: 'Chalchitra Films', address: '12 Hill Road, Bandra West, Mumbai 400050' },
  gst: { gstin: '27ABCDE1234F1Z5', sac: '998433', rate: 18, taxable: 16_864, tax: 3036 },
};

export const samplePayments: PaymentRecord[] = [
  {
    id: 'p3',
    status: 'paid',
    orderId: 'mohalla',
    amount: 199,
    createdAt: '2026-11-10T10:00:00Z',
    paymentLinkId: null,
    periodEnd: null,
    note: null,
  },
  {
    id: 'p2',
    status: 'expired',
    orderId: 'mohalla',
    amount: 199,
    createdAt: '2026-10-10T10:00:00Z',
    paymentLinkId: null,
    periodEnd: null,
    note: null,
  },
  {
    id: 'p1',
    status: 'failed',
    orderId: 'gone',
    amount: 99,
    createdAt: '2026-10-09T10:00:00Z',
    paymentLinkId: 'plink_1',
    periodEnd: null,
    note: null,
  },
];

/** What cards are given where nothing is behind them. */
export const sampleCards = {
  thumbnailOf: () => null,
  onOpen: () => {},
};

/** Creators as stories need them, with names in several scripts. */
export const sampleCreators: Creator[] = (
  [
    ['asha', 'Asha Menon', 'asha.menon', 12_400],
    ['kshitij', 'क्षितिज श्रीवास्तव', 'kshitij', 120_400],
    ['meenakshi', 'மீனாட்சி பாடல்கள்', 'meenakshi.paadal', 64_003],
    ['riverband', 'Ravi & the River Band', 'riverband', 931],
    ['srabani', 'শ্রাবণী দত্ত', 'srabani', 2_450],
    ['chiragh', 'چراغ', 'chiragh', 1],
  ] as const
).map(([id, name, username, followerCount]) => ({
  id,
  name,
  username,
  email: `${id}@example.in`,
  photoUrl: null,
  followerCount,
  followingCount: 113,
}));

/** Posts as stories need them: the second one of every three is a reel. */
export const samplePosts: CreatorPost[] = [
  'First rain on the tin roof. We rolled the camera before anyone asked.',
  'दीये की लौ में पूरा गाँव दिखता है। #दीपावली #घर',
  'நிழல் கூத்துப் பட்டறையின் கடைசி நாள்; எல்லோருக்கும் நன்றி.',
  '<b>Behind</b> the curtain & ten minutes before the show',
  'નદીકિનારે છેલ્લી સાંજનો પ્રકાશ.',
  '',
].map((caption, index) => {
  const { id = '', name = '' } = sampleCreators[index] ?? {};
  const isReel = index % 3 === 1;
  return {
    id: `post-${index}`,
    kind: isReel ? 'reel' : 'image',
    contentUrl: isReel ? '#no-video' : (sampleItems[index]?.artwork.wide ?? ''),
    caption,
    likesCount: index * 731 + 1,
    createdAt: `2026-11-${10 + index}T07:20:00Z`,
    creator: index === 4 ? null : { id, name },
  };
});

/** The account of the sample user, as the server knows it. */
export const sampleAccount: AccountSummary = {
  uid: 'sample-viewer',
  createdAt: '2026-10-12T09:00:00.000Z',
  agreedTerms: { version: '2026-10-01', agreedAt: '2026-10-12T09:00:00.000Z' },
};

const found = ({ id, title, artwork, genres, languages, ...rest }: ContentItem): FoundTitle => ({
  id,
  kind: 'videos',
  title,
  artwork,
  genres,
  languages,
  durationSeconds: rest.durationSeconds,
  createdAt: rest.createdAt,
  lang: rest.lang,
  youtubeVideoId: null,
  matched: [[0, title.indexOf(' ') < 0 ? title.length : title.indexOf(' ')]],
  alias: null,
});

/** What a search finds: titles in many scripts, and something of each other kind. */
export const sampleResponse: SearchResponse = {
  items: sampleItems.map(found),
  skipped: [],
  episodes: [
    {
      id: 'e1',
      name: 'The Key',
      lang: 'en',
      series: { id: 'gharer-chabi', title: 'ঘরের চাবি' },
      matched: [[4, 7]],
    },
  ],
  creators: sampleCreators.slice(0, 3).map(({ id, name, username }) => ({
    id,
    name,
    username,
    photoUrl: null,
    matched: [[0, name.indexOf(' ')]],
  })),
  genres: [{ name: 'Drama', matched: [[0, 5]] }],
  people: [{ name: 'Devika Saran', matched: [[0, 6]] }],
  hashtags: [{ name: 'river', matched: [[0, 5]] }],
  total: null,
  isNearest: false,
  dropFilters: [],
  counts: {
    language: [
      { value: 'Hindi', count: 5 },
      { value: 'Malayalam', count: 2 },
    ],
    genre: [{ value: 'Drama', count: 4 }],
    year: [{ value: '2025', count: 8 }],
    kind: [{ value: 'videos', count: 8 }],
  },
};
