import { MINUTE_MS } from '@chalchitra/api/constants';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** A user's payments; kept fresh for a minute, and fetched again by the flows that pay. */
export function paymentHistoryQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: ['payments', 'history', uid],
    queryFn: async ({ signal }) => {
      const { payments } = await clients();
      return (await payments.history(uid, { signal })).items;
    },
    staleTime: MINUTE_MS,
  });
}

/** What switching to another plan gives a user; null where there is nothing to switch to. */
export function switchQuotesQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: ['payments', 'switchQuotes', uid],
    queryFn: async ({ signal }) => (await clients()).payments.switchQuotes(uid, { signal }),
    staleTime: MINUTE_MS,
  });
}

/** A user's payments as the server has them at this moment; the cache then holds them. */
export function freshPayments(queryClient: QueryClient, clients: LoadClients, uid: string) {
  return queryClient.fetchQuery({ ...paymentHistoryQuery(clients, uid), staleTime: 0 });
}

/** The available plans. */
export function plansQuery(clients: LoadClients) {
  return queryOptions({
    queryKey: ['payments', 'plans'],
    queryFn: async ({ signal }) => {
      const { payments } = await clients();
      return (await payments.plans({ signal })).items;
    },
  });
}
