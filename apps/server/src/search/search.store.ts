import { eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { contentItems, episodes, listEntries } from '../content/content.schema';
import { firstKinds, type StoredItem } from '../content/content.store';
import { creators } from '../creators/creators.schema';
import type { Database } from '../database/database';
import type { WatchedLately } from '../viewing/watchedLately';
import { consonantKey, soundKey } from './fold/forms';
import { nearKeys } from './nearKeys';
import type { Candidate, ReadQuery } from './search.match';
import type { SearchTarget } from './search.schema';
import type { TitleFacts } from './search.titles';

/** A name that may match. */
export interface FoundName extends Candidate {
  readonly id: number;
  readonly target: SearchTarget;
  readonly targetId: string;
  readonly popularity: number;
}

/** Reads what names stand for. */
export interface SearchStore {
  /** Names that begin with a query's consonants or sounds, from any of their words on; `limit` of each. */
  startingWith(query: ReadQuery, limit: number): Promise<FoundName[]>;
  /** Names that begin with what is one edit away from a query's sounds or consonants; `limit` of each. */
  nearlyStartingWith(query: ReadQuery, limit: number): Promise<FoundName[]>;
  /** Names whose sounds have trigrams in common with a query's first reading, or one half of it; `limit` of each. */
  similarTo(query: ReadQuery, limit: number): Promise<FoundName[]>;
  /** Names whose consonants have trigrams in common with those of a query's first reading. */
  withSimilarConsonants(query: ReadQuery, limit: number): Promise<FoundName[]>;
  items(ids: readonly string[]): Promise<ShownItem[]>;
  /** All titles of the catalogue. */
  titles(): Promise<TitleFacts[]>;
  episodes(ids: readonly string[]): Promise<StoredEpisodeOfSeries[]>;
  creators(ids: readonly string[]): Promise<(typeof creators.$inferSelect)[]>;
}

/** What is shown of a title beside what is known of it in memory. */
export type ShownItem = Pick<StoredItem, keyof typeof shownItem>;

/** An episode with what it is a part of. */
export interface StoredEpisodeOfSeries {
  readonly id: string;
  readonly name: string;
  readonly lang: string | null;
  readonly seriesId: string;
  readonly seriesName: string;
}

/** Beginnings that are looked through for the best of them. */
const MAX_STARTS = 1000;
/** Names that begin with one near key; more of them would leave none for the next. */
const MAX_OF_A_KEY = 10;
/** Sounds, consonants and halves that are fewer say too little: too many names have them. */
const MIN_ALIKE_LENGTH = 4;
const MIN_CONSONANTS_LENGTH = 3;
const MIN_HALF_LENGTH = 4;

interface NameRow extends Record<string, unknown> {
  id: number;
  target: SearchTarget;
  target_id: string;
  name: string;
  lang: string | null;
  forms: string[][];
  popularity: number;
}

const { id, name, lang, thumbnailApp, thumbnailWeb, duration, createdAt } = getTableColumns(contentItems);
const shownItem = { id, thumbnailApp, thumbnailWeb, duration, createdAt };
const { languages, genres, keywords, people, popularity } = getTableColumns(contentItems);
const titleFacts = { id, name, lang, languages, genres, keywords, people, createdAt, popularity };

/** An array from a JSON list of texts: the driver can't write arrays, and a text may hold any separator. */
const asArray = (json: Placeholder | string) =>
  sql`array(select jsonb_array_elements_text(${json}::text::jsonb))`;

/** Builds once what each suggestion looks up by ids. */
function prepareByIds(database: Database) {
  const ids = sql`any(${asArray(sql.placeholder('ids'))})`;
  const prepare =
    <Row>(statement: { execute(values: { ids: string }): Promise<Row[]> }) =>
    async (wanted: readonly string[]): Promise<Row[]> =>
      wanted.length === 0 ? [] : statement.execute({ ids: JSON.stringify(wanted) });
  const episodeOfSeries = {
    id: episodes.id,
    name: episodes.name,
    lang: contentItems.lang,
    seriesId: contentItems.id,
    seriesName: contentItems.name,
  };
  return {
    items: prepare(
      database
        .select(shownItem)
        .from(contentItems)
        .where(sql`${contentItems.id} = ${ids}`)
        .prepare('found_items'),
    ),
    episodes: prepare(
      database
        .select(episodeOfSeries)
        .from(episodes)
        .innerJoin(contentItems, eq(contentItems.id, episodes.seriesId))
        .where(sql`${episodes.id} = ${ids}`)
        .prepare('found_episodes'),
    ),
    creators: prepare(
      database.select().from(creators).where(sql`${creators.id} = ${ids}`).prepare('found_creators'),
    ),
  };
}

/** What names stand for in one database; titles are as popular as the catalogue and what was watched lately make them. */
export function createSearchStore(
  database: Database,
  { addedTo }: Pick<WatchedLately, 'addedTo'>,
): SearchStore {
  /** The names that any of these ways leads to. */
  async function namesOf(ways: readonly SQL[]): Promise<FoundName[]> {
    if (ways.length === 0) return [];
    const ids = sql.join([...ways], sql` union `);
    const rows = await database.execute<NameRow>(sql`
      select id, target, target_id, name, lang, forms, popularity from search_names where id in (${ids})`);
    return [...rows].map(({ target_id, ...row }) => ({
      ...row,
      targetId: target_id,
      popularity: row.popularity + (row.target === 'title' ? addedTo(target_id) : 0),
    }));
  }

  /** Names that begin with a query's consonants, those that are as long first: its vowels may be written in any way. */
  const withConsonants = (consonants: string, sound: string, limit: number) => sql`(
    select name_id from (
      select name_id, sound, popularity from search_starts
      where bones ~>=~ ${consonants} and bones ~<~ ${`${consonants}{`} limit ${MAX_STARTS}
    ) as starts
    order by sound = ${sound} desc, abs(length(sound) - ${sound.length}::integer), popularity desc
    limit ${limit})`;

  /** Names that begin with a query's sounds, the most popular first. */
  const withSound = (sound: string, limit: number) => sql`(
    select name_id from (
      select name_id, popularity from search_starts
      where sound ~>=~ ${sound} and sound ~<~ ${`${sound}{`} limit ${MAX_STARTS}
    ) as starts
    order by popularity desc
    limit ${limit})`;

  /** Names that begin with keys near to one, the nearest first; the index has what is the key and nothing else first. */
  const withNear = (column: SQL, key: string, limit: number) => sql`(
    select starts.name_id from unnest(string_to_array(${nearKeys(key).join(' ')}, ' ')) as near(key)
    cross join lateral (
      select name_id from search_starts
      where ${column} ~>=~ near.key and ${column} ~<~ (near.key || '{') limit ${MAX_OF_A_KEY}
    ) as starts
    limit ${limit})`;

  /** Names whose key has trigrams in common with another, those with the most first. */
  const alike = (key: string, limit: number) => sql`(
    select name_id from search_keys where key % ${key} order by similarity(key, ${key}) desc limit ${limit})`;

  /** Names with one half of a query's sounds: where one letter is wrong, the other half is right. */
  const halved = (sound: string, limit: number) => {
    const middle = Math.ceil(sound.length / 2);
    return [sound.slice(0, middle), sound.slice(middle)]
      .filter((half) => half.length >= MIN_HALF_LENGTH)
      .map((half) => sql`(select name_id from search_keys where key like ${`%${half}%`} limit ${limit})`);
  };

  const byIds = prepareByIds(database);

  return {
    startingWith: ({ forms }, limit) =>
      namesOf(
        forms.flatMap((form) => {
          const [consonants, sound] = [consonantKey(form), soundKey(form)];
          return [
            ...(consonants === '' ? [] : [withConsonants(consonants, sound, limit)]),
            ...(sound === '' ? [] : [withSound(sound, limit)]),
          ];
        }),
      ),
    nearlyStartingWith({ forms }, limit) {
      const sounds = [...new Set(forms.map(soundKey))].filter((key) => key !== '');
      const consonants = [...new Set(forms.map(consonantKey))].filter(
        (key) => key.length >= MIN_CONSONANTS_LENGTH,
      );
      return namesOf([
        ...sounds.map((key) => withNear(sql`sound`, key, limit)),
        ...consonants.map((key) => withNear(sql`bones`, key, limit)),
      ]);
    },
    similarTo({ forms: [form = []] }, limit) {
      const sounds = soundKey(form);
      return namesOf([
        ...(sounds.length >= MIN_ALIKE_LENGTH ? [alike(sounds, limit)] : []),
        ...halved(sounds, limit),
      ]);
    },
    withSimilarConsonants({ forms: [form = []] }, limit) {
      const consonants = consonantKey(form);
      return namesOf(consonants.length > MIN_CONSONANTS_LENGTH ? [alike(`0${consonants}`, limit)] : []);
    },
    items: byIds.items,
    async titles() {
      const [rows, entries] = await Promise.all([
        database.select(titleFacts).from(contentItems),
        database.select({ id: listEntries.itemId, list: listEntries.list }).from(listEntries),
      ]);
      const kinds = firstKinds(entries);
      return rows.map((row) => ({
        ...row,
        kind: kinds.get(row.id) ?? 'videos',
        popularity: row.popularity + addedTo(row.id),
      }));
    },
    episodes: byIds.episodes,
    creators: byIds.creators,
  };
}
