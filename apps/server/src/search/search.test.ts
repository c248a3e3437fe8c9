import { MAX_FOUND } from '@chalchitra/api/constants';
import { search, suggestions } from '@chalchitra/api/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';
import { refreshIndex } from './search.index';
import { searchIndex, searchKeys } from './search.schema';

const catalogue = sampleCatalogue();
const [[, model]] = Object.entries(catalogue.items) as [[string, (typeof catalogue.items)[string]]];
const title = (name: string, lang: string, more: Partial<typeof model> = {}) => ({
  ...model,
  name,
  lang,
  ...more,
});

const titles = {
  embers: title('शोले', 'hi', {
    languages: ['Hindi'],
    genres: ['Action'],
    created_at: '1975-08-15T00:00:00Z',
  }),
  sight: title('ദൃശ്യം', 'ml', { languages: ['Malayalam'], genres: ['Thriller'] }),
  sight2: title('ദൃശ്യം 2', 'ml', { languages: ['Malayalam'], genres: ['Thriller'] }),
  son: title('பொன்னியின் செல்வன்', 'ta', { languages: ['Tamil'], genres: ['History'], alias: ['PS-1'] }),
  mughal: title('مغل اعظم', 'ur', { languages: ['Urdu'] }),
  strong: title('బాహుబలి', 'te', { languages: ['Telugu'] }),
  police: title('పోలీస్ స్టోరీ', 'te', { languages: ['Telugu'], keywords: ['police'] }),
  brave: title('दिलवाले दुल्हनिया ले जायेंगे', 'hi', { languages: ['Hindi'], popularity: 3 }),
  one: title('साथी', 'hi', { languages: ['Hindi'], popularity: 1 }),
  two: title('साथी', 'mr', { languages: ['Marathi'], popularity: 9 }),
  gold: title('ಕೆ.ಜಿ.ಎಫ್: ಚಾಪ್ಟರ್ 2', 'kn', { languages: ['Kannada'] }),
  captain: title('एम. एस. धोनी: द अनटोल्ड स्टोरी', 'hi', { languages: ['Hindi'] }),
  shree: title('श्री ४२०', 'hi', { languages: ['Hindi'] }),
  farewell: title('الوداع', 'ur', { languages: ['Urdu'], genres: ["['Horror']"] }),
  lion: title('सिंहासन', 'mr', { languages: ['Marathi'], keywords: ['police'] }),
  king: title('பாட்ஷா', 'ta', {
    languages: ['Tamil'],
    people: ['Kayalvizhi Senguttuvan', 'செந்தில் அரசு'],
    keywords: ['auto rickshaw'],
  }),
  mapmaker: title('The Cartographer’s Boat', 'en', { genres: ['Food, Travel'] }),
  // With a joiner, as Malayalam was written before its chillu letters.
  home: title('അവന്\u200d വീട് കഥ', 'ml'),
  newYear: title('The New Year’s Lamp', 'en', { created_at: '2011-01-01T00:00:00+05:30' }),
  santali: title('ᱥᱟᱱᱛᱟᱲᱤ ᱠᱟᱹᱦᱱᱤ', 'sat'),
  manipuri: title('ꯃꯅꯤꯄꯨꯔꯤ', 'mni'),
  moscow: title('Москва слезам не верит', 'ru'),
  monsoon: title('The Wet Road', 'kok', {
    languages: ["['Konkani'"],
    keywords: ['#monsoon'],
    people: ["['Nalini Prabhu']"],
  }),
  rambo: title('र\u200d्याम्बो फिरे', 'mr'),
  century: title("The 21ST Century's End", 'en'),
};

/** The sample catalogue with more titles, listed as videos. */
const withVideos = (more: Record<string, ReturnType<typeof title>>) => ({
  ...catalogue,
  items: { ...catalogue.items, ...more },
  lists: { ...catalogue.lists, videos: [...catalogue.lists.videos, ...Object.keys(more)] },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadCatalogue(server.database, withVideos(titles), 'test');
});
afterAll(() => server.close());

const find = (query: Record<string, string>) => server.fetch(search, { query });
const first = async (q: string) => (await find({ q })).items[0]?.id;

