import type { ListWindow } from '@chalchitra/api/types';
import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database';
import { creatorPosts, creators } from './creators.schema';

/** A creator as it is kept. */
export type StoredCreator = typeof creators.$inferSelect;

/** A post as it is kept, with its creator's name. */
export type StoredPost = typeof creatorPosts.$inferSelect & { creatorName: string };

/** Reads creators and their posts. */
export interface CreatorsStore {
  creators(window: ListWindow): Promise<StoredCreator[]>;
  find(id: string): Promise<StoredCreator | null>;
  /** Of every creator. */
  ids(): Promise<string[]>;
  /** Newest first. */
  posts(window: ListWindow): Promise<StoredPost[]>;
  postsOf(creatorId: string, window: ListWindow): Promise<StoredPost[]>;
}

const ALL = 1_000_000;

/** The creators of one database. */
export function createCreatorsStore(database: Database): CreatorsStore {
  const posts = (where: ReturnType<typeof eq> | undefined, { limit, offset }: ListWindow) =>
    database
      .select({ ...getTableColumns(creatorPosts), creatorName: creators.name })
      .from(creatorPosts)
      .innerJoin(creators, eq(creators.id, creatorPosts.creatorId))
      .where(where)
      .orderBy(desc(creatorPosts.createdAt), asc(creatorPosts.id))
      .limit(limit ?? ALL)
      .offset(offset ?? 0);
  return {
    creators: ({ limit, offset }) =>
      database
        .select()
        .from(creators)
        .orderBy(asc(creators.position))
        .limit(limit ?? ALL)
        .offset(offset ?? 0),
    async find(id) {
      const [creator] = await database.select().from(creators).where(eq(creators.id, id));
      return creator ?? null;
    },
    async ids() {
      return (await database.select({ id: creators.id }).from(creators)).map(({ id }) => id);
    },
    posts: (window) => posts(undefined, window),
    postsOf: (creatorId, window) => posts(eq(creatorPosts.creatorId, creatorId), window),
  };
}
