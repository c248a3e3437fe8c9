import type { TextSpan } from '@chalchitra/api/types';
import { LRUCache } from 'lru-cache';
import { MAX_COST, matchName, type NameMatch, type ReadQuery, readQuery } from './search.match';
import type { SearchTarget } from './search.schema';
import type { FoundName, SearchStore, ShownItem } from './search.store';
import { keepTitles, type ListedTitle } from './search.titles';

/** Names that are compared sound by sound. */
const MAX_CANDIDATES = 40;
/** A name that is this near is meant. */
const SURE = 0.1;
/** A name that begins so is on the way to be typed. */
const SURE_SO_FAR = 0.03;
/** With a larger share of other sounds another name may be meant: then it is worth the time to compare trigrams. */
const ACCEPTED_EDIT_COST = 0.15;
/** With a smaller one a name is meant, even if others cost less because they are shorter. */
const MEANT_EDIT_COST = 0.1;
/** Names near to what was typed that are compared sound by sound, for each of its keys. */
const MAX_NEAR = 80;
const MAX_NEAREST = 6;
/** Beyond it nothing is near. */
const MAX_COMPARED_COST = 0.5;
/** What is this much worse than the best isn't meant. */
const COST_MARGIN = 0.24;
/** What isn't a title isn't meant if so much more of it is misspelt than of something else. */
const EDIT_COST_MARGIN = 0.1;
const MAX_CACHED_RESULTS = 2000;
const MAX_CACHED_ITEMS = 2000;

/** Something that was found, and how well. */
export interface Hit extends Readonly<Omit<NameMatch, 'matched'>> {
  readonly target: SearchTarget;
  readonly targetId: string;
  readonly name: string;
  readonly matched: TextSpan[];
  /** Its name's number in the index, by which equals always have the same order; mostly the catalogue's. */
  readonly nameId: number;
  readonly popularity: number;
}

export interface TitleHit {
  readonly title: ListedTitle;
  readonly hit: Hit | null;
}

export interface ShownTitle extends TitleHit {
  readonly item: ShownItem;
}

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
  /** The titles among hits, or all of them for null, the most popular first. */
  titles(hits: readonly Hit[] | null): Promise<TitleHit[]>;
  /** The titles of people, hashtags and languages among hits, without the titles among the hits, the most popular first. */
  titlesOfLabels(hits: readonly Hit[]): Promise<TitleHit[]>;
  /** Titles with what is shown of them. */
  show(titles: readonly TitleHit[]): Promise<ShownTitle[]>;
}

/** Compares two hits for sorting, the better one first: costs that hardly differ count as equal. */
const byRank = (one: Hit, other: Hit): number =>
  Math.round((one.cost - other.cost) * 50) ||
  other.popularity - one.popularity ||
  one.cost - other.cost ||
  one.nameId - other.nameId;

const isSure = (best: Hit | undefined) =>
  best !== undefined && (best.cost <= SURE || best.editCost <= SURE_SO_FAR);

/** The share of other sounds up to which no better name is looked for; at least one sound, because all names that near are found by then. */
function acceptedEditCost({ forms: [form = []] }: ReadQuery): number {
  return Math.max(ACCEPTED_EDIT_COST, 1 / form.join('').length);
}

/** Whether no hit is near enough to be meant. */
const hasNoGoodMatch = (hits: readonly Hit[], accepted: number) =>
  (hits[0]?.editCost ?? 1) > accepted &&
  !hits.some(({ cost, editCost }) => cost <= MAX_COST && editCost <= MEANT_EDIT_COST);

/**
 * Whether something may be meant. What isn't a title or an episode is only if little of it is misspelt: one sound in six, of three
 * hardly any, in a part of a name half as much; and never much more than in what is spelt best.
 * @param minEditCost what is misspelt of that
 */
function isMeant({ target, editCost, isWhole, sounds }: Hit, minEditCost: number): boolean {
  if (target === 'title' || target === 'episode') return true;
  const share = (0.32 - 0.8 / sounds) / (isWhole ? 1 : 2);
  return editCost <= Math.min(Math.max(SURE_SO_FAR, share), minEditCost + EDIT_COST_MARGIN);
}

/** Compares names with a query as they come; each is compared once, however often it is found. */
function createRanking(read: ReadQuery) {
  const best = new Map<string, Hit>();
  const compared = new Set<number>();
  const typed = read.forms.map((form) => form.join(''));
  const beginsAlike = ({ forms }: FoundName) =>
    forms.some((form) => typed.some((sounds) => form.join('').startsWith(sounds)));
  let maxCost = MAX_COMPARED_COST;
  let minEditCost = Number.POSITIVE_INFINITY;
  function compare({ id, target, targetId, name, popularity, lang, forms }: FoundName) {
    const { matched, ...match } = matchName(read, { name, lang, forms }, maxCost);
    if (match.cost === Number.POSITIVE_INFINITY) return;
    const hit: Hit = {
      target,
      targetId,
      name,
      get matched() {
        return matched();
      },
      ...match,
      nameId: id,
      popularity,
    };
    if (!isMeant(hit, minEditCost)) return;
    maxCost = Math.min(maxCost, hit.cost + COST_MARGIN);
    minEditCost = Math.min(minEditCost, hit.editCost);
    const key = `${target}/${targetId}`;
    const before = best.get(key);
    if (before === undefined || hit.cost < before.cost) best.set(key, hit);
  }
  return {
    /** Compares more names, and returns all hits that may be meant, the best first. */
    add(names: readonly FoundName[]): Hit[] {
      const left = names.filter(({ id }) => !compared.has(id));
      for (const { id } of left) compared.add(id);
      // Those that begin alike come first: what is much worse is then seen at once.
      for (const name of new Set([...left.filter(beginsAlike), ...left])) compare(name);
      return [...best.values()].filter((hit) => isMeant(hit, minEditCost)).sort(byRank);
    },
  };
}