describe('a search (spec §11)', () => {
  it.each([
    ['sholay', 'embers'],
    ['shole', 'embers'],
    ['drishyam', 'sight'],
    ['Drisyam 2', 'sight2'],
    ['dirshyam', 'sight'],
    ['ponniyin selwan', 'son'],
    ['PS1', 'son'],
    ['mughal e azam', 'mughal'],
    ['bahu bali', 'strong'],
    ['baahubali', 'strong'],
    ['bahubli', 'strong'],
    ['police story', 'police'],
    ['dilwale dulhania', 'brave'],
    ['शोले', 'embers'],
    ['ஷோலே', 'embers'],
    ['saathi', 'two'],
    ['kgf chapter 2', 'gold'],
    ['k.g.f', 'gold'],
    ['kgf 2', 'gold'],
    ['kgf part 2', 'gold'],
    ['ms dhoni', 'captain'],
    ['shree 420', 'shree'],
    ['shree four twenty', 'shree'],
    ['alvida', 'farewell'],
    ['simhasan', 'lion'],
    ['singhasan', 'lion'],
    ['baasha', 'king'],
    // In scripts that aren't read, what is typed as it is written.
    ['ᱥᱟᱱᱛᱟᱲᱤ ᱠᱟᱹᱦᱱᱤ', 'santali'],
    ['ᱠᱟᱹᱦᱱᱤ', 'santali'],
    ['ᱥᱟᱱᱛ', 'santali'],
    ['ꯃꯅꯤꯄꯨꯔꯤ', 'manipuri'],
    ['МОСКВА', 'moscow'],
    ['слезам не', 'moscow'],
  ])('for %s finds %s first', async (q, id) => expect(await first(q)).toBe(id));
});

