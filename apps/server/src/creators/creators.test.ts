import { creator, creatorPosts, creators, posts } from '@chalchitra/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadCatalogue(server.database, sampleCatalogue(), 'test');
});
afterAll(() => server.close());

test('lists creators and opens one', async () => {
  const { items, skipped } = await server.fetch(creators);
  expect(skipped).toEqual([]);
  expect(items).toEqual([
    {
      id: 'meera',
      name: 'Meera Iyer',
      username: 'meera.draws',
      email: null,
      photoUrl: '/artwork/one/small-480.avif',
      followerCount: 12,
      followingCount: 0,
    },
  ]);
  expect(await server.fetch(creator, { params: { id: 'meera' } })).toEqual(items[0]);
});

test('gives everybody’s and one creator’s posts, newest first, each with its creator', async () => {
  const all = await server.fetch(posts);
  expect(all.items.map(({ id, kind, creator: by }) => [id, kind, by?.name])).toEqual([
    ['post-2', 'reel', 'Meera Iyer'],
    ['post-1', 'image', 'Meera Iyer'],
  ]);
  expect(all.items[0]?.contentUrl).toMatch(/^\/media\/[\w.-]+\/clip\/file-720p\.mp4$/);
  expect(await server.fetch(creatorPosts, { params: { id: 'meera' } })).toEqual(all);
  const window = await server.fetch(posts, { query: { limit: '1', offset: '1' } });
  expect(window.items.map(({ id }) => id)).toEqual(['post-1']);
});

test('orders posts by time, however the catalogue writes it', async () => {
  const catalogue = sampleCatalogue();
  const times = [
    '2026-01-01T00:45:00+05:30',
    '2025-12-31T20:00:00Z',
    'Wed, 31 Dec 2025 21:00:00 GMT',
    '2026-01-01T01:00:00+05:30',
  ];
  const [
    {
      posts: [model],
    } = { posts: [] },
  ] = catalogue.creators;
  const made = times.flatMap((created_at, index) =>
    model ? [{ ...model, id: `at-${index}`, created_at }] : [],
  );
  const dated = catalogue.creators.map((one) => ({ ...one, posts: made }));
  await loadCatalogue(server.database, { ...catalogue, creators: dated }, 'dated');
  await expect
    .poll(async () => (await server.fetch(posts)).items.map(({ id }) => id))
    .toEqual(['at-2', 'at-1', 'at-3', 'at-0']);
});

test('knows no other creator', async () => {
  expect((await server.call(creator, { params: { id: 'nobody' } })).status).toBe(404);
  expect((await server.call(creatorPosts, { params: { id: 'nobody' } })).status).toBe(404);
});
