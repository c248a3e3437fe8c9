import { CONTENT_KINDS, kindOfList, type LocaleTag } from '@chalchitra/api/contract';
import type {
  ContentKind,
  ContentList,
  SearchCount,
  SearchFilter,
  SearchSort,
  TextSpan,
} from '@chalchitra/api/types';
import { LRUCache } from 'lru-cache';
import type { StoredItem } from '../content/content.store';
import { FARTHEST, matchName, type ReadQuery, readQuery } from './search.match';
import type { SearchTarget } from './search.schema';
import type { FoundName, ListedItem, SearchStore } from './search.store';

/** Names that are compared sound by sound. */
const MAX_CANDIDATES = 40;
/** A name that is this near is meant. */
const SURE = 0.1;
/** A name that begins so is on the way to be typed. */
const SURE_SO_FAR = 0.03;
/** With a larger share of other sounds another name may be meant: then it is worth the time to compare trigrams. */
const ACCEPTED_SLIPS = 0.15;
/** With a smaller one a name is meant, even if others cost less because they are shorter. */
const MEANT_SLIPS = 0.1;
/** Names near to what was typed that are compared sound by sound, for each of its keys. */
const MAX_NEAR = 80;
/** Titles that filters and counts are about where nothing is typed. */
const MAX_ITEMS = 1000;
const MAX_NEAREST = 6;
/** Beyond it nothing is near. */
const FARTHEST_COMPARED = 0.5;
/** What is this much worse than the best isn't meant. */
const WORSE = 0.24;
const MAX_ANSWERS = 2000;
const MAX_KEPT_ITEMS = 2000;

/** Something that was found, and how well. */
export interface Hit {
  readonly target: SearchTarget;
  readonly targetId: string;
  readonly name: string;
  readonly matched: TextSpan[];
  readonly cost: number;
  readonly slips: number;
  readonly popularity: number;
}

export interface TitleHit {
  readonly item: StoredItem;
  readonly kind: ContentKind;
  readonly hit: Hit | null;
}

export type Filters = Readonly<Record<SearchFilter, readonly string[]>>;

interface Found {
  readonly hits: readonly Hit[];
  /** Nothing matches: these are the nearest. */
  readonly isNearest: boolean;
}

export interface Search {
  /** What matches a query, looked for in every way, the best first; where nothing does, what is nearest. */
  find(query: string): Promise<Found>;
  /** The same while it is being typed: no other way is tried once a name is surely meant. */
  findWhileTyping(query: string): Promise<Found>;
  /** The titles among hits, or all of them for null, with their items. */
  titles(hits: readonly Hit[] | null): Promise<TitleHit[]>;
  /** The titles of people and hashtags among hits, without the titles among the hits, the most popular first. */
  titlesOfLabels(hits: readonly Hit[]): Promise<TitleHit[]>;
}

const isBetter = (one: Hit, other: Hit) =>
  Math.round((one.cost - other.cost) * 50) || other.popularity - one.popularity || one.cost - other.cost;

const isSure = (best: Hit | undefined) =>
  best !== undefined && (best.cost <= SURE || best.slips <= SURE_SO_FAR);

/** The share of other sounds up to which no better name is looked for; at least one sound, because all names that near are found by then. */
function acceptedSlips({ forms: [form = []] }: ReadQuery): number {
  return Math.max(ACCEPTED_SLIPS, 1 / form.join('').length);
}

/** Whether no hit is near enough to be meant. */
const isOff = (hits: readonly Hit[], accepted: number) =>
  (hits[0]?.slips ?? 1) > accepted &&
  !hits.some(({ cost, slips }) => cost <= FARTHEST && slips <= MEANT_SLIPS);

