import { expect, it, vi } from 'vitest';
import { createClients } from './clients';
import { createStore } from './storage';
import { createArea } from './testing/createArea';

const servers = { content: '/content', payments: '/payments', creators: '/creators' };

function start(status: number) {
  const onSearchUnknown = vi.fn();
  const fetch = async () => new Response('{"items":[]}', { status });
  const { search } = createClients(
    servers,
    (baseUrl) => ({ baseUrl, fetch }),
    createStore(createArea),
    () => null,
    onSearchUnknown,
  );
  return { search, onSearchUnknown };
}

it.each([
  [404, 1],
  [200, 0],
])(
  'reports with status %i of any search whether the server knows none: %i (spec §16)',
  async (status, times) => {
    for (const call of ['search', 'searchInOrder'] as const) {
      const { search, onSearchUnknown } = start(status);
      await search[call]({ q: '' });
      expect(onSearchUnknown).toHaveBeenCalledTimes(times);
    }
    const { search, onSearchUnknown } = start(status);
    await search.suggestions('a');
    expect(onSearchUnknown).toHaveBeenCalledTimes(times);
  },
);
