import type { SearchFilter, SearchQuery, SearchSort } from '@chalchitra/api/types';

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

/** Reads an address. */
export function readSearch(search: URLSearchParams): SearchChoice {
  const sort = search.get('sort');
  return {
    q: search.get('q')?.trim() ?? '',
    language: search.getAll('language'),
    genre: search.getAll('genre'),
    year: search.getAll('year'),
    kind: search.getAll('kind'),
    sort: searchSorts.find((known) => known === sort) ?? 'relevance',
  };
}

/** Whether an address searches for anything. */
export function isAsked(choice: SearchChoice): boolean {
  return choice.q !== '' || searchFilters.some((filter) => choice[filter].length > 0);
}

/** Whether an address names the order of its titles, or has one by itself. */
export const isRanked = ({ q, sort }: SearchChoice): boolean => q !== '' || sort !== 'relevance';

const MAX_RESULTS = 100;
const MAX_POPULAR = 24;

/** What is sent for an address; the usual order isn't named. One that asks for nothing has what is most popular. */
export function toSearchQuery(choice: SearchChoice): SearchQuery {
  const { sort, ...rest } = choice;
  if (!isAsked(choice)) return { ...rest, sort: 'popularity', limit: MAX_POPULAR };
  return { ...rest, limit: MAX_RESULTS, ...(sort !== 'relevance' && { sort }) };
}

/** The address with a value added, or taken away where it was there. */
export function toggled(search: URLSearchParams, filter: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (next.has(filter, value)) next.delete(filter, value);
  else next.append(filter, value);
  return next;
}

/** The address with another order. */
export function sortedBy(search: URLSearchParams, sort: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (sort === searchSorts[0]) next.delete('sort');
  else next.set('sort', sort);
  return next;
}

/** The address without filters; the order stays. */
export function without(search: URLSearchParams, filters: readonly SearchFilter[]): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const filter of filters) next.delete(filter);
  return next;
}
