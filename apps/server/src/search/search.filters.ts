import { type LocaleTag, MAX_COUNTS, yearOf } from '@chalchitra/api/contract';
import type { SearchCount, SearchFilter, SearchSort } from '@chalchitra/api/types';
import type { TitleHit } from './search';

export type Filters = Readonly<Record<SearchFilter, readonly string[]>>;

const filterNames = ['language', 'genre', 'year', 'kind'] as const satisfies readonly SearchFilter[];

const valuesOf: Readonly<Record<SearchFilter, (title: TitleHit) => readonly string[]>> = {
  language: ({ item }) => item.languages,
  genre: ({ item }) => item.genres,
  year: ({ item }) => [yearOf(item.createdAt)].filter((year) => year !== null),
  kind: ({ kind }) => [kind],
};

/** A language is given by its name or by its tag. */
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
      .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value))
      .slice(0, MAX_COUNTS);
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
