import { LRUCache } from 'lru-cache';
import type { ContentStore } from './content.store';

const MAX_TITLES = 1000;

/**
 * The content with its titles and episodes from a cache, those requested most recently, until the catalogue changes.
 * What isn't there is looked up each time.
 * @param version number of the catalogue in force.
 */
export function cacheContent(store: ContentStore, version: () => Promise<number>): ContentStore {
  const cache = new LRUCache<string, object>({ max: MAX_TITLES });
  const cached = async <Value extends object | null>(about: string, load: () => Promise<Value>) => {
    const key = `${await version()} ${about}`;
    const known = cache.get(key);
    if (known !== undefined) return known as Value;
    const loaded = await load();
    if (loaded !== null) cache.set(key, loaded);
    return loaded;
  };
  return {
    ...store,
    find: (kind, id) => cached(`${kind} ${id}`, () => store.find(kind, id)),
    episodes: (seriesId) => cached(`episodes ${seriesId}`, () => store.episodes(seriesId)),
  };
}
