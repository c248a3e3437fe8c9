import { type LocaleTag, MAX_COUNTS } from '@chalchitra/api/contract';
import type { SearchCount, SearchFilter, SearchSort } from '@chalchitra/api/types';
import type { TitleHit } from './search';
import type { ListedTitle } from './search.titles';

export type Filters = Readonly<Record<SearchFilter, readonly string[]>>;

const filterNames = ['language', 'genre', 'year', 'kind'] as const satisfies readonly SearchFilter[];

const valuesOf: Readonly<Record<SearchFilter, (title: ListedTitle) => readonly string[]>> = {
  language: ({ languages }) => languages,
  genre: ({ genres }) => genres,
  year: ({ year }) => (year === null ? [] : [year]),
  kind: ({ kind }) => [kind],
};

/** A language is given by its name or by its tag. */
function has(title: ListedTitle, filter: SearchFilter, wanted: ReadonlySet<string>): boolean {
  if (valuesOf[filter](title).some((value) => wanted.has(value.toLowerCase()))) return true;
  return filter === 'language' && title.lang !== null && wanted.has(title.lang.toLowerCase());
}

/** Which filter alone is in the way of a title; null for none, undefined where several are. */
function inTheWay(title: ListedTitle, chosen: ReadonlyMap<SearchFilter, ReadonlySet<string>>) {
  let found: SearchFilter | null = null;
  for (const [filter, wanted] of chosen) {
    if (has(title, filter, wanted)) continue;
    if (found !== null) return undefined;
    found = filter;
  }
  return found;
}

const lowerCased = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase()));
const ofEach = <Value>(make: (filter: SearchFilter) => Value): Record<SearchFilter, Value> => ({
  language: make('language'),
  genre: make('genre'),
  year: make('year'),
  kind: make('kind'),
});

/** What filters leave of titles, and of each filter how many each of its values would leave, the most first. */
interface Filtered {
  readonly titles: TitleHit[];
  /** Where nothing is left: which filters alone are in the way. */
  readonly dropFilters: SearchFilter[];
  readonly counts: Record<SearchFilter, SearchCount[]>;
}

/** Filters titles and counts them in one go, as there may be many. */
export function filterTitles(titles: readonly TitleHit[], filters: Filters): Filtered {
  const chosen = new Map(
    filterNames
      .filter((filter) => filters[filter].length > 0)
      .map((filter) => [filter, lowerCased(filters[filter])]),
  );
  const counts = ofEach(() => new Map<string, SearchCount>());
  const left: TitleHit[] = [];
  const alone = new Set<SearchFilter>();
  for (const one of titles) {
    const filter = inTheWay(one.title, chosen);
    if (filter === undefined) continue;
    if (filter === null) left.push(one);
    else alone.add(filter);
    for (const counted of filter === null ? filterNames : [filter])
      for (const value of valuesOf[counted](one.title)) {
        const known = counts[counted].get(value);
        if (known === undefined) counts[counted].set(value, { value, count: 1 });
        else known.count += 1;
      }
  }
  return {
    titles: left,
    dropFilters: left.length > 0 ? [] : filterNames.filter((filter) => alone.has(filter)),
    counts: ofEach((filter) =>
      [...counts[filter].values()]
        .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value))
        .slice(0, MAX_COUNTS),
    ),
  };
}

/** Kept, as making one takes longer than sorting with it. */
const collators = new Map<LocaleTag, Intl.Collator>();

function collatorOf(locale: LocaleTag): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** The first of titles in an order; of those that are equal in it the first given. Sorting all of many takes long. */
function topTitles(
  titles: readonly TitleHit[],
  compare: (one: ListedTitle, other: ListedTitle) => number,
  limit: number,
): TitleHit[] {
  const first: TitleHit[] = [];
  for (const one of titles) {
    const isBefore = (other: TitleHit | undefined) =>
      other !== undefined && compare(one.title, other.title) < 0;
    if (first.length === limit && !isBefore(first.at(-1))) continue;
    let place = first.length;
    while (place > 0 && isBefore(first[place - 1])) place -= 1;
    first.splice(place, 0, one);
    if (first.length > limit) first.pop();
  }
  return first;
}

/**
 * The first of titles, in the order in which they are given, how well they match, or another; by their names in the order of
 * the reader's language.
 */
export function firstTitles(
  titles: readonly TitleHit[],
  { sort, locale, limit }: { sort: SearchSort; locale: LocaleTag; limit: number },
): TitleHit[] {
  if (sort === 'relevance') return titles.slice(0, limit);
  const { compare } = collatorOf(locale);
  const orders: Record<Exclude<SearchSort, 'relevance'>, (one: ListedTitle, other: ListedTitle) => number> = {
    newest: (one, other) => other.createdAt - one.createdAt,
    title: (one, other) => compare(one.name, other.name),
    popularity: (one, other) => other.popularity - one.popularity,
  };
  return topTitles(titles, orders[sort], limit);
}
