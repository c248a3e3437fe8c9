import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { KnownList } from '../../queries/content.queries';
import { searchQuery } from '../../queries/search.queries';
import { useRuntime } from '../../runtime';

/** The languages of the catalogue, the most titles first; where the server can't search, those of the lists that are here. */
export function useOfferedLanguages(): readonly string[] {
  const { clients } = useRuntime();
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(searchQuery(clients, { q: '', limit: 1 }));
  if (isPending) return [];
  if (data) return data.counts.language.map(({ value }) => value);
  const counts = new Map<string, number>();
  for (const [, list] of queryClient.getQueriesData<KnownList>({ queryKey: ['content', 'list'] }))
    for (const language of (list?.items ?? []).flatMap(({ languages }) => languages))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
}
