import { yearOf } from '@chalchitra/api/catalogue';
import type { ContentItem } from '@chalchitra/api/types';
import type { Presenter } from '../../present/present';
import { valuesIn } from '../filters/valuesIn';
import type { ListedItem } from './joinLists';

/** What a listing is filtered by, in the order in which it is offered. */
export const facets = ['language', 'genres', 'year', 'length'] as const;
export type Facet = (typeof facets)[number];

/** The first is the usual one: `featured`, the order in which the server lists them. */
export const sorts = ['featured', 'newest', 'title', 'popularity'] as const;
export type Sort = (typeof sorts)[number];

export const lengths = ['short', 'medium', 'long'] as const;
export type Length = (typeof lengths)[number];

/** Where a short title ends and a long one begins, in seconds. */
const HALF_AN_HOUR = 1800;
const NINETY_MINUTES = 5400;

/** What is chosen: of a facet one of several values, of facets all. */
export interface ListingChoice {
  facets: Readonly<Record<Facet, readonly string[]>>;
  sort: Sort;
}

/** What an address has chosen. */
export function readChoice(search: URLSearchParams): ListingChoice {
  const sort = search.get('sort');
  return {
    facets: {
      language: valuesIn(search, 'language'),
      genres: valuesIn(search, 'genres'),
      year: valuesIn(search, 'year'),
      length: valuesIn(search, 'length').filter((value) => lengths.some((known) => known === value)),
    },
    sort: sorts.find((known) => known === sort) ?? 'featured',
  };
}

/** Whether anything is chosen, so that the titles are shown as one grid. */
export function isChosen({ facets: chosen, sort }: ListingChoice): boolean {
  return sort !== 'featured' || facets.some((facet) => chosen[facet].length > 0);
}

function lengthOf(seconds: number | null): Length[] {
  if (seconds === null) return [];
  if (seconds < HALF_AN_HOUR) return ['short'];
  return seconds <= NINETY_MINUTES ? ['medium'] : ['long'];
}

const valuesOf: Readonly<Record<Facet, (item: ContentItem) => readonly string[]>> = {
  language: ({ languages }) => languages,
  genres: ({ genres }) => genres,
  year: ({ createdAt }) => [yearOf(createdAt)].filter((year) => year !== null),
  length: ({ durationSeconds }) => lengthOf(durationSeconds),
};

function hasChosen(item: ContentItem, chosen: ListingChoice['facets'], but: Facet | null): boolean {
  return facets.every((facet) => {
    const wanted = chosen[facet];
    return (
      facet === but || wanted.length === 0 || valuesOf[facet](item).some((value) => wanted.includes(value))
    );
  });
}

/** How many items each value of a facet would show beside what the other facets have chosen, in order of appearance. */
export function countValues(
  items: readonly ListedItem[],
  { facets: chosen }: ListingChoice,
  facet: Facet,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(chosen[facet].map((value) => [value, 0]));
  for (const { item } of items) {
    if (!hasChosen(item, chosen, facet)) continue;
    for (const value of new Set(valuesOf[facet](item))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

const timeOf = ({ item }: ListedItem) => new Date(item.createdAt ?? Number.NaN).getTime() || 0;

const popularityOf = ({ item }: ListedItem) => item.popularity ?? 0;

/** The orders that there are: not every server says how popular its titles are. */
export function offeredSorts(items: readonly ListedItem[]): Sort[] {
  const isKnown = items.some(({ item }) => item.popularity !== null);
  return sorts.filter((sort) => sort !== 'popularity' || isKnown);
}

/**
 * The items that were chosen, in the chosen order. Titles of one language are sorted as that language does it.
 * @param collation the order of a language, or of the page for null.
 */
export function chooseItems(
  items: readonly ListedItem[],
  { facets: chosen, sort }: ListingChoice,
  collation: Presenter['collation'],
): ListedItem[] {
  const found = items.filter(({ item }) => hasChosen(item, chosen, null));
  if (sort === 'newest') return found.sort((one, other) => timeOf(other) - timeOf(one));
  if (sort === 'popularity') return found.sort((one, other) => popularityOf(other) - popularityOf(one));
  if (sort === 'featured') return found;
  const languages = new Set(found.map(({ item }) => item.lang));
  const [only = null] = languages;
  const compare = collation(languages.size === 1 ? only : null);
  return found.sort((one, other) => compare(one.item.title, other.item.title));
}
