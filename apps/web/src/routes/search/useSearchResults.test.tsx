import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { OrderedResponse } from '../../platform/languages/orderedLists';
import { createQueryClient } from '../../queries/queryClient';
import { type Runtime, RuntimeProvider } from '../../runtime';
import { sampleResponse } from '../../stories/samples';
import { readSearch, type SearchChoice } from './searchAddress';
import { resultsQuery } from './searchData';
import { useSearchResults } from './useSearchResults';

const clients = () => Promise.reject(new Error('refused'));

function Rest({ choice }: { choice: SearchChoice }) {
  return useSearchResults(choice).rest;
}

/** What is said of the rest where so many titles are shown, and the server gave some of all that it has. */
function restAt(query: string, shown: number, given: number, total: number | null) {
  const choice = readSearch(new URLSearchParams(query));
  const queryClient = createQueryClient();
  const items = Array.from({ length: given }, () => sampleResponse.items)
    .flat()
    .slice(0, given);
  const found: OrderedResponse = { ...sampleResponse, items, total, first: [] };
  queryClient.setQueryData(resultsQuery(clients, choice, shown).queryKey, found);
  return renderToString(
    <RuntimeProvider runtime={{ clients } as Partial<Runtime> as Runtime}>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={{ pathname: '/search', state: { shown } }}>
          <Rest choice={choice} />
        </StaticRouter>
      </QueryClientProvider>
    </RuntimeProvider>,
  );
}

it.each([
  ['q=a', 100, 80, 80, 'none'],
  ['q=a', 100, 100, null, 'none'],
  ['q=a', 100, 100, 640, 'more'],
  ['q=a', 200, 200, 640, 'more'],
  // A server that gives no more than 100 at once.
  ['q=a', 200, 100, 640, 'cut'],
  ['q=a', 500, 500, 640, 'cut'],
  // What is popular isn't a search.
  ['', 100, 24, 640, 'none'],
])('of “%s”, with %d shown, %d given of %j: %s', (query, shown, given, total, rest) => {
  expect(restAt(query, shown, given, total)).toBe(rest);
});
