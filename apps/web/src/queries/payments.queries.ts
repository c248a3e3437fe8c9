import { MINUTE_MS } from '@chalchitra/api/constants';
import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';
import { NEVER_FRESH } from './queryClient';

/** Begins the key of all that the server makes of a user's payments: it is fetched again once they have changed. */
export const madeOfPayments = (uid: string) => ['payments', 'madeOf', uid] as const;

/** A user's payments; kept fresh for a minute, and fetched again by the flows that pay. */
export function paymentHistoryQuery(clients: LoadClients, uid: string) {
  const queryKey = ['payments', 'history', uid] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const { payments } = await clients();
      const { items } = await payments.history(uid, { signal });
      const known: typeof items | undefined = client.getQueryData(queryKey);
      if (known !== undefined && replaceEqualDeep(known, items) !== known)
        void client.invalidateQueries({ queryKey: madeOfPayments(uid) });
      return items;
    },
    staleTime: MINUTE_MS,
  });
}

/** A user's payments as the server has them now, by a request that may already be on its way; the cache then holds them. */
export function freshPayments(queryClient: QueryClient, clients: LoadClients, uid: string) {
  return queryClient.fetchQuery({ ...paymentHistoryQuery(clients, uid), staleTime: NEVER_FRESH });
}

/** A user's payments once they have changed: a request that was on its way may have been answered before the change. */
export async function changedPayments(queryClient: QueryClient, clients: LoadClients, uid: string) {
  const { queryKey } = paymentHistoryQuery(clients, uid);
  await queryClient
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.catch(() => {});
  return freshPayments(queryClient, clients, uid);
}

/** What switching to another plan gives a user; null where there is nothing to switch to. */
export function switchQuotesQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: [...madeOfPayments(uid), 'switchQuotes'],
    queryFn: async ({ signal }) => (await clients()).payments.switchQuotes(uid, { signal }),
    staleTime: MINUTE_MS,
  });
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
