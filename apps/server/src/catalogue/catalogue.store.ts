import { CONTENT_LISTS } from '@chalchitra/api/contract';
import { sql } from 'drizzle-orm';
import { contentItems, embeds, episodes, listEntries } from '../content/content.schema';
import { creatorPosts, creators } from '../creators/creators.schema';
import type { Database } from '../database/database';
import { insertAll } from '../database/insertAll';
import { plans } from '../payments/plans.schema';
import { indexNames } from '../search/search.index';
import type { Catalogue } from './catalogue.schema';
import { catalogueLoads } from './catalogueLoads.schema';

/** Popularity of a title without its own: its rank in the trending list, counted from the end; 0 outside the list. */
function popularityInLists(id: string, lists: Catalogue['lists']): number {
  const trending = lists['trending-in-india'];
  const place = trending.indexOf(id);
  return place === -1 ? 0 : trending.length - place;
}

async function replaceContent(
  transaction: Database,
  { items, lists, series, embeds: clips }: Catalogue,
): Promise<void> {
  await transaction.delete(embeds);
  await transaction.delete(contentItems);
  const itemRows = Object.entries(items).map(([id, item]) => ({
    id,
    name: item.name,
    description: item.description,
    lang: item.lang,
    thumbnailApp: item.thumbnail_app,
    thumbnailWeb: item.thumbnail_web,
    video: item.video_url,
    genres: item.genres,
    languages: item.languages ?? item.language ?? [],
    keywords: item.keywords,
    people: item.people,
    qualities: item.quality,
    subscription: item.subscription,
    price: item.price,
    duration: item.duration,
    createdAt: item.created_at,
    updatedAt: item.updated_at ?? item.created_at,
    youtubeVideoId: item.youtube_video_id,
    captions: item.captions,
    alias: item.alias,
    popularity: item.popularity ?? popularityInLists(id, lists),
  }));
  const entryRows = CONTENT_LISTS.flatMap((list) =>
    lists[list].map((itemId, position) => ({ list, position, itemId })),
  );
  const episodeRows = Object.entries(series).flatMap(([seriesId, parts]) =>
    parts.map((episode, position) => ({
      id: episode.id,
      seriesId,
      position,
      name: episode.name,
      thumbnailApp: episode.thumbnail_app,
      thumbnailWeb: episode.thumbnail_web,
      video: episode.video_url,
      duration: episode.duration,
      captions: episode.captions,
    })),
  );
  await insertAll(transaction, contentItems, itemRows);
  await insertAll(transaction, listEntries, entryRows);
  await insertAll(transaction, episodes, episodeRows);
  await insertAll(
    transaction,
    embeds,
    Object.entries(clips).map(([videoId, video]) => ({ videoId, video })),
  );
}

async function replaceCreators(transaction: Database, { creators: all }: Catalogue): Promise<void> {
  await transaction.delete(creators);
  const creatorRows = all.map((creator, position) => ({
    id: creator.id,
    position,
    name: creator.name,
    username: creator.username,
    email: creator.email,
    photoUrl: creator.photo_url,
    followerCount: creator.follower_count,
    followingCount: creator.following_count,
  }));
  const postRows = all.flatMap((creator) =>
    creator.posts.map((post, position) => ({
      id: post.id,
      creatorId: creator.id,
      position,
      contentType: post.content_type,
      content: post.content_url,
      caption: post.caption,
      likesCount: post.likes_count,
      // In one form, as posts are ordered by its text.
      createdAt: new Date(post.created_at).toISOString(),
    })),
  );
  await insertAll(transaction, creators, creatorRows);
  await insertAll(transaction, creatorPosts, postRows);
}

/** A plan that the catalogue no longer has isn't sold any more; what was paid for it keeps its screens and its worth. */
async function replacePlans(transaction: Database, { plans: offered }: Catalogue): Promise<void> {
  const rows = offered.map((plan, position) => ({
    id: plan.id,
    position,
    name: plan.name,
    amount: plan.amount,
    description: plan.description,
    descriptions: plan.descriptions,
    durationDays: plan.duration_days,
    screens: plan.screens,
    isOffered: true,
  }));
  await transaction.update(plans).set({ isOffered: false });
  for (const row of rows) {
    await transaction.insert(plans).values(row).onConflictDoUpdate({ target: plans.id, set: row });
  }
}

/** Puts a catalogue in place of the one before, whole or not at all. */
export async function loadCatalogue(database: Database, catalogue: Catalogue, source: string): Promise<void> {
  await database.transaction(async (transaction) => {
    // One load at a time; readers go on with the catalogue before.
    await transaction.execute(sql`lock table ${catalogueLoads} in share row exclusive mode`);
    await replaceContent(transaction, catalogue);
    await replaceCreators(transaction, catalogue);
    await replacePlans(transaction, catalogue);
    await transaction.insert(catalogueLoads).values({ source });
    await indexNames(transaction);
  });
}
