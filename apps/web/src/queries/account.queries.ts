import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** What the content server keeps of a person; null where it knows nothing. */
export function userDetailsQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: ['account', uid],
    queryFn: async ({ signal }) => (await clients()).account.details(uid, { signal }),
  });
}
