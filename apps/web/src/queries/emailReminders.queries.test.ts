import type { AccountClient } from '@chalchitra/api';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Clients } from '../platform/clients';
import { emailRemindersChange, emailRemindersQuery } from './emailReminders.queries';

const clients = (account: Partial<AccountClient>) => async () => ({ account }) as unknown as Clients;

it('says null of reminders where the server sends none', async () => {
  const unknown = clients({ emailReminders: async () => null });
  expect(await new QueryClient().fetchQuery(emailRemindersQuery(unknown, 'u1'))).toBeNull();
});

it('shows a choice of reminders at once, and puts it back where it can’t be saved', async () => {
  const queryClient = new QueryClient();
  let fail = () => {};
  const chooseEmailReminders = vi.fn(
    () =>
      new Promise<void>((_, reject) => {
        fail = () => reject(new Error('away'));
      }),
  );
  const account = clients({ emailReminders: async () => ({ wanted: true }), chooseEmailReminders });
  const query = emailRemindersQuery(account, 'u1');
  expect(await queryClient.fetchQuery(query)).toBe(true);
  const change = new MutationObserver(queryClient, emailRemindersChange(queryClient, account, 'u1'));
  const changed = change.mutate(false);
  await vi.waitFor(() => expect(chooseEmailReminders).toHaveBeenCalledWith('u1', { wanted: false }));
  expect(queryClient.getQueryData(query.queryKey)).toBe(false);
  fail();
  await expect(changed).rejects.toThrow('away');
  expect(queryClient.getQueryData(query.queryKey)).toBe(true);
});
