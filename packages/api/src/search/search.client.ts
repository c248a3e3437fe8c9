import { addressOn, placeArtwork } from '../shared/address';
import { orUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import type { ListResult } from '../shared/list.types';
import { joinValues } from './filterValues';
import { search, suggestions } from './search.contract';
import type { FoundCreator, FoundTitle, SearchQuery, SearchResponse, Suggestion } from './search.types';

/** The content server's calls about searching; each rejects with an ApiError. */
export interface SearchClient {
  /** Null where the server doesn't know the call. */
  search(query: SearchQuery, options?: CallOptions): Promise<SearchResponse | null>;
  /** Null where the server doesn't know the call. */
  suggestions(typed: string, options?: CallOptions): Promise<ListResult<Suggestion> | null>;
}

/** A client of these calls. */
export function createSearchClient(options: ServerOptions): SearchClient {
  const call = createCaller(options);
  const onServer = addressOn(options.baseUrl);

  const placedTitle = <T extends FoundTitle>(title: T): T => ({
    ...title,
    artwork: placeArtwork(title.artwork, onServer),
  });
  const placedCreator = <T extends FoundCreator>(creator: T): T => ({
    ...creator,
    photoUrl: onServer(creator.photoUrl),
  });
  const placed = (suggestion: Suggestion): Suggestion => {
    if (suggestion.type === 'title') return placedTitle(suggestion);
    return suggestion.type === 'creator' ? placedCreator(suggestion) : suggestion;
  };

  return {
    async search({ q, sort, limit, offset, ...filters }, { signal } = {}) {
      const chosen = Object.entries(filters).flatMap(([name, values]) =>
        values && values.length > 0 ? [[name, joinValues(values)]] : [],
      );
      const query = {
        ...(q !== '' && { q }),
        ...Object.fromEntries(chosen),
        ...(sort && { sort }),
        ...(limit && { limit }),
        ...(offset && { offset }),
      };
      const response = await orUnknown(call(search, { query, signal }));
      if (response === null) return null;
      return {
        ...response,
        items: response.items.map(placedTitle),
        creators: response.creators.map(placedCreator),
      };
    },
    async suggestions(typed, { signal } = {}) {
      const response = await orUnknown(call(suggestions, { query: { q: typed }, signal }));
      return response === null ? null : { ...response, items: response.items.map(placed) };
    },
  };
}
