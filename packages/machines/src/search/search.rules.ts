import type { Suggestion } from '@chalchitra/api/types';
import { MAX_RECENTS } from './search.constants';

/** One thing that is suggested, under a key of its own. */
export interface SearchOption {
  key: string;
  suggestion: Suggestion;
}

/** What was suggested for a query; for the empty one what is trending. */
export interface LatestSuggestions {
  query: string;
  options: readonly SearchOption[];
}

const keyOf = (suggestion: Suggestion): string =>
  `${suggestion.type}/${'id' in suggestion ? suggestion.id : suggestion.name}`;

/** Suggestions as options, those of one type together; the type of the best one comes first. */
export function toOptions(suggestions: readonly Suggestion[]): SearchOption[] {
  const types = [...new Set(suggestions.map(({ type }) => type))];
  return types.flatMap((wanted) =>
    suggestions
      .filter(({ type }) => type === wanted)
      .map((suggestion) => ({ key: keyOf(suggestion), suggestion })),
  );
}

/** A query as it is sent and compared: without what people type beside words. */
export function toQuery(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** The key of a recent search among the options. */
export const recentKey = (query: string) => `recent/${query}`;

/** The keys of the options in the order in which they are shown: recent searches only before something is typed. */
export function optionKeys(
  query: string,
  recents: readonly string[],
  latest: LatestSuggestions | null,
): string[] {
  return [...(query === '' ? recents.map(recentKey) : []), ...(latest?.options.map(({ key }) => key) ?? [])];
}

/** The option one further or one back; null, the field itself, lies between the last and the first. */
export function movedKey(keys: readonly string[], active: string | null, by: 1 | -1): string | null {
  const places = [null, ...keys];
  const place = Math.max(0, places.indexOf(active)) + by;
  return places.at(place % places.length) ?? null;
}

/** Recent searches with one more: the latest first, none twice. */
export function withRecent(recents: readonly string[], query: string): string[] {
  return [query, ...withoutRecent(recents, query)].slice(0, MAX_RECENTS);
}

/** Recent searches without one, however it was capitalised. */
export function withoutRecent(recents: readonly string[], query: string): string[] {
  const removed = query.toLowerCase();
  return recents.filter((recent) => recent.toLowerCase() !== removed);
}
