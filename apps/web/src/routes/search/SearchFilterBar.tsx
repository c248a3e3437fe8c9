import type { SearchFilter, SearchResponse } from '@chalchitra/api/types';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import { languageNames } from '../../present/languageName';
import { SortedFilterBar } from '../filters/SortedFilterBar';
import { titleOfList } from '../home/homeShelves';
import { type SearchChoice, searchesAnything, searchFilters, searchSorts } from './searchAddress';

/** The ways to change what an address searches for. */
export interface SearchChanges {
  onToggle: (filter: SearchFilter, value: string) => void;
  onSort: (sort: string) => void;
  onClear: () => void;
}

export interface SearchFilterBarProps extends SearchChanges {
  choice: SearchChoice;
  /** What was found. */
  found: Pick<SearchResponse, 'counts' | 'items'>;
}

/** The filters and the order of results; what would leave nothing, or change nothing, isn't offered. */
export function SearchFilterBar({ choice, found, onToggle, onSort, onClear }: SearchFilterBarProps) {
  const { facets: labels } = useMessages('filters');
  const messages = useBaseMessages();
  const present = usePresent();

  const textOf = (filter: SearchFilter, value: string) => {
    if (filter === 'language') return languageNames(present)(value);
    if (filter === 'genre') return present.genre(value);
    return filter === 'kind' ? (titleOfList(value, messages) ?? value) : value;
  };
  const choicesOf = (filter: SearchFilter) => {
    const chosen = choice[filter];
    const counted = found.counts[filter].filter(({ value, count }) => count > 0 || chosen.includes(value));
    const uncounted = chosen.filter((value) => !counted.some((one) => one.value === value));
    return [...counted, ...uncounted.map((value) => ({ value, count: null }))].map(({ value, count }) => ({
      id: value,
      text: textOf(filter, value),
      count,
      isChosen: chosen.includes(value),
    }));
  };
  return (
    <SortedFilterBar
      facets={searchFilters}
      sorts={searchesAnything(choice) && found.items.length > 1 ? searchSorts : []}
      sort={choice.sort}
      {...{ labels, choicesOf, onToggle, onSort, onClear }}
    />
  );
}