/** Compares names with a query as they come; each is compared once, however often it is found. */
function createRanking(read: ReadQuery) {
  const best = new Map<string, Hit>();
  const compared = new Set<number>();
  const asked = read.forms.map((form) => form.join(''));
  const beginsAlike = ({ forms }: FoundName) =>
    forms.some((form) => asked.some((sounds) => form.join('').startsWith(sounds)));
  let farthest = FARTHEST_COMPARED;
  function compare(name: FoundName) {
    const { cost, slips, matched } = matchName(read, name, farthest);
    if (cost === Number.POSITIVE_INFINITY) return;
    farthest = Math.min(farthest, cost + WORSE);
    const key = `${name.target}/${name.targetId}`;
    const before = best.get(key);
    if (before === undefined || cost < before.cost)
      best.set(key, {
        target: name.target,
        targetId: name.targetId,
        name: name.name,
        get matched() {
          return matched();
        },
        cost,
        slips,
        popularity: name.popularity,
      });
  }
  return {
    /** Compares more names, and answers all hits, the best first. */
    add(names: readonly FoundName[]): Hit[] {
      const left = names.filter(({ id }) => !compared.has(id));
      for (const { id } of left) compared.add(id);
      // Those that begin alike come first: what is much worse is then seen at once.
      for (const name of new Set([...left.filter(beginsAlike), ...left])) compare(name);
      return [...best.values()].sort(isBetter);
    },
  };
}

