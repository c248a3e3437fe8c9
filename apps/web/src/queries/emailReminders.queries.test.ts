import type { AccountClient } from '@chalchitra/api';
import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Clients } from '../platform/clients';
import { emailRemindersChange, emailRemindersQuery } from './emailReminders.queries';

const clients = (account: Partial<AccountClient>) => async () => ({ account }) as unknown as Clients;

it('says null of reminders where the server sends none', async () => {
  const unknown = clients({ emailReminders: async () => null });
  expect(await new QueryClient().fetchQuery(emailRemindersQuery(unknown, 'u1'))).toBeNull();
});

it('saves choices of reminders one after another, and holds what the server has', async () => {
  const queryClient = new QueryClient();
  const responses: { save: () => void; fail: (error: Error) => void }[] = [];
  const chooseEmailReminders = vi.fn(
    () => new Promise<void>((save, fail) => void responses.push({ save, fail })),
  );
  const account = clients({ emailReminders: async () => ({ wanted: true }), chooseEmailReminders });
  const query = emailRemindersQuery(account, 'u1');
  expect(await queryClient.fetchQuery(query)).toBe(true);
  const change = new MutationObserver(queryClient, emailRemindersChange(queryClient, account, 'u1'));
  const [first, second, third] = [change.mutate(false), change.mutate(true), change.mutate(false)];
  await vi.waitFor(() => expect(chooseEmailReminders).toHaveBeenCalled());
  expect(chooseEmailReminders.mock.calls).toEqual([['u1', { wanted: false }]]);
  responses[0]?.save();
  await first;
  expect(queryClient.getQueryData(query.queryKey)).toBe(false);
  await vi.waitFor(() => expect(chooseEmailReminders).toHaveBeenLastCalledWith('u1', { wanted: true }));
  responses[1]?.fail(new Error('away'));
  await expect(second).rejects.toThrow('away');
  expect(queryClient.getQueryData(query.queryKey)).toBe(false);
  await vi.waitFor(() => expect(chooseEmailReminders).toHaveBeenCalledTimes(3));
  responses[2]?.save();
  await third;
  expect(chooseEmailReminders).toHaveBeenLastCalledWith('u1', { wanted: false });
  expect(queryClient.getQueryData(query.queryKey)).toBe(false);
});

it('fails at once where a choice of reminders is made offline', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const queryClient = new QueryClient();
  const account = clients({ chooseEmailReminders: () => Promise.reject(new Error('offline')) });
  const change = new MutationObserver(queryClient, emailRemindersChange(queryClient, account, 'u1'));
  await expect(change.mutate(false)).rejects.toThrow('offline');
});
