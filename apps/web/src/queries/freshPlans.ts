import type { QueryClient } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';
import { plansQuery, switchQuotesQuery } from './payments.queries';
import { NEVER_FRESH } from './queryClient';

/** The available plans; as the server has them at this moment where `isFresh`. */
export function fetchPlans(
  queryClient: QueryClient,
  clients: LoadClients,
  { isFresh }: { isFresh: boolean },
) {
  return queryClient.fetchQuery({ ...plansQuery(clients), ...(isFresh && { staleTime: NEVER_FRESH }) });
}

/** What switching gives a user, as the server has it at this moment. */
export function freshSwitchQuotes(queryClient: QueryClient, clients: LoadClients, uid: string) {
  return queryClient.fetchQuery({ ...switchQuotesQuery(clients, uid), staleTime: NEVER_FRESH });
}