describe('the response to a search', () => {
  const idsOf = async (query: Record<string, string>) => (await find(query)).items.map(({ id }) => id);

  it('marks what matches in the title’s own script, and names the other name by which a title was found', async () => {
    const [sight] = (await find({ q: 'drishyam' })).items;
    expect(sight).toMatchObject({ title: 'ദൃശ്യം', matched: [[0, 6]], alias: null, kind: 'videos' });
    const [brave] = (await find({ q: 'dulhania' })).items;
    expect(brave?.title.slice(...(brave.matched[0] ?? []))).toBe('दुल्हनिया');
    expect((await find({ q: 'ps-1' })).items[0]).toMatchObject({ id: 'son', matched: [], alias: 'PS-1' });
  });

  it.each([
    ['boat', 'mapmaker', ['Boat']],
    ['കഥ', 'home', ['കഥ']],
    ['avan veed', 'home', ['അവന്\u200d വീട്']],
    ['फिरे', 'rambo', ['फिरे']],
    ['century', 'century', ["Century's"]],
    ['21st', 'century', ['21ST']],
  ])(
    'marks the word that was meant, whatever signs are in the words before it: %s (spec §16)',
    async (q, id, marks) => {
      const found = (await find({ q })).items.find((item) => item.id === id);
      expect(found?.matched.map((span) => found.title.slice(...span))).toEqual(marks);
    },
  );

  it.each([
    ['tamil', ['king', 'son']],
    ['தமிழ்', ['king', 'son']],
    ['तमिल', ['king', 'son']],
    ['malyalam', ['sight', 'sight2']],
    ['kannada', ['gold']],
    ['punjabi', []],
  ])('finds the titles in a language by its name, and no others: %s (spec §16)', async (q, ids) => {
    const { items, isNearest } = await find({ q });
    expect([items.map(({ id }) => id).sort(), isNearest]).toEqual([ids, false]);
    const suggested = await server.fetch(suggestions, { query: { q } });
    expect(suggested.items.map((one) => 'id' in one && one.id).sort()).toEqual(ids);
  });

  it('cleans genres before it finds, counts and filters them (spec §3, spec §16)', async () => {
    const { genres } = await find({ q: 'horror' });
    expect(genres.map(({ name }) => name)).toEqual(['Horror']);
    const { items, counts } = await find({ q: '', genre: 'Horror' });
    expect(items.map(({ id }) => id)).toEqual(['farewell']);
    expect(counts.genre).toContainEqual({ value: 'Horror', count: 1 });
  });

  it('cleans languages, hashtags and people too (spec §3, spec §16)', async () => {
    expect(await idsOf({ language: 'Konkani' })).toEqual(['monsoon']);
    expect(await idsOf({ q: 'konkani' })).toEqual(['monsoon']);
    const { hashtags, items } = await find({ q: '#monsoon' });
    expect([hashtags.map(({ name }) => name), items.map(({ id }) => id)]).toEqual([['monsoon'], ['monsoon']]);
    const { people, items: titlesWith } = await find({ q: 'nalini prabhu' });
    expect([people[0]?.name, titlesWith[0]?.id]).toEqual(['Nalini Prabhu', 'monsoon']);
  });

  it('finds episodes, creators, genres and hashtags beside titles', async () => {
    const episode = Object.values(catalogue.series)[0]?.[0];
    expect((await find({ q: episode?.name ?? '' })).episodes[0]).toMatchObject({ id: episode?.id });
    const [creator] = catalogue.creators;
    expect((await find({ q: creator?.name ?? '' })).creators[0]).toMatchObject({ id: creator?.id });
    expect((await find({ q: 'thriller' })).genres).toMatchObject([{ name: 'Thriller' }]);
    expect((await find({ q: '#autorickshaw' })).hashtags).toMatchObject([{ name: 'auto rickshaw' }]);
  });

  it.each([
    ['kayalvili senguttuvan', 'Kayalvizhi Senguttuvan'],
    ['kayalvizhi', 'Kayalvizhi Senguttuvan'],
    ['senthil arasu', 'செந்தில் அரசு'],
  ])('for %s finds the person, and the titles with them', async (q, name) => {
    const { people, items } = await find({ q });
    expect(people[0]).toMatchObject({ name });
    expect(items.map(({ id }) => id)).toEqual(['king']);
  });

  it('for a hashtag finds the titles that have it, once each', async () => {
    expect(await idsOf({ q: '#auto rickshaw' })).toEqual(['king']);
    expect(await idsOf({ q: 'auto rickshaw', language: 'Hindi' })).toEqual([]);
    // By its name and by its hashtag.
    expect(await idsOf({ q: 'police' })).toEqual(['police', 'lion']);
  });

  it('is narrowed by language, by name or tag, by genre, year and kind, and counts what each would leave', async () => {
    expect(await idsOf({ q: 'saathi', language: 'Hindi' })).toEqual(['one']);
    expect(await idsOf({ q: 'saathi', language: 'mr' })).toEqual(['two']);
    expect(await idsOf({ year: '1975' })).toEqual(['embers']);
    // As it is written, not as it is in another time zone.
    expect(await idsOf({ year: '2011' })).toEqual(['newYear']);
    expect(await idsOf({ genre: 'Food%2C Travel' })).toEqual(['mapmaker']);
    const { counts, items } = await find({ q: 'saathi', language: 'Hindi,Marathi' });
    expect(items).toHaveLength(2);
    expect(counts.language).toEqual([
      { value: 'Hindi', count: 1 },
      { value: 'Marathi', count: 1 },
    ]);
  });

  it('says which filter is in the way', async () => {
    const found = await find({ q: 'sholay', language: 'Tamil', genre: 'Action' });
    expect(found).toMatchObject({ items: [], dropFilters: ['language'] });
  });

  it('is what is nearest where nothing matches, and nothing where that is nothing', async () => {
    expect(await find({ q: 'sandwich' })).toMatchObject({ isNearest: true });
    expect(await find({ q: '?!' })).toMatchObject({ items: [], isNearest: true });
  });

  it('is in another order where that is requested', async () => {
    expect((await idsOf({ q: 'saathi', sort: 'popularity' }))[0]).toBe('two');
    expect(await idsOf({ sort: 'popularity', limit: '2' })).toEqual(['two', 'brave']);
  });

  it('is sorted by title in the order of the reader’s language, and kept by it', async () => {
    const sorted = async (headers: Record<string, string>, sort = 'title') => {
      const query = { language: 'Hindi,Tamil,Urdu', sort, limit: '1' };
      const response = await server.call(search, { query, headers });
      const { items } = (await response.json()) as { items: { id: string }[] };
      return [items[0]?.id, response.headers.get('vary')?.includes('cookie, accept-language') ?? false];
    };
    expect(await sorted({ 'accept-language': 'ta-IN, en;q=0.5' })).toEqual(['king', true]);
    expect(await sorted({ 'accept-language': 'ur' })).toEqual(['farewell', true]);
    // What this browser keeps comes first.
    expect(await sorted({ 'accept-language': 'ta', cookie: 'lang=hi' })).toEqual(['captain', true]);
    const [tamil, english] = [{ 'accept-language': 'ta' }, { 'accept-language': 'en' }];
    expect(await sorted(tamil, 'popularity')).toEqual(['brave', false]);
    expect(await sorted(english, 'popularity')).toEqual(['brave', false]);
  });

  it.each(['%', '_', "' or 1=1 --", '\u0000', '\ud800', 'a'.repeat(5000), '🎬', '\u200b', '। ॥', '\\'])(
    'bears %j',
    async (q) => expect((await server.call(search, { query: { q } })).status).toBe(200),
  );

  it.each([
    { limit: '0' },
    { limit: '101' },
    { offset: '-1' },
    { offset: `${MAX_FOUND + 1}` },
    { sort: 'best' },
  ])('refuses %j', async (query) => expect((await server.call(search, { query })).status).toBe(400));
});

