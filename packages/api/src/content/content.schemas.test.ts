import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { episodeWire, itemWire } from '../testing/samples';
import { contentDetailCall, contentListCall } from './content.contract';
import { contentItemSchema, episodeSchema, liveChannelSchema } from './content.schemas';
import type { ContentList } from './content.types';

function read(changes: Record<string, unknown>) {
  return parse(contentItemSchema, { ...itemWire, ...changes });
}

describe('a content item (spec §3)', () => {
  it('is read whole', () => {
    expect(parse(contentItemSchema, itemWire)).toEqual({
      id: 'monsoon-days',
      title: 'Monsoon Days',
      description: 'Two sisters keep a ferry running through one wet season.',
      artwork: { small: '/artwork/monsoon-days/small.avif', wide: '/artwork/monsoon-days/wide.avif' },
      videoUrl: '/media/signature/monsoon-days/main.m3u8',
      genres: ['Drama', 'Family'],
      languages: ['Hindi', 'Marathi'],
      keywords: ['rain', 'river'],
      people: ['Asha Rao', 'மீனா ராஜன்'],
      qualities: ['HD', '4K'],
      subscription: 'premium',
      price: 49,
      durationSeconds: 5400,
      createdAt: '2024-06-01T10:00:00Z',
      updatedAt: '2024-07-01T10:00:00Z',
      youtubeVideoId: null,
      lang: 'en',
      captions: [],
      popularity: 12,
    });
  });

  it('has the specified defaults where only id and name are there', () => {
    expect(parse(contentItemSchema, { id: 7, name: 'Seven' })).toEqual({
      id: '7',
      title: 'Seven',
      description: '',
      artwork: { small: null, wide: null },
      videoUrl: null,
      genres: [],
      languages: [],
      keywords: [],
      people: [],
      qualities: ['HD'],
      subscription: 'free',
      price: 0,
      durationSeconds: null,
      createdAt: null,
      updatedAt: null,
      youtubeVideoId: null,
      lang: null,
      captions: [],
      popularity: null,
    });
  });

  it.each([
    [{ name: 'No id' }],
    [{ id: '', name: 'Empty id' }],
    [{ id: 'no-name' }],
    [{ id: {}, name: 'x' }],
    [{ id: 2 ** 53, name: 'An id that was rounded' }],
  ])('is not read from %j', (wire) => {
    expect(safeParse(contentItemSchema, wire).success).toBe(false);
  });

  it.each([
    [
      ['Drama', 'Comedy'],
      ['Drama', 'Comedy'],
    ],
    [
      ["['Drama'", " 'Comedy']"],
      ['Drama', 'Comedy'],
    ],
    [["['Drama', 'Comedy']"], ['Drama', 'Comedy']],
    [
      ["['Drama (Tamil)'", '(Comedy)'],
      ['Drama (Tamil)', 'Comedy'],
    ],
    ['["Drama","Comedy"]', ['Drama', 'Comedy']],
    [['"Drama", "Comedy"'], ['Drama', 'Comedy']],
    [["'Drama','Comedy'"], ['Drama', 'Comedy']],
    [
      ['Sci-Fi [Hindi]', 'Drama [Tamil] Classics', 'New] Comedy'],
      ['Sci-Fi Hindi', 'Drama [Tamil] Classics', 'New Comedy'],
    ],
    [
      [
        '(500) Days',
        '{Tamil} Drama',
        'A (b (c))',
        'Comedy) Classics',
        'Crime {Hindi}',
        '(Very) Short (Films)',
      ],
      ['500 Days', 'Tamil Drama', 'A b (c)', 'Comedy Classics', 'Crime Hindi', 'Very Short (Films)'],
    ],
    ['Drama, Comedy', ['Drama', 'Comedy']],
    [['[\\"Drama\\"]', 'Drama', ''], ['Drama']],
    [
      ['Food, Travel', "Children's"],
      ['Food, Travel', "Children's"],
    ],
    [
      ['नाटक', '“हास्य”'],
      ['नाटक', 'हास्य'],
    ],
    [null, []],
    [{ first: 'Drama' }, []],
    [[null, 3, ['Drama'], {}], ['3']],
  ])('cleans the genres %j', (genres, clean) => {
    expect(read({ genres }).genres).toEqual(clean);
  });

  it.each([
    [{ languages: ['Tamil'], language: 'Hindi' }, ['Tamil']],
    [{ languages: [], language: 'Hindi' }, ['Hindi']],
    [{ languages: undefined, language: ['Hindi', 'Urdu'] }, ['Hindi', 'Urdu']],
  ])('reads the languages from %j', (wire, languages) => {
    expect(read(wire).languages).toEqual(languages);
  });

  it.each([
    ['hi', 'hi'],
    ['UR-in', 'ur-IN'],
    ['javascript:alert(1)', null],
    ['', null],
    [7, null],
  ])('reads the language tag %j as %j', (lang, tag) => {
    expect(read({ lang }).lang).toBe(tag);
  });

  it.each([
    [{ name: 'दीये की लौ', languages: ['Marathi', 'Hindi'] }, 'mr'],
    [{ name: 'दीये की लौ', languages: [], language: 'Nepali' }, 'ne'],
    [{ name: 'நிழல் கூத்து', languages: ['Hindi'] }, 'ta'],
    [{ name: 'दीये की लौ', lang: 'bho' }, 'bho'],
    [{ name: 'Monsoon Days', languages: ['Hindi'] }, null],
  ])('takes the language of %j from its script where the server has no tag (spec §12)', (wire, lang) =>
    expect(read({ lang: undefined, ...wire }).lang).toBe(lang),
  );

  it('takes the hash signs off keywords', () => {
    expect(read({ keywords: ['#rain', '# river', 'sea'] }).keywords).toEqual(['rain', 'river', 'sea']);
  });

  it.each([
    ['49', 49],
    ['49.5', 49.5],
    [-1, 0],
    ['free', 0],
    [null, 0],
  ])('reads the price %j as %d', (price, rupees) => {
    expect(read({ price }).price).toBe(rupees);
  });

  it.each([
    [90, 90],
    ['90', 90],
    [0, null],
    [-5, null],
    ['1:30', null],
  ])('reads the duration %j as %j seconds', (duration, seconds) => {
    expect(read({ duration }).durationSeconds).toBe(seconds);
  });

  it.each([
    ['yesterday', 'yesterday'],
    ['', null],
    [1717236000, '2024-06-01T10:00:00.000Z'],
    [1717236000000, '2024-06-01T10:00:00.000Z'],
    ['1717236000', '2024-06-01T10:00:00.000Z'],
    ['1717236000000', '2024-06-01T10:00:00.000Z'],
    ['20240601', '20240601'],
    ['17172360000000', '17172360000000'],
    ['000000000', '000000000'],
    [1e300, null],
    [{}, null],
  ])('keeps the date %j as %j', (createdAt, text) => {
    expect(read({ created_at: createdAt }).createdAt).toBe(text);
  });

  it.each([
    ['https://cdn.example.in/a.jpg', 'https://cdn.example.in/a.jpg'],
    [' /artwork/a b.avif ', '/artwork/a%20b.avif'],
    ['artwork/a.avif', '/artwork/a.avif'],
    ['//cdn.example.in/a.jpg', 'https://cdn.example.in/a.jpg'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['blob:https://example.in/1', null],
    ['file:///etc/passwd', null],
    ['https://', null],
    [42, null],
    ['', null],
  ])('lets the address %j through as %j', (address, safe) => {
    const { artwork, videoUrl } = read({
      thumbnail_app: address,
      thumbnail_web: address,
      video_url: address,
    });
    expect([artwork.small, artwork.wide, videoUrl]).toEqual([safe, safe, safe]);
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQ_w4-XcQ&t=3', 'dQ_w4-XcQ'],
    ['https://www.youtube.com/watch?list=1&v=abc', 'abc'],
    ['https://youtu.be/abc?si=1', 'abc'],
    ['https://www.youtube.com/embed/abc', 'abc'],
    ['https://www.youtube.com/shorts/abc', 'abc'],
    ['https://www.youtube.com/live/abc?feature=share', 'abc'],
    ['https://www.youtube.com/v/abc', 'abc'],
    ['abc-123_X', 'abc-123_X'],
    [123, '123'],
    ['" onload=alert(1)', null],
    ['', null],
    [null, null],
    [{}, null],
  ])('takes the embedded video’s id from %j', (field, id) => {
    expect(read({ youtube_video_id: field }).youtubeVideoId).toBe(id);
  });

  it('takes the embedded video’s id from the address where the field itself holds none', () => {
    const wire = { youtube_video_id: 'see address', video_url: 'https://www.youtube.com/watch?v=abc' };
    expect(read(wire).youtubeVideoId).toBe('abc');
    expect(read({ ...wire, youtube_video_id: null }).youtubeVideoId).toBeNull();
  });

  it.each([17, '17', '65f1c0a2b3d4e5f60718293a'])(
    'takes the id from the `v=` of the address where %j may be the number of a row',
    (field) => {
      const wire = { youtube_video_id: field, video_url: 'https://www.youtube.com/watch?list=1&v=abc' };
      expect(read(wire).youtubeVideoId).toBe('abc');
      expect(read({ ...wire, video_url: '/media/film.mp4?v=3' }).youtubeVideoId).toBe(String(field));
    },
  );

  it('keeps one of the host’s ids, whatever the address says', () => {
    const wire = { youtube_video_id: 'dQ_w4-XcQ12', video_url: 'https://films.example/watch?v=2' };
    expect(read(wire).youtubeVideoId).toBe('dQ_w4-XcQ12');
  });
});

describe('liveChannelSchema (spec §3)', () => {
  const channel = { id: 'news', name: 'News' };

  it.each([
    [{ videoId: 'abc' }, 'abc'],
    [{ videoId: 'https://www.youtube.com/watch?v=abc' }, 'abc'],
    [{ videoId: 'abc', youtube_video_id: 'other' }, 'abc'],
    [{ youtube_video_id: 'abc' }, 'abc'],
    [{ videoId: null, youtube_video_id: 'https://www.youtube.com/watch?v=abc' }, 'abc'],
    [{ videoId: '" onload=alert(1)' }, null],
    [{}, null],
  ])('takes the embedded video’s id from %j', (wire, id) => {
    expect(parse(liveChannelSchema, { ...channel, ...wire }).youtubeVideoId).toBe(id);
  });

  it.each([
    [{ name: 'News', videoId: 'abc' }, ['abc', 'News']],
    [{ id: 1, videoId: 'https://www.youtube.com/live/abc' }, ['1', 'abc']],
    [{ youtube_video_id: 'abc' }, ['abc', 'abc']],
  ])('takes the video’s id for what %j is missing', (wire, [id, title]) => {
    expect(parse(liveChannelSchema, wire)).toMatchObject({ id, title });
  });

  it.each([[{ id: 'news' }], [{ name: 'News' }], [{ name: 'News', videoId: '" onload=alert(1)' }]])(
    'is not read from %j',
    (wire) => expect(safeParse(liveChannelSchema, wire).success).toBe(false),
  );

  it('is what the calls of live channels alone are read by', () => {
    const wire = { ...channel, videoId: 'abc' };
    const idOf = (list: ContentList) =>
      parse(contentListCall(list).response, [wire]).items.map(({ youtubeVideoId }) => youtubeVideoId);
    expect([idOf('youtube-channels'), idOf('videos')]).toEqual([['abc'], [null]]);
    expect(parse(contentDetailCall('youtube-channels').response, wire).youtubeVideoId).toBe('abc');
  });
});

it('reads an episode (spec §3)', () => {
  expect(parse(episodeSchema, episodeWire)).toEqual({
    id: 'e1',
    name: 'The first crossing',
    videoUrl: '/media/signature/e1/main.m3u8',
    artwork: { small: '/artwork/e1/small.avif', wide: '/artwork/e1/wide.avif' },
    durationSeconds: 1500,
    captions: [],
  });
  expect(parse(episodeSchema, { id: 2 })).toEqual({
    id: '2',
    name: '',
    videoUrl: null,
    artwork: { small: null, wide: null },
    durationSeconds: null,
    captions: [],
  });
});
