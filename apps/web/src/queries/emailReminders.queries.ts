import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** Whether a user wants e-mails before their subscription ends; null where the server sends none. */
export function emailRemindersQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: ['emailReminders', uid],
    queryFn: async ({ signal }) =>
      (await (await clients()).account.emailReminders(uid, { signal }))?.wanted ?? null,
  });
}

/** Changes that: shown at once, and put back where it can't be saved. */
export function emailRemindersChange(queryClient: QueryClient, clients: LoadClients, uid: string) {
  const { queryKey } = emailRemindersQuery(clients, uid);
  return mutationOptions({
    mutationFn: async (wanted: boolean) => (await clients()).account.chooseEmailReminders(uid, { wanted }),
    onMutate: async (wanted) => {
      // A slower response must not hide the change.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, wanted);
      return { before };
    },
    onError: (_error, _wanted, kept) => {
      queryClient.setQueryData(queryKey, kept?.before);
    },
  });
}
