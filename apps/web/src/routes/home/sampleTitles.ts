import type { ContentItem } from '@chalchitra/api/types';

/** A title of the sample set (spec §3); the seed holds the same ones under the same ids. */
export interface SampleTitle {
  id: string;
  title: string;
  /** BCP 47 of title and description. */
  lang: string;
  description: string;
  posterUrl: string;
  backdropUrl: string;
  type: 'movie' | 'documentary' | 'tv' | 'music' | 'kids';
  genres: readonly string[];
  year: number;
  rating: string;
  /** Hours and minutes or minutes and seconds, such as `2h 8m`. */
  duration: string;
  isFeatured: boolean;
  isTrending: boolean;
  isNew: boolean;
}

/** The twelve titles that ship with the web app. */
export const sampleTitles: readonly SampleTitle[] = [
  {
    id: 'lamps-on-the-river',
    title: 'नदी के दीये',
    lang: 'hi',
    description:
      'हर शाम एक दीया, वही घाट, और एक राज़ जो मीरा ने कभी किसी से नहीं कहा। फिर एक रात एक दीया धारा के ख़िलाफ़ लौट आता है।',
    posterUrl: '/artwork/lamps-on-the-river/small-480.avif',
    backdropUrl: '/artwork/lamps-on-the-river/wide-1600.avif',
    type: 'movie',
    genres: ['Drama', 'Family'],
    year: 2025,
    rating: 'U/A 13+',
    duration: '2h 8m',
    isFeatured: true,
    isTrending: true,
    isNew: false,
  },
  {
    id: 'kayalkattu',
    title: 'കായൽക്കാറ്റ്',
    lang: 'ml',
    description: 'വീടൊരു വഞ്ചിയായ കുട്ടിക്ക് സ്കൂളിലേക്കുള്ള വഴി കായലാണ്. ഒരു മഴക്കാലം മുഴുവൻ കാറ്റു വൈകുമ്പോൾ അവൾ തുഴ കൈയിലെടുക്കുന്നു.',
    posterUrl: '/artwork/kayalkattu/small-480.avif',
    backdropUrl: '/artwork/kayalkattu/wide-1600.avif',
    type: 'movie',
    genres: ['Family', 'Drama'],
    year: 2025,
    rating: 'U/A 13+',
    duration: '1h 49m',
    isFeatured: true,
    isTrending: true,
    isNew: false,
  },
  {
    id: 'the-last-local',
    title: 'शेवटची लोकल',
    lang: 'mr',
    description:
      'फरीदा रोज रात्री १२:५८ च्या लोकलनं घरी जाते आणि खिडक्यांवरून शहर वाचते. एका रात्री एका खिडकीतून कुणीतरी तिला हात करतं.',
    posterUrl: '/artwork/the-last-local/small-480.avif',
    backdropUrl: '/artwork/the-last-local/wide-1600.avif',
    type: 'movie',
    genres: ['Thriller', 'Romance'],
    year: 2026,
    rating: 'U/A 16+',
    duration: '2h 1m',
    isFeatured: true,
    isTrending: true,
    isNew: true,
  },
  {
    id: 'letters-in-mustard',
    title: 'ਸਰ੍ਹੋਂ ਵਾਲੀ ਡਾਕ',
    lang: 'pa',
    description: 'ਗਿਆਰਾਂ ਕਿਲੋਮੀਟਰ ਪੀਲੇ ਖੇਤ, ਇੱਕ ਪੁਰਾਣਾ ਸਾਈਕਲ ਤੇ ਇੱਕ ਚਿੱਠੀ ਜਿਸ ਉੱਤੇ ਡਾਕੀਏ ਦਾ ਆਪਣਾ ਹੀ ਨਾਂ ਲਿਖਿਆ ਹੈ।',
    posterUrl: '/artwork/letters-in-mustard/small-480.avif',
    backdropUrl: '/artwork/letters-in-mustard/wide-1600.avif',
    type: 'movie',
    genres: ['Comedy', 'Romance'],
    year: 2025,
    rating: 'U',
    duration: '1h 44m',
    isFeatured: true,
    isTrending: true,
    isNew: false,
  },
  {
    id: 'ten-thousand-stitches',
    title: 'Ten Thousand Stitches',
    lang: 'en',
    description:
      'Old saris, one running stitch and the women who have been writing their village’s history in thread.',
    posterUrl: '/artwork/ten-thousand-stitches/small-480.avif',
    backdropUrl: '/artwork/ten-thousand-stitches/wide-1600.avif',
    type: 'documentary',
    genres: ['Culture', 'Craft'],
    year: 2024,
    rating: 'U',
    duration: '1h 14m',
    isFeatured: false,
    isTrending: false,
    isNew: false,
  },
  {
    id: 'jaliyude-velicham',
    title: 'വലയും വെളിച്ചവും',
    lang: 'ml',
    description: 'ചീനവലകൾക്കു പിന്നിലെ രാത്രികൾ: ഒരു തുറമുഖപട്ടണം വെളിച്ചം കൊണ്ട് മീൻ പിടിക്കുന്നു.',
    posterUrl: '/artwork/jaliyude-velicham/small-480.avif',
    backdropUrl: '/artwork/jaliyude-velicham/wide-1600.avif',
    type: 'documentary',
    genres: ['Nature', 'People'],
    year: 2022,
    rating: 'U/A 7+',
    duration: '1h 3m',
    isFeatured: false,
    isTrending: false,
    isNew: false,
  },
  {
    id: 'rasoi-relay',
    title: 'रसोई रिले',
    lang: 'hi',
    description: 'चार टीमें, एक थाली, और हर दस मिनट में रसोइया बदल जाता है। नमक किसने डाला, यह कोई नहीं मानता।',
    posterUrl: '/artwork/rasoi-relay/small-480.avif',
    backdropUrl: '/artwork/rasoi-relay/wide-1600.avif',
    type: 'tv',
    genres: ['Food', 'Competition'],
    year: 2026,
    rating: 'U',
    duration: '46m 0s',
    isFeatured: false,
    isTrending: true,
    isNew: true,
  },
  {
    id: 'two-chairs',
    title: 'Two Chairs',
    lang: 'en',
    description: 'One question, asked at the beginning and again at the end.',
    posterUrl: '/artwork/two-chairs/small-480.avif',
    backdropUrl: '/artwork/two-chairs/wide-1600.avif',
    type: 'tv',
    genres: ['Conversation', 'Arts'],
    year: 2025,
    rating: 'U/A 13+',
    duration: '47m 0s',
    isFeatured: false,
    isTrending: false,
    isNew: false,
  },
  {
    id: 'monsoon-raga',
    title: 'Monsoon Raga',
    lang: 'en',
    description: 'A sitar, a tin roof and four minutes of real rain.',
    posterUrl: '/artwork/monsoon-raga/small-480.avif',
    backdropUrl: '/artwork/monsoon-raga/wide-1600.avif',
    type: 'music',
    genres: ['Classical', 'Instrumental'],
    year: 2025,
    rating: 'U',
    duration: '4m 0s',
    isFeatured: true,
    isTrending: false,
    isNew: false,
  },
  {
    id: 'mehfil-e-shab',
    title: 'محفلِ شب',
    lang: 'ur',
    description: 'غزل، ٹھمری اور وہ خاموشی جو دونوں کے درمیان ہوتی ہے۔',
    posterUrl: '/artwork/mehfil-e-shab/small-480.avif',
    backdropUrl: '/artwork/mehfil-e-shab/wide-1600.avif',
    type: 'music',
    genres: ['Vocal', 'Classical'],
    year: 2024,
    rating: 'U',
    duration: '1h 22m',
    isFeatured: false,
    isTrending: false,
    isNew: false,
  },
  {
    id: 'kuttipuli',
    title: 'குட்டிப்புலி',
    lang: 'ta',
    description: 'உறுமத் தெரியாத குட்டிப்புலி; ஆனால் அது பாடினால் காடே நின்று கேட்கும்.',
    posterUrl: '/artwork/kuttipuli/small-480.avif',
    backdropUrl: '/artwork/kuttipuli/wide-1600.avif',
    type: 'kids',
    genres: ['Animals', 'Music'],
    year: 2026,
    rating: 'U',
    duration: '9m 0s',
    isFeatured: false,
    isTrending: false,
    isNew: true,
  },
  {
    id: 'gappu',
    title: 'गप्पू हाथी',
    lang: 'hi',
    description: 'गप्पू को छींक आती है तो पूरे जंगल का मौसम बदल जाता है।',
    posterUrl: '/artwork/gappu/small-480.avif',
    backdropUrl: '/artwork/gappu/wide-1600.avif',
    type: 'kids',
    genres: ['Animals', 'Comedy'],
    year: 2025,
    rating: 'U',
    duration: '11m 0s',
    isFeatured: false,
    isTrending: false,
    isNew: false,
  },
];

/** What the hero shows where the user uploads fail or are none (spec §2). */
export const featuredSamples: readonly ContentItem[] = sampleTitles
  .filter((sample) => sample.isFeatured)
  .map(toContentItem);

function toContentItem(sample: SampleTitle): ContentItem {
  const { id, title, lang, description, genres, year } = sample;
  return {
    ...{ id, title, lang, description, genres: [...genres] },
    artwork: { small: sample.posterUrl, wide: sample.backdropUrl },
    durationSeconds: toSeconds(sample.duration),
    // The middle of the year is in that year wherever the visitor is.
    createdAt: `${year}-07-01`,
    updatedAt: null,
    videoUrl: null,
    youtubeVideoId: null,
    languages: [],
    keywords: [],
    people: [],
    qualities: ['HD'],
    subscription: 'free',
    price: 0,
    captions: [],
    popularity: null,
  };
}

function toSeconds(duration: string): number {
  const amountOf = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(duration)?.[1] ?? 0);
  return amountOf('h') * 3600 + amountOf('m') * 60 + amountOf('s');
}
