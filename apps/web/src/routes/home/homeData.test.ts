import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../queries/queryClient';
import type { Runtime } from '../../runtime';
import { keepBeginnings, loadHome } from './homeData';
import { homeShelves } from './homeShelves';

it('reports each failed fetch of a shelf that says nothing of it, and none of what is there (spec §8)', async () => {
  const report = vi.fn();
  const list = vi.fn(async (name: string): Promise<{ items: []; first: [] }> => {
    throw name;
  });
  const queryClient = createQueryClient(report);
  const runtime = { clients: async () => ({ content: { list } }), queryClient } as unknown as Runtime;
  const quiet = homeShelves.filter(({ failure }) => failure === null).map((shelf) => shelf.list);
  await loadHome(runtime);
  expect(report.mock.calls).toEqual(quiet.map((list) => [list, 'home shelf']));
  await queryClient.refetchQueries();
  expect(report.mock.calls.map(([error]) => error)).toEqual([...quiet, ...quiet]);

  list.mockResolvedValue({ items: [], first: [] });
  await loadHome(runtime);
  keepBeginnings(runtime);
  list.mockRejectedValue('down');
  await queryClient.refetchQueries();
  expect(list).toHaveBeenCalledTimes(4 * (homeShelves.length + 1));
  expect(report).toHaveBeenCalledTimes(2 * quiet.length);
});