/** Searching, on one database. The latest results and titles are cached until the catalogue changes. */
export function createSearch(store: SearchStore, version: () => Promise<number>): Search {
  const titles = keepTitles(store.titles, version);
  const cachedResults = new LRUCache<string, Found, { query: string; isTyping: boolean }>({
    max: MAX_CACHED_RESULTS,
    fetchMethod: (_key, _before, { context: { query, isTyping } }) => runSearch(query, isTyping),
    // What others push out while it is looked for goes to whoever waits for it.
    ignoreFetchAbort: true,
  });
  const cachedItems = new LRUCache<string, ShownItem>({ max: MAX_CACHED_ITEMS });

  async function runSearch(query: string, isTyping: boolean): Promise<Found> {
    const read = readQuery(query);
    const ranking = createRanking(read);
    let hits = ranking.add(await store.startingWith(read, MAX_CANDIDATES));
    // What no name begins with is misspelt: one edit is looked for first, because comparing trigrams takes far longer.
    if (!isTyping || !isSure(hits[0])) hits = ranking.add(await store.nearlyStartingWith(read, MAX_NEAR));
    if (!isTyping || hasNoGoodMatch(hits, acceptedEditCost(read)))
      hits = ranking.add(await store.similarTo(read, MAX_CANDIDATES));
    // Many names share the same consonants, so comparing them takes long.
    if (!isTyping || (hits[0]?.cost ?? 1) > MAX_COST)
      hits = ranking.add(await store.withSimilarConsonants(read, MAX_CANDIDATES));
    const [best] = hits;
    if (best === undefined || best.cost > MAX_COST)
      return {
        hits: hits.filter(({ target }) => target === 'title').slice(0, MAX_NEAREST),
        isNearest: true,
      };
    const maxCost = Math.min(MAX_COST, best.cost + COST_MARGIN);
    const isLanguage = hits.some(
      ({ target, isWhole, editCost }) => target === 'language' && isWhole && editCost <= SURE_SO_FAR,
    );
    return {
      // What only sounds like the name of a language isn't meant by it.
      hits: hits.filter(({ cost, editCost }) => (isLanguage ? editCost <= SURE_SO_FAR : cost <= maxCost)),
      isNearest: false,
    };
  }

  async function findOnce(query: string, isTyping: boolean): Promise<Found> {
    const key = `${await version()} ${isTyping} ${query.toLowerCase()}`;
    return cachedResults.forceFetch(key, { context: { query, isTyping } });
  }

  return {
    find: (query) => findOnce(query, false),
    findWhileTyping: (query) => findOnce(query, true),
    async titles(hits) {
      const { all, find } = await titles();
      if (hits === null) return all.map((title) => ({ title, hit: null }));
      return hits.flatMap((hit) => {
        const title = hit.target === 'title' ? find(hit.targetId) : undefined;
        return title === undefined ? [] : [{ title, hit }];
      });
    },
    async titlesOfLabels(hits) {
      // Those that are hardly misspelt, and those that are the best hits.
      const maxCost = Math.max(SURE, hits[0]?.cost ?? 0);
      const meant = (wanted: SearchTarget) =>
        hits.flatMap(({ target, targetId, cost }) =>
          target === wanted && cost <= maxCost ? [targetId] : [],
        );
      const labels = { person: meant('person'), hashtag: meant('hashtag'), language: meant('language') };
      if (Object.values(labels).flat().length === 0) return [];
      const known = new Set(hits.flatMap(({ target, targetId }) => (target === 'title' ? [targetId] : [])));
      const found = (await titles()).withLabels(labels);
      return found.filter(({ id }) => !known.has(id)).map((title) => ({ title, hit: null }));
    },
    async show(wanted) {
      // Most of them were shown for the letter that was typed before.
      const edition = await version();
      const keyOf = (id: string) => `${edition} ${id}`;
      // Held from here on: what is loaded, by this search or others, pushes cached items out.
      const items = new Map<string, ShownItem>();
      const missing: string[] = [];
      for (const { title } of wanted) {
        const item = cachedItems.get(keyOf(title.id));
        if (item === undefined) missing.push(title.id);
        else items.set(title.id, item);
      }
      for (const item of await store.items(missing)) {
        items.set(item.id, item);
        cachedItems.set(keyOf(item.id), item);
      }
      return wanted.flatMap((one) => {
        const item = items.get(one.title.id);
        return item === undefined ? [] : [{ ...one, item }];
      });
    },
  };
}
