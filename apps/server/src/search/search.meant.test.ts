import { join } from 'node:path';
import { search, suggestions } from '@chalchitra/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue/catalogue.read';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { startTestServer, type TestServer } from '../testing/testServer';

const folder = join(import.meta.dirname, '../../catalogue');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadCatalogue(server.database, readCatalogue(join(folder, 'catalogue.json'), folder), 'seed');
});
afterAll(() => server.close());

describe('a search of the catalogue that is brought along (spec §11)', () => {
  it.each(['zzzzqqq', 'kkk', 'hello', 'blah', 'asdf', 'xyz', 'hahaha'])(
    'finds nothing for %s, near or not',
    async (q) => {
      expect(await server.fetch(search, { query: { q } })).toMatchObject({
        items: [],
        episodes: [],
        creators: [],
        people: [],
        genres: [],
        hashtags: [],
        isNearest: true,
      });
      expect((await server.fetch(suggestions, { query: { q } })).items).toEqual([]);
    },
  );

  it.each([
    ['kayalkatu', 'kayalkattu'],
    ['gapu haati', 'gappu'],
    ['nila darvaja', 'neela-darwaza'],
    ['mofusil male', 'mofussil-mail'],
    ['borowed moom', 'the-borrowed-moon'],
    ['silllent ridge', 'silent-ridge'],
    ['dipam', 'deepam'],
    ['kolat leeg', 'kolattam-league'],
  ])('finds what is meant by %s', async (q, id) => {
    const { items, isNearest } = await server.fetch(search, { query: { q } });
    expect([items[0]?.id, isNearest]).toEqual([id, false]);
  });

  it.each(['नदी', 'nadi', 'ನದಿ', 'sandwich', 'pizza', 'रात', 'রাত', 'رات', 'ప్రేమ', 'பாட்டி'])(
    'shows no genre, hashtag or person that sounds a little like %s',
    async (q) => {
      const { genres, hashtags, people } = await server.fetch(search, { query: { q } });
      expect({ genres, hashtags, people }).toEqual({ genres: [], hashtags: [], people: [] });
    },
  );

  it.each([
    ['love', 'love'],
    ['kids', 'Kids'],
    ['bhajan', 'Bhajan, bhajan'],
    ['rohan', 'Rohan Mehrotra'],
    ['स्कूल', 'school'],
    ['mystry', 'Mystery, mystery'],
  ])('shows nothing that sounds like %s beside what is that', async (q, names) => {
    const { genres, hashtags, people } = await server.fetch(search, { query: { q } });
    expect([...genres, ...hashtags, ...people].map(({ name }) => name).join(', ')).toBe(names);
  });

  it.each([
    ['comdy', 'Comedy'],
    ['spots', 'Sports'],
    ['थ्रिलर', 'Thriller'],
    ['காமெடி', 'Comedy'],
    ['త్రిల్లర్', 'Thriller'],
    ['কমেডি', 'Comedy'],
    ['تھرلر', 'Thriller'],
    ['adventur', 'Adventure'],
    ['skool', 'school'],
    ['lov', 'love'],
    ['کرکٹ', 'cricket'],
    ['கிரிக்கெட்', 'cricket'],
    ['devica', 'Devika Saran'],
    ['செந்தில்', 'Senthil Aadhavan'],
  ])('shows the genre, hashtag or person that is meant by %s', async (q, name) => {
    const { genres, hashtags, people } = await server.fetch(search, { query: { q } });
    expect([...genres, ...hashtags, ...people][0]).toMatchObject({ name });
  });

  it.each(['tamizh', 'thamizh', 'தமிழ்', 'تمل'])(
    'finds the titles in Tamil for %s, and no others',
    async (q) => {
      const { items } = await server.fetch(search, { query: { q } });
      expect(items.length).toBeGreaterThan(0);
      for (const { languages } of items) expect(languages).toContain('Tamil');
    },
  );

  it.each(['नदी', 'nadi', 'নদী'])('takes %s for no name of a language', async (q) => {
    const { items } = await server.fetch(search, { query: { q } });
    expect(items.map(({ title }) => title)).toEqual(['नदी के दीये']);
  });

  it('tells a river from Hindi in Urdu', async () => {
    const { items } = await server.fetch(search, { query: { q: 'ندی' } });
    expect(items[0]?.title).toBe('नदी के दीये');
  });
});
