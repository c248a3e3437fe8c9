import type { SearchFilter, SearchQuery, SearchSort } from '@chalchitra/api/types';
import { valuesIn } from '../filters/valuesIn';

/** What results can be filtered by, in the order in which it is offered. */
export const searchFilters = ['language', 'genre', 'year', 'kind'] as const satisfies readonly SearchFilter[];

/** Their orders; the first is the usual one. */
export const searchSorts = [
  'relevance',
  'newest',
  'title',
  'popularity',
] as const satisfies readonly SearchSort[];

/** What an address searches for. */
export interface SearchChoice extends Required<Record<SearchFilter, readonly string[]>> {
  q: string;
  sort: SearchSort;
}

/** Whether a text has anything to be seen: an address may hold control characters alone. */
const isVisible = (text: string) => /[^\p{C}\s]/u.test(text);

/** Reads an address. */
export function readSearch(search: URLSearchParams): SearchChoice {
  const sort = search.get('sort');
  const q = search.get('q')?.trim() ?? '';
  return {
    q: isVisible(q) ? q : '',
    language: valuesIn(search, 'language'),
    genre: valuesIn(search, 'genre'),
    year: valuesIn(search, 'year'),
    kind: valuesIn(search, 'kind'),
    sort: searchSorts.find((known) => known === sort) ?? 'relevance',
  };
}

/** Whether an address searches for anything. */
export function searchesAnything(choice: SearchChoice): boolean {
  return choice.q !== '' || searchFilters.some((filter) => choice[filter].length > 0);
}

/** Whether an address names the order of its titles, or has one by itself; one that searches nothing has none. */
export const isRanked = (choice: SearchChoice): boolean =>
  choice.q !== '' || (searchesAnything(choice) && choice.sort !== 'relevance');

/** How many titles are found at first, and how many more each time. */
export const STEP = 100;
const MAX_POPULAR = 24;

/** What is sent for an address; the usual order isn't named. One that searches nothing has what is most popular. */
export function toSearchQuery(choice: SearchChoice): SearchQuery {
  const { sort, ...rest } = choice;
  if (!searchesAnything(choice)) return { ...rest, sort: 'popularity', limit: MAX_POPULAR };
  return { ...rest, limit: STEP, ...(sort !== 'relevance' && { sort }) };
}
