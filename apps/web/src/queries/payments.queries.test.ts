import { DAY_MS } from '@chalchitra/api/constants';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Clients } from '../platform/clients';
import { samplePayments, sampleReceipt } from '../stories/samples';
import { fetchPlans, freshSwitchQuotes } from './freshPlans';
import { changedPayments, freshPayments, switchQuotesQuery } from './payments.queries';
import { receiptsQuery } from './receipts.queries';

it('fetches receipts and what a switch gives again once the payments have changed', async () => {
  const history = vi.fn(async () => ({ items: structuredClone(samplePayments.slice(1)) }));
  const switchQuotes = vi.fn(async () => null);
  const receipts = vi.fn(async () => ({ items: [sampleReceipt] }));
  const clients = async () =>
    ({ payments: { history, switchQuotes }, receipts: { receipts } }) as unknown as Clients;
  const queryClient = new QueryClient();
  const open = async () => {
    await freshPayments(queryClient, clients, 'u1');
    await queryClient.prefetchQuery(receiptsQuery(clients, 'u1'));
    await queryClient.prefetchQuery(switchQuotesQuery(clients, 'u1'));
    return [receipts.mock.calls.length, switchQuotes.mock.calls.length];
  };
  expect(await open()).toEqual([1, 1]);
  expect(await open()).toEqual([1, 1]);
  history.mockResolvedValue({ items: samplePayments });
  expect(await open()).toEqual([2, 2]);
});

it('doesn’t take payments that were requested before they changed for those after', async () => {
  const history = vi.fn().mockResolvedValueOnce({ items: [] }).mockResolvedValue({ items: samplePayments });
  const clients = async () => ({ payments: { history } }) as unknown as Clients;
  const queryClient = new QueryClient();
  const opened = freshPayments(queryClient, clients, 'u1');
  const changed = changedPayments(queryClient, clients, 'u1');
  expect(await opened).toEqual([]);
  expect(await changed).toEqual(samplePayments);
});

it('fetches changed payments also where the request before them failed', async () => {
  const history = vi
    .fn()
    .mockRejectedValueOnce({ kind: 'offline' })
    .mockResolvedValue({ items: samplePayments });
  const clients = async () => ({ payments: { history } }) as unknown as Clients;
  const queryClient = new QueryClient();
  const opened = freshPayments(queryClient, clients, 'u1').catch(() => null);
  expect(await changedPayments(queryClient, clients, 'u1')).toEqual(samplePayments);
  expect(await opened).toBeNull();
});

it('fetches what is to be fresh also where the device’s clock has been set back since', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const history = vi.fn(async () => ({ items: [] }));
  const plans = vi.fn(async () => ({ items: [] }));
  const switchQuotes = vi.fn(async () => null);
  const clients = async () => ({ payments: { history, plans, switchQuotes } }) as unknown as Clients;
  const queryClient = new QueryClient();
  const fetchAll = async () => {
    await freshPayments(queryClient, clients, 'u1');
    await fetchPlans(queryClient, clients, { isFresh: true });
    await freshSwitchQuotes(queryClient, clients, 'u1');
  };
  await fetchAll();
  vi.setSystemTime(Date.now() - DAY_MS);
  await fetchAll();
  for (const call of [history, plans, switchQuotes]) expect(call).toHaveBeenCalledTimes(2);
});
