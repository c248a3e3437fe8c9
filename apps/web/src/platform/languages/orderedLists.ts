import type { ContentClient, SearchClient } from '@chalchitra/api';
import type { FoundTitle, SearchResponse } from '@chalchitra/api/types';
import { offsetAfter } from '../../queries/offsetAfter';
import { withLanguagesFirst } from '../../queries/withLanguagesFirst';

interface Titled {
  id: string;
  languages: readonly string[];
}

const languagesOf = ({ languages }: Titled) => languages;

/** Those of some languages in which there is at least one of the titles. */
const presentIn = (titles: readonly Titled[], languages: readonly string[]) =>
  languages.filter((language) => titles.some((title) => title.languages.includes(language)));

/** A content client whose lists have titles of a user's languages first, and say of which they have any. */
export function putLanguagesFirst(content: ContentClient, chosen: () => readonly string[]) {
  return {
    ...content,
    async list(...request: Parameters<ContentClient['list']>) {
      const { items } = await content.list(...request);
      const first = presentIn(items, chosen());
      return { items: withLanguagesFirst(items, first, languagesOf), first };
    },
  };
}

/** Titles that are suggested before anything is typed. */
const MAX_SUGGESTED = 8;

/** What was found, and the languages that come first in it. */
export interface OrderedResponse extends SearchResponse {
  first: readonly string[];
  /** The offset of the next request: where the server's order continues. Titles that can't be read count too. */
  nextOffset: number;
}

/**
 * A search client that has titles of a user's languages first where nothing else ranks them. Popular titles are mostly in
 * other languages, so a second request fetches half as many titles in the user's languages alone.
 */
export function putLanguagesFirstInSearch(search: SearchClient, chosen: () => readonly string[]) {
  const withOwn = <Title extends Titled>(all: readonly Title[], own: readonly Title[]) => {
    const titles = new Map(
      [...own, ...withLanguagesFirst(all, chosen(), languagesOf)].map((title) => [title.id, title]),
    );
    return [...titles.values()].slice(0, all.length);
  };
  const findOwn = async (...[query, options]: Parameters<SearchClient['search']>): Promise<FoundTitle[]> => {
    const language = chosen();
    if (language.length === 0 || (query.language ?? []).length > 0 || query.offset) return [];
    const limit = Math.ceil((query.limit ?? MAX_SUGGESTED) / 2);
    return (await search.search({ ...query, language, limit }, options))?.items ?? [];
  };
  return {
    ...search,
    async searchInOrder(...request: Parameters<SearchClient['search']>): Promise<OrderedResponse | null> {
      const [response, own] = await Promise.all([search.search(...request), findOwn(...request)]);
      if (response === null) return null;
      const items = withOwn(response.items, own);
      const ids = new Set(items.map(({ id }) => id));
      // Titles that were replaced by some in the chosen languages come next.
      const firstLeft = response.items.findIndex(({ id }) => !ids.has(id));
      const nextOffset = firstLeft < 0 ? offsetAfter(response, request[0].offset) : firstLeft;
      return { ...response, items, first: presentIn(items, chosen()), nextOffset };
    },
    async suggestions(...[typed, options]: Parameters<SearchClient['suggestions']>) {
      if (typed !== '') return search.suggestions(typed, options);
      const [response, own] = await Promise.all([
        search.suggestions(typed, options),
        findOwn({ q: '', sort: 'popularity' }, options),
      ]);
      if (response === null) return null;
      const titles = response.items.filter((suggestion) => suggestion.type === 'title');
      const others = response.items.filter((suggestion) => suggestion.type !== 'title');
      const first = own.map((title) => ({ type: 'title' as const, ...title }));
      return { ...response, items: [...withOwn(titles, first), ...others] };
    },
  };
}
