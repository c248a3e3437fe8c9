import type { AccountClient } from '@chalchitra/api';
import { queryOptions } from '@tanstack/react-query';

/** What the content server keeps of a person; null where it knows nothing. */
export function userDetailsQuery(account: AccountClient, uid: string) {
  return queryOptions({
    queryKey: ['account', uid],
    queryFn: ({ signal }) => account.details(uid, { signal }),
  });
}
