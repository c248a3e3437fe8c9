import { LRUCache } from 'lru-cache';
import type { ContentStore } from './content.store';

const MAX_TITLES = 1000;

/**
 * The content with its titles and episodes from memory, those requested most recently, until the catalogue changes.
 * What isn't there is looked up each time.
 * @param version number of the catalogue in force.
 */
export function rememberContent(store: ContentStore, version: () => Promise<number>): ContentStore {
  const known = new LRUCache<string, object>({ max: MAX_TITLES });
  const remember = async <Value extends object | null>(about: string, load: () => Promise<Value>) => {
    const key = `${await version()} ${about}`;
    const last = known.get(key);
    if (last !== undefined) return last as Value;
    const loaded = await load();
    if (loaded !== null) known.set(key, loaded);
    return loaded;
  };
  return {
    ...store,
    find: (kind, id) => remember(`${kind} ${id}`, () => store.find(kind, id)),
    episodes: (seriesId) => remember(`episodes ${seriesId}`, () => store.episodes(seriesId)),
  };
}
