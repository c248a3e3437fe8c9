import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../queries/queryClient';
import { type Runtime, RuntimeProvider } from '../../runtime';
import { sampleResponse } from '../../stories/samples';
import { readSearch, type SearchChoice } from './searchAddress';
import { resultsQuery } from './searchData';
import { useSearchResults } from './useSearchResults';

const [model] = sampleResponse.items;

/** A server with so many titles, of which the fourth can't be read; one that doesn't know `offset` gives the first again. */
function start(total: number | null, isOffsetKnown = true) {
  const search = async ({ limit = 0, offset = 0 }) => {
    const from = isOffsetKnown ? offset : 0;
    const length = Math.min(limit, (total ?? 100) - from);
    const items = Array.from({ length }, (_, index) => ({ ...model, id: `t${from + index}` }));
    const isRead = ({ id }: { id: string }) => id !== 't3';
    const skipped = items.flatMap((item, index) => (isRead(item) ? [] : [{ index, reason: 'unreadable' }]));
    return { ...sampleResponse, items: items.filter(isRead), skipped, total };
  };
  const clients = async () => ({ search: { search, searchInOrder: search } });
  return { clients: clients as unknown as Runtime['clients'], queryClient: createQueryClient() };
}

function Shown({ choice }: { choice: SearchChoice }) {
  const { found, rest } = useSearchResults(choice);
  return `${found?.items.length} ${rest}`;
}

it.each([
  ['all of a few', 'q=a', 80, 1, '79 none'],
  ['of an unknown number', 'q=a', null, 1, '99 none'],
  ['the first', 'q=a', 640, 1, '99 more'],
  ['the second', 'q=a', 640, 2, '199 more'],
  ['all of many', 'q=a', 240, 4, '239 none'],
  ['no more than a search gives', 'q=a', 640, 6, '499 cut'],
  ['what is popular, which isn’t a search', '', 640, 1, '23 none'],
])('shows %s (spec §16)', async (_case, query, total, pages, shown) => {
  expect(await shownAfter(start(total), query, pages)).toBe(shown);
});

it.each([640, 150])('ends where the server gives the first titles again, of %d', async (total) => {
  expect(await shownAfter(start(total, false), 'q=a', 1)).toBe('99 more');
  expect(await shownAfter(start(total, false), 'q=a', 4)).toBe('99 cut');
});

/** What is shown, and what is said of the rest, after so many pages were requested. */
async function shownAfter({ clients, queryClient }: ReturnType<typeof start>, query: string, pages: number) {
  const choice = readSearch(new URLSearchParams(query));
  await queryClient.fetchInfiniteQuery({ ...resultsQuery(clients, choice), pages });
  return renderToString(
    <RuntimeProvider runtime={{ clients } as Partial<Runtime> as Runtime}>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location="/search">
          <Shown choice={choice} />
        </StaticRouter>
      </QueryClientProvider>
    </RuntimeProvider>,
  );
}
