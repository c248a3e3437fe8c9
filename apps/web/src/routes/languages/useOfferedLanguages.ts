import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listedLanguages } from '../../queries/listedLanguages';
import { searchQuery } from '../../queries/search.queries';
import { useRuntime } from '../../runtime';

/** The languages of the catalogue, the most titles first; where the server can't search, those of the lists that are here. */
export function useOfferedLanguages(): readonly string[] {
  const { clients } = useRuntime();
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(searchQuery(clients, { q: '', limit: 1 }, true));
  if (isPending) return [];
  return data?.counts.language.map(({ value }) => value) ?? listedLanguages(queryClient);
}
