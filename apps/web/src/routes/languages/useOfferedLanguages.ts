import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listBeginningQuery } from '../../queries/content.queries';
import { countsQuery } from '../../queries/counts.queries';
import { listedLanguages } from '../../queries/listedLanguages';
import { useRuntime } from '../../runtime';

/** The languages of the catalogue, the most titles first; where the server doesn't count them, those of the lists that are here. */
export function useOfferedLanguages(): readonly string[] {
  const { clients } = useRuntime();
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(countsQuery(clients));
  const counted = data?.language.map(({ value }) => value) ?? [];
  const isUncounted = !isPending && counted.length === 0;
  // This page may have loaded no list.
  useQuery({ ...listBeginningQuery(clients, 'videos'), enabled: isUncounted });
  return isUncounted ? listedLanguages(queryClient) : counted;
}
