import { CONTENT_LISTS, kindOfList } from '@chalchitra/api/contract';
import type { ContentKind, ContentList, ListWindow } from '@chalchitra/api/types';
import { and, asc, eq, exists, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { contentItems, embeds, episodes, listEntries } from './content.schema';

/** An item as it is kept. */
export type StoredItem = typeof contentItems.$inferSelect;

/** An episode as it is kept. */
export type StoredEpisode = typeof episodes.$inferSelect;

/** Reads the catalogue's content. */
export interface ContentStore {
  list(list: ContentList, window: ListWindow): Promise<StoredItem[]>;
  /** The item, where it stands in a list whose details are asked for under this kind. */
  find(kind: ContentKind, id: string): Promise<StoredItem | null>;
  episodes(seriesId: string): Promise<StoredEpisode[]>;
  /** Whether an item, or an episode of it, is a playlist, whatever list it stands in. */
  playsPlaylist(id: string): Promise<boolean>;
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
    async playsPlaylist(id) {
      const [played] = await database
        .select({ own: contentItems.video, ofEpisode: episodes.video })
        .from(contentItems)
        .leftJoin(episodes, eq(episodes.seriesId, contentItems.id))
        .where(eq(contentItems.id, id))
        .limit(1);
      const video = played?.own ?? played?.ofEpisode;
      return video?.endsWith('.m3u8') ?? false;
    },
    async embeddedClip(videoId) {
      const [embed] = await database.select().from(embeds).where(eq(embeds.videoId, videoId));
      return embed?.video ?? null;
    },
  };
}
