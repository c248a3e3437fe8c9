import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Clients } from '../platform/clients';
import { samplePayments, sampleReceipt } from '../stories/samples';
import { freshPayments, switchQuotesQuery } from './payments.queries';
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
