import { expect, test } from 'vitest';
import { cacheContent } from './cachedContent';
import type { ContentStore, StoredItem } from './content.store';

test('a title is read once for each catalogue, and what isn’t there each time', async () => {
  let version = 1;
  const read: string[] = [];
  const store = {
    find: async (_kind: string, id: string) => {
      read.push(`${id} of ${version}`);
      return id === 'gone' ? null : ({ id, name: `edition ${version}` } as StoredItem);
    },
  } as unknown as ContentStore;
  const cached = cacheContent(store, async () => version);
  const nameOf = async (id: string) => (await cached.find('videos', id))?.name;
  expect([await nameOf('film'), await nameOf('film')]).toEqual(['edition 1', 'edition 1']);
  expect([await nameOf('gone'), await nameOf('gone')]).toEqual([undefined, undefined]);
  version = 2;
  expect(await nameOf('film')).toBe('edition 2');
  expect(read).toEqual(['film of 1', 'gone of 1', 'gone of 1', 'film of 2']);
});