/** Searching, on one database. Answers and titles that were asked for most recently are kept until the catalogue changes. */
export function createSearch(store: SearchStore, version: () => Promise<number>): Search {
  const kept = new LRUCache<string, Promise<Found>>({ max: MAX_ANSWERS });
  const knownItems = new LRUCache<string, ListedItem>({ max: MAX_KEPT_ITEMS });

  /** Items by their ids. Most of them were loaded for the letter that was typed before. */
  async function itemsOf(ids: readonly string[]): Promise<ListedItem[]> {
    const edition = await version();
    const known = ids.map((id) => knownItems.get(`${edition} ${id}`));
    const loaded = await store.items(ids.filter((_, index) => known[index] === undefined));
    for (const item of loaded) knownItems.set(`${edition} ${item.id}`, item);
    return [...known.filter((item) => item !== undefined), ...loaded];
  }

  async function look(query: string, isTyping: boolean): Promise<Found> {
    const read = readQuery(query);
    const ranking = createRanking(read);
    let hits = ranking.add(await store.startingWith(read, MAX_CANDIDATES));
    // What no name begins with is misspelt: one slip is looked for first, because comparing trigrams takes far longer.
    if (!isTyping || !isSure(hits[0])) hits = ranking.add(await store.nearlyStartingWith(read, MAX_NEAR));
    if (!isTyping || isOff(hits, acceptedSlips(read)))
      hits = ranking.add(await store.similarTo(read, MAX_CANDIDATES));
    // Many names share the same consonants, so comparing them takes long.
    if (!isTyping || (hits[0]?.cost ?? 1) > FARTHEST)
      hits = ranking.add(await store.withSimilarBones(read, MAX_CANDIDATES));
    const [best] = hits;
    if (best === undefined || best.cost > FARTHEST)
      return {
        hits: hits.filter(({ target }) => target === 'title').slice(0, MAX_NEAREST),
        isNearest: true,
      };
    const farthest = Math.min(FARTHEST, best.cost + WORSE);
    return { hits: hits.filter(({ cost }) => cost <= farthest), isNearest: false };
  }

  async function findOnce(query: string, isTyping: boolean): Promise<Found> {
    const key = `${await version()} ${isTyping} ${query.toLowerCase()}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = look(query, isTyping);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    return found;
  }

  const titleOf = (item: ListedItem, hit: Hit | null): TitleHit => ({
    item,
    kind: kindIn(item.lists),
    hit,
  });

  return {
    find: (query) => findOnce(query, false),
    findWhileTyping: (query) => findOnce(query, true),
    async titles(hits) {
      const wanted = hits?.filter(({ target }) => target === 'title') ?? null;
      const ids = wanted?.map(({ targetId }) => targetId) ?? null;
      const items = ids === null ? await store.allItems(MAX_ITEMS) : await itemsOf(ids);
      const byId = new Map(items.map((item) => [item.id, item]));
      if (wanted === null) return items.map((item) => titleOf(item, null));
      return wanted.flatMap((hit) => {
        const item = byId.get(hit.targetId);
        return item === undefined ? [] : [titleOf(item, hit)];
      });
    },
    async titlesOfLabels(hits) {
      // Those that are hardly misspelt, and those that are the best hits.
      const farthest = Math.max(SURE, hits[0]?.cost ?? 0);
      const meant = (wanted: SearchTarget) =>
        hits.flatMap(({ target, targetId, cost }) =>
          target === wanted && cost <= farthest ? [targetId] : [],
        );
      const labels = { person: meant('person'), hashtag: meant('hashtag') };
      if (labels.person.length + labels.hashtag.length === 0) return [];
      const known = new Set(hits.flatMap(({ target, targetId }) => (target === 'title' ? [targetId] : [])));
      const items = await store.itemsWith(labels, MAX_ITEMS);
      return items.filter(({ id }) => !known.has(id)).map((item) => titleOf(item, null));
    },
  };
}

/** The first kind, in the order of a lookup, under which an item of these lists is found. */
function kindIn(lists: readonly string[]): ContentKind {
  const kinds = lists.map((list) => kindOfList(list as ContentList));
  return CONTENT_KINDS.find((kind) => kinds.includes(kind)) ?? 'videos';
}

const filterNames = ['language', 'genre', 'year', 'kind'] as const satisfies readonly SearchFilter[];

const valuesOf: Readonly<Record<SearchFilter, (title: TitleHit) => readonly string[]>> = {
  language: ({ item }) => item.languages,
  genre: ({ item }) => item.genres,
  year: ({ item }) => [String(new Date(item.createdAt).getUTCFullYear())],
  kind: ({ kind }) => [kind],
};

/** A language is asked for by its name or by its tag. */
function has(title: TitleHit, filter: SearchFilter, wanted: readonly string[]): boolean {
  const values = [...valuesOf[filter](title), ...(filter === 'language' ? [title.item.lang ?? ''] : [])];
  return values.some((value) => wanted.some((one) => one.toLowerCase() === value.toLowerCase()));
}

function leaves(title: TitleHit, filters: Filters, but: SearchFilter | null): boolean {
  return filterNames.every(
    (filter) => filter === but || filters[filter].length === 0 || has(title, filter, filters[filter]),
  );
}

/** What filters leave of titles; where that is nothing, which of them alone is in the way. */
export function filterTitles(titles: readonly TitleHit[], filters: Filters) {
  const left = titles.filter((title) => leaves(title, filters, null));
  const dropFilters =
    left.length > 0
      ? []
      : filterNames.filter(
          (filter) => filters[filter].length > 0 && titles.some((title) => leaves(title, filters, filter)),
        );
  return { titles: left, dropFilters };
}

/** How many titles each value of each filter would leave beside what the others have chosen, the most first. */
export function countValues(
  titles: readonly TitleHit[],
  filters: Filters,
): Record<SearchFilter, SearchCount[]> {
  const countsOf = (filter: SearchFilter) => {
    const counts = new Map<string, number>();
    for (const title of titles) {
      if (!leaves(title, filters, filter)) continue;
      for (const value of new Set(valuesOf[filter](title))) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value));
  };
  return {
    language: countsOf('language'),
    genre: countsOf('genre'),
    year: countsOf('year'),
    kind: countsOf('kind'),
  };
}

/** Kept, as making one takes longer than sorting with it. */
const collators = new Map<LocaleTag, Intl.Collator>();

function collatorOf(locale: LocaleTag): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** Titles in another order than that of how well they match; by their names in the order of the reader's language. */
export function sortTitles(titles: readonly TitleHit[], sort: SearchSort, locale: LocaleTag): TitleHit[] {
  const { compare } = collatorOf(locale);
  const orders: Record<SearchSort, (one: TitleHit, other: TitleHit) => number> = {
    relevance: () => 0,
    newest: (one, other) => Date.parse(other.item.createdAt) - Date.parse(one.item.createdAt),
    title: (one, other) => compare(one.item.name, other.item.name),
    popularity: (one, other) => other.item.popularity - one.item.popularity,
  };
  return [...titles].sort(orders[sort]);
}
