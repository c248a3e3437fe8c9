import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** That the server can export and delete an account; null where it doesn't know the calls. */
export function accountSummaryQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: ['accountSummary', uid],
    queryFn: async ({ signal }) => (await clients()).personalData.summary(uid, { signal }),
  });
}

/** What the content server keeps of a user; null where it knows nothing. */
export function userDetailsQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: ['account', uid],
    queryFn: async ({ signal }) => (await clients()).account.details(uid, { signal }),
  });
}
