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

/** Changes that, one change after another: the last one counts, also where the client repeats one before it. */
export function emailRemindersChange(queryClient: QueryClient, clients: LoadClients, uid: string) {
  const { queryKey } = emailRemindersQuery(clients, uid);
  return mutationOptions({
    mutationFn: async (wanted: boolean) => (await clients()).account.chooseEmailReminders(uid, { wanted }),
    onSuccess: async (_, wanted) => {
      // A slower response must not hide the change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, wanted);
    },
    // Fails at once offline, instead of looking saved until the page is left.
    networkMode: 'always',
    scope: { id: `emailReminders ${uid}` },
  });
}
