import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoadClients } from '../../platform/clients';
import { listedLanguages } from '../../queries/listedLanguages';
import { searchQuery } from '../../queries/search.queries';
import { useRuntime } from '../../runtime';

/** What counts the catalogue's titles by language. */
export const offeredQuery = (clients: LoadClients) => searchQuery(clients, { q: '', limit: 1 }, true);

/** The languages of the catalogue, the most titles first; where the server can't search, those of the lists that are here. */
export function useOfferedLanguages(): readonly string[] {
  const { clients } = useRuntime();
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(offeredQuery(clients));
  if (isPending) return [];
  return data?.counts.language.map(({ value }) => value) ?? listedLanguages(queryClient);
}
