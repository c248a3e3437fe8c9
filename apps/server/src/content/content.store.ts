import { CONTENT_KINDS, CONTENT_LISTS, idParam, isPlaylist, kindOfList } from '@chalchitra/api/contract';
import type { ContentKind, ContentList, ListWindow } from '@chalchitra/api/types';
import { and, asc, eq, exists, getTableColumns, inArray } from 'drizzle-orm';
import { is } from 'valibot';
import type { Database } from '../database/database';
import { contentItems, embeds, episodes, listEntries } from './content.schema';

/** An item as it is kept. */
export type StoredItem = typeof contentItems.$inferSelect;

/** An episode as it is kept. */
export type StoredEpisode = typeof episodes.$inferSelect;

/** What a page needs to know of an item before it is asked for. */
export interface PlayedItem {
  /** The first kind, in the order of a lookup, under which it is found; null where it isn't. */
  kind: ContentKind | null;
  /** Whether the item, or an episode of it, is a playlist. */
  isPlaylist: boolean;
}

/** Reads the catalogue's content. */
export interface ContentStore {
  list(list: ContentList, window: ListWindow): Promise<StoredItem[]>;
  /** The item, where it stands in a list whose details are asked for under this kind. */
  find(kind: ContentKind, id: string): Promise<StoredItem | null>;
  episodes(seriesId: string): Promise<StoredEpisode[]>;
  /** What is played under an id, for the page that plays it. */
  whatPlays(id: string): Promise<PlayedItem>;
  /** Path of the clip that stands in for an embedded video. */
  embeddedClip(videoId: string): Promise<string | null>;
}

const listsOf = (kind: ContentKind) => CONTENT_LISTS.filter((list) => kindOfList(list) === kind);

/** The content of one database. */
export function createContentStore(database: Database): ContentStore {
  return {
    async list(list, { limit, offset }) {
      const query = database
        .select(getTableColumns(contentItems))
        .from(listEntries)
        .innerJoin(contentItems, eq(contentItems.id, listEntries.itemId))
        .where(eq(listEntries.list, list))
        .orderBy(asc(listEntries.position))
        .offset(offset ?? 0);
      return limit === undefined ? query : query.limit(limit);
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
      return item ?? null;
    },
    episodes(seriesId) {
      return database
        .select()
        .from(episodes)
        .where(eq(episodes.seriesId, seriesId))
        .orderBy(asc(episodes.position));
    },
    async whatPlays(id) {
      // A page's address is read by no endpoint.
      if (!is(idParam, id)) return { kind: null, isPlaylist: false };
      const [listed, [played]] = await Promise.all([
        database.select({ list: listEntries.list }).from(listEntries).where(eq(listEntries.itemId, id)),
        database
          .select({ own: contentItems.video, ofEpisode: episodes.video })
          .from(contentItems)
          .leftJoin(episodes, eq(episodes.seriesId, contentItems.id))
          .where(eq(contentItems.id, id))
          .limit(1),
      ]);
      const kinds = listed.map(({ list }) => kindOfList(list as ContentList));
      const video = played?.own ?? played?.ofEpisode;
      return {
        kind: CONTENT_KINDS.find((kind) => kinds.includes(kind)) ?? null,
        isPlaylist: isPlaylist(video ?? ''),
      };
    },
    async embeddedClip(videoId) {
      if (!is(idParam, videoId)) return null;
      const [embed] = await database.select().from(embeds).where(eq(embeds.videoId, videoId));
      return embed?.video ?? null;
    },
  };
}
