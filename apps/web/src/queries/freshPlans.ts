import type { QueryClient } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';
import { plansQuery, switchQuotesQuery } from './payments.queries';

/** The available plans; as the server has them at this moment where `isFresh`. */
export function fetchPlans(
  queryClient: QueryClient,
  clients: LoadClients,
  { isFresh }: { isFresh: boolean },
) {
  return queryClient.fetchQuery({ ...plansQuery(clients), ...(isFresh && { staleTime: 0 }) });
}

/** What switching gives a user, as the server has it at this moment. */
export function freshSwitchQuotes(queryClient: QueryClient, clients: LoadClients, uid: string) {
  return queryClient.fetchQuery({ ...switchQuotesQuery(clients, uid), staleTime: 0 });
}
