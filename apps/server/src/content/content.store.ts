import {
  CONTENT_KINDS,
  CONTENT_LISTS,
  idParam,
  isPlaylist,
  kindOfList,
  type Played,
} from '@chalchitra/api/contract';
import type { ContentKind, ContentList, ListWindow } from '@chalchitra/api/types';
import { and, asc, eq, exists, getTableColumns, inArray } from 'drizzle-orm';
import { is } from 'valibot';
import type { Database } from '../database/database';
import type { WatchedLately } from '../viewing/watchedLately';
import { contentItems, embeds, episodes, listEntries } from './content.schema';

/** An item as it is kept. */
export type StoredItem = typeof contentItems.$inferSelect;

/** An episode as it is kept. */
export type StoredEpisode = typeof episodes.$inferSelect;

/** Reads the catalogue's content. */
export interface ContentStore {
  list(list: ContentList, window: ListWindow): Promise<StoredItem[]>;
  /** The item, where it is in a list whose details are fetched under this kind. */
  find(kind: ContentKind, id: string): Promise<StoredItem | null>;
  episodes(seriesId: string): Promise<StoredEpisode[]>;
  /** What is played under each id, for the pages that play it. */
  played(): Promise<Map<string, Played>>;
  /** Path of the clip that replaces an embedded video. */
  embeddedClip(videoId: string): Promise<string | null>;
}

const listsOf = (kind: ContentKind) => CONTENT_LISTS.filter((list) => kindOfList(list) === kind);

/** The first kind, in the order of a lookup, under which each item of these lists is found. */
export function firstKinds(
  entries: readonly { readonly id: string; readonly list: string }[],
): Map<string, ContentKind> {
  const rank = (kind: ContentKind) => CONTENT_KINDS.indexOf(kind);
  const kinds = new Map<string, ContentKind>();
  for (const { id, list } of entries) {
    const kind = kindOfList(list as ContentList);
    const known = kinds.get(id);
    if (known === undefined || rank(kind) < rank(known)) kinds.set(id, kind);
  }
  return kinds;
}

/** The content of one database, as popular as the catalogue and what was watched lately make it. */
export function createContentStore(
  database: Database,
  { blend }: Pick<WatchedLately, 'blend'>,
): ContentStore {
  return {
    async list(list, { limit, offset }) {
      const query = database
        .select(getTableColumns(contentItems))
        .from(listEntries)
        .innerJoin(contentItems, eq(contentItems.id, listEntries.itemId))
        .where(eq(listEntries.list, list))
        .orderBy(asc(listEntries.position))
        .offset(offset ?? 0);
      return blend(await (limit === undefined ? query : query.limit(limit)));
    },
    async find(kind, id) {
      const isListed = database
        .select({ list: listEntries.list })
        .from(listEntries)
        .where(and(eq(listEntries.itemId, contentItems.id), inArray(listEntries.list, listsOf(kind))));
      const [item] = await database
        .select()
        .from(contentItems)
        .where(and(eq(contentItems.id, id), exists(isListed)));
      return item === undefined ? null : (blend([item])[0] ?? null);
    },
    episodes(seriesId) {
      return database
        .select()
        .from(episodes)
        .where(eq(episodes.seriesId, seriesId))
        .orderBy(asc(episodes.position));
    },
    async played() {
      const [listed, own, ofEpisodes] = await Promise.all([
        database.select({ id: listEntries.itemId, list: listEntries.list }).from(listEntries),
        database.select({ id: contentItems.id, video: contentItems.video }).from(contentItems),
        database
          .selectDistinctOn([episodes.seriesId], { id: episodes.seriesId, video: episodes.video })
          .from(episodes)
          .orderBy(episodes.seriesId, episodes.position),
      ]);
      const kinds = firstKinds(listed);
      const first = new Map(ofEpisodes.map(({ id, video }) => [id, video]));
      return new Map(
        own.map(({ id, video }) => [
          id,
          { kind: kinds.get(id) ?? null, isPlaylist: isPlaylist(video ?? first.get(id) ?? '') },
        ]),
      );
    },
    async embeddedClip(videoId) {
      if (!is(idParam, videoId)) return null;
      const [embed] = await database.select().from(embeds).where(eq(embeds.videoId, videoId));
      return embed?.video ?? null;
    },
  };
}
