/** Text that would do something if it weren't shown as text. */
export const MARKUP = '<b id="markup">“&amp;”</b><img src=x onerror="hacked=1"><script>hacked=1</script>';

/** Addresses that must never be followed or loaded. */
export const UNSAFE = ['javascript:hacked=1', 'data:text/html,<script>hacked=1</script>', 'vbscript:hacked'];

const LONG_WORD = 'W'.repeat(2000);
const HUGE_WORD = LONG_WORD.repeat(25);

const whole = {
  name: 'Whole',
  username: 'whole',
  description: 'As it should be',
  caption: 'As it should be',
  content_type: 'image',
  content_url: '/artwork/none.avif',
  thumbnail_app: null,
  thumbnail_web: null,
  genres: ['Drama'],
};

const FIELDS = [
  ...['name', 'username', 'description', 'caption', 'genres', 'keywords', 'languages', 'quality', 'lang'],
  ...['price', 'duration', 'created_at', 'likes_count', 'follower_count', 'following_count'],
  ...['thumbnail_app', 'thumbnail_web', 'video_url', 'youtube_video_id', 'photo_url', 'content_url'],
];

const everyField = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));
/** The same in every field, but for a name and a picture, so that the item is read. */
const named = (value: unknown) => ({
  ...everyField(value),
  name: 'Named',
  content_url: '/artwork/none.avif',
});

/** What stands in a list, which needn't be an item at all. */
type AwkwardItem = ({ id?: unknown } & Record<string, unknown>) | null;

/** Items of any kind, as a careless or a hostile server might send them. */
export function awkwardItems(): AwkwardItem[] {
  const items: Record<string, Record<string, unknown>> = {
    whole,
    'no-more-than-a-name': { name: 'Bare', content_url: '/artwork/none.avif' },
    nothing: everyField(null),
    null: named(null),
    objects: named({ deep: [{ er: {} }] }),
    numbers: named(1e308),
    negative: named(-1),
    lists: named(Array.from({ length: 40 }, (_, index) => `Genre ${index} ${'x'.repeat(40)}`)),
    'huge-list': { ...whole, genres: Array.from({ length: 3000 }, (_, index) => `Huge genre ${index}`) },
    'long-words': everyField(LONG_WORD),
    'long-words-in-a-list': { ...named([LONG_WORD]), name: LONG_WORD },
    'huge-words': { ...whole, name: HUGE_WORD, description: HUGE_WORD, caption: HUGE_WORD },
    markup: { ...everyField(MARKUP), content_url: '/artwork/none.avif' },
    javascript: named(UNSAFE[0]),
    data: named(UNSAFE[1]),
    'far-dates': { ...whole, created_at: '+275760-09-13T00:00:00Z', price: 1e12, duration: 1e12 },
    'no-dates': { ...whole, created_at: 'the day before yesterday', updated_at: {} },
    'right-to-left': { ...whole, name: '\u202eevil\u202c فارسی', genres: ['\u202eمرد'], lang: 'ur' },
    invisible: named('\u200b\u2066'),
    stacked: { ...whole, name: `Z${'\u0300\u0316'.repeat(400)}` },
  };
  const readable = Object.entries(items).map(([name, item]) => ({ id: `awkward-${name}`, ...item }));
  const broken: unknown[] = [null, 42, 'text', [], {}, { id: '..', ...whole }, { id: 'a\ud800', ...whole }];
  return [...readable, ...broken, { id: 'awkward-whole', ...whole }] as AwkwardItem[];
}
