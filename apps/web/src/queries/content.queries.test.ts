import type { ContentClient } from '@chalchitra/api';
import { DAY_MS } from '@chalchitra/api/constants';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Clients } from '../platform/clients';
import { sampleItem } from '../stories/samples';
import { contentListQuery, listBeginningQuery, seriesQuery, videoQuery } from './content.queries';

const clients = (content: Partial<ContentClient>) => async () => ({ content }) as unknown as Clients;

it('fetches a video under the kind that is known', async () => {
  const findVideo = vi.fn(async () => ({ kind: 'kids' as const, item: sampleItem, episodes: [] }));
  await new QueryClient().fetchQuery(videoQuery(clients({ findVideo }), 'a/b', 'kids'));
  expect(findVideo).toHaveBeenCalledWith('a/b', expect.objectContaining({ kind: 'kids' }));
});

it('fetches a series and its episodes at the same time', async () => {
  const detail = vi.fn(async () => sampleItem);
  const episodes = vi.fn(async () => ({ items: [], skipped: [] }));
  const found = await new QueryClient().fetchQuery(seriesQuery(clients({ detail, episodes }), 's1'));
  expect(found).toEqual({ series: sampleItem, episodes: [] });
  expect(detail).toHaveBeenCalledWith('web-series', 's1', expect.anything());
});

it('fetches the rest of a list that a page brought the beginning of, once and only where it is wanted', async () => {
  const list = vi.fn(async () => ({ items: [sampleItem, { ...sampleItem, id: 'second' }], skipped: [] }));
  const cache = new QueryClient();
  const whole = contentListQuery(clients({ list }), 'news');
  // The device's clock has been set back since.
  const updatedAt = Date.now() + DAY_MS;
  cache.setQueryData(whole.queryKey, { items: [sampleItem], isWhole: false, first: [] }, { updatedAt });
  await cache.prefetchQuery(listBeginningQuery(clients({ list }), 'news'));
  expect(list).not.toHaveBeenCalled();
  await cache.prefetchQuery(whole);
  await cache.prefetchQuery(whole);
  expect(list).toHaveBeenCalledOnce();
  expect(cache.getQueryData(whole.queryKey)).toMatchObject({ isWhole: true, items: { length: 2 } });
});
