import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentListQuery, type KnownList } from '../../queries/content.queries';
import { createQueryClient } from '../../queries/queryClient';
import { type Runtime, RuntimeProvider } from '../../runtime';
import { sampleItems } from '../../stories/samples';
import { useListingData } from './useListingData';

const clients = () => Promise.reject(new Error('refused'));

function Shown() {
  const { items, error } = useListingData(['news']);
  return `${items.length} items, ${error?.message ?? 'no failure'}`;
}

/** What a page shows of a list whose last fetch has failed. */
async function afterFailure(known: KnownList | undefined) {
  const queryClient = createQueryClient();
  const query = contentListQuery(clients, 'news');
  queryClient.setQueryData(query.queryKey, known);
  await queryClient.prefetchQuery({ ...query, staleTime: 0 });
  return renderToString(
    <RuntimeProvider runtime={{ clients } as Partial<Runtime> as Runtime}>
      <QueryClientProvider client={queryClient}>
        <Shown />
      </QueryClientProvider>
    </RuntimeProvider>,
  );
}

it('says that a list failed only where it isn’t there', async () => {
  const list = { items: sampleItems, first: [] };
  expect(await afterFailure({ ...list, isWhole: true })).toBe(`${sampleItems.length} items, no failure`);
  expect(await afterFailure({ ...list, isWhole: false })).toBe('0 items, refused');
  expect(await afterFailure(undefined)).toBe('0 items, refused');
});
