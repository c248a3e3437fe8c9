import type { ContentItem, FoundTitle } from '@chalchitra/api/types';
import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** How many titles like another are shown. */
const MAX_ALIKE = 12;

/**
 * Titles like one: of its language and genres, the most popular first, then others of its genres. Empty where the server
 * can't search, and for a title without a genre.
 */
export function moreLikeQuery(clients: LoadClients, { id, languages, genres }: ContentItem) {
  return queryOptions({
    queryKey: ['content', 'moreLike', id],
    queryFn: async ({ signal }): Promise<FoundTitle[]> => {
      if (genres.length === 0) return [];
      const { search } = await clients();
      const find = async (language: readonly string[]) => {
        const limit = 2 * MAX_ALIKE;
        const response = await search.search(
          { q: '', language, genre: genres, sort: 'popularity', limit },
          { signal },
        );
        return response?.items ?? [];
      };
      const [alike, others] = await Promise.all([find(languages.slice(0, 1)), find([])]);
      const titles = new Map([...alike, ...others].map((title) => [title.id, title]));
      titles.delete(id);
      return [...titles.values()].slice(0, MAX_ALIKE);
    },
  });
}
