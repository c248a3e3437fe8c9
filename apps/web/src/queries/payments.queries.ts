import { MINUTE_MS } from '@chalchitra/api/constants';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** A person's payments; kept fresh for a minute, and fetched again by the flows that pay. */
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

/** A person's payments as the server has them at this moment; the cache then holds them. */
export function freshPayments(queryClient: QueryClient, clients: LoadClients, uid: string) {
  return queryClient.fetchQuery({ ...paymentHistoryQuery(clients, uid), staleTime: 0 });
}

/** The plans on offer. */
export function plansQuery(clients: LoadClients) {
  return queryOptions({
    queryKey: ['payments', 'plans'],
    queryFn: async ({ signal }) => {
      const { payments } = await clients();
      return (await payments.plans({ signal })).items;
    },
  });
}
