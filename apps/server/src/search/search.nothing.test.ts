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
      expect(await server.answer(search, { query: { q } })).toMatchObject({
        items: [],
        episodes: [],
        creators: [],
        people: [],
        genres: [],
        hashtags: [],
        isNearest: true,
      });
      expect((await server.answer(suggestions, { query: { q } })).items).toEqual([]);
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
    const { items, isNearest } = await server.answer(search, { query: { q } });
    expect([items[0]?.id, isNearest]).toEqual([id, false]);
  });
});