describe('suggestions', () => {
  const suggest = async (q: string) => (await server.fetch(suggestions, { query: { q } })).items;

  it('are what is meant by the first letters', async () => {
    const [first] = await suggest('pon');
    expect(first).toMatchObject({ type: 'title', id: 'son' });
  });

  it('are people by the first letters of their names', async () => {
    expect(await suggest('kayalvi')).toMatchObject([{ type: 'person', name: 'Kayalvizhi Senguttuvan' }]);
  });

  it('are the most popular titles before anything is typed', async () => {
    const [first, second] = await suggest('');
    expect([first, second]).toMatchObject([{ id: 'two' }, { id: 'brave' }]);
  });

  it('know a new catalogue as soon as it is loaded', async () => {
    await loadCatalogue(server.database, withVideos({ ...titles, embers: title('अंगारे', 'hi') }), 'renamed');
    await expect.poll(() => suggest('angaare')).toMatchObject([{ id: 'embers' }]);
  });

  it('are no more than the limit, also where titles in a language fill them', async () => {
    const people = ['Konkani Bai', 'Konkani Rao'];
    const lamps = Object.fromEntries(
      [1, 2, 3, 4, 5].map((number) => [
        `lamp-${number}`,
        title(`Lamp ${number}`, 'kok', { languages: ['Konkani'], people }),
      ]),
    );
    await loadCatalogue(server.database, withVideos(lamps), 'lamps');
    const suggested = () => server.fetch(suggestions, { query: { q: 'konkani', limit: '4' } });
    await expect
      .poll(async () => (await suggested()).items.map(({ type }) => type))
      .toEqual(['title', 'title', 'person', 'person']);
  });
});

test('filters by themselves look through all titles of a large catalogue (spec §16)', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 1100 }, (_, index) => [
      `many-${index}`,
      title(`Lamp ${index}`, 'en', {
        languages: [index < 150 ? 'Konkani' : 'English'],
        genres: [index === 1099 ? 'Puppetry' : 'Drama'],
        created_at: index === 1098 ? '1931-01-01' : '2020-01-01',
        popularity: 1100 - index,
      }),
    ]),
  );
  await loadCatalogue(server.database, withVideos(many), 'many');
  await expect
    .poll(async () => (await find({ genre: 'Puppetry' })).items.map(({ id }) => id))
    .toEqual(['many-1099']);
  expect((await find({ year: '1931' })).items.map(({ id }) => id)).toEqual(['many-1098']);
  const { items, total, counts } = await find({ language: 'Konkani', limit: '100' });
  expect([items.length, total]).toEqual([100, 150]);
  expect(counts.language).toContainEqual({ value: 'Konkani', count: 150 });
  for (const sort of ['relevance', 'newest']) {
    const idsFrom = async (offset: number) =>
      (await find({ genre: 'Drama', sort, limit: '100', offset: `${offset}` })).items.map(({ id }) => id);
    const parts = await Promise.all([0, 100, 200, 300, 400].map(idsFrom));
    expect(new Set(parts.flat()).size).toBe(MAX_FOUND);
    expect(await idsFrom(50)).toEqual(parts.flat().slice(50, 150));
    expect(await idsFrom(MAX_FOUND - 1)).toHaveLength(1);
  }
});

test('the keys of a catalogue that was loaded by older rules are made anew at the start', async () => {
  await server.database.delete(searchIndex);
  await server.database.delete(searchKeys);
  await refreshIndex(server.database);
  expect(await server.database.$count(searchKeys)).toBeGreaterThan(0);
  expect(await server.database.$count(searchIndex)).toBe(1);
});
