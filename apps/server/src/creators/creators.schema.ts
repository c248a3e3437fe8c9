import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Creators, in the order in which they are suggested (spec §3). */
export const creators = pgTable('creators', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  username: text('username').notNull(),
  email: text('email'),
  photoUrl: text('photo_url'),
  followerCount: integer('follower_count').notNull(),
  followingCount: integer('following_count').notNull(),
});

/** Creators' image posts and reels (spec §3). */
export const creatorPosts = pgTable(
  'creator_posts',
  {
    id: text('id').primaryKey(),
    creatorId: text('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    contentType: text('content_type').$type<'image' | 'reel'>().notNull(),
    content: text('content').notNull(),
    caption: text('caption').notNull(),
    likesCount: integer('likes_count').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('creator_posts_creator').on(table.creatorId, table.position)],
);
