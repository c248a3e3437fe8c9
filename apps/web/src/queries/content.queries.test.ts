import type { ContentClient } from '@chalchitra/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Clients } from '../platform/clients';
import { sampleItem } from '../stories/samples';
import { seriesQuery, videoQuery } from './content.queries';

const clients = (content: Partial<ContentClient>) => async () => ({ content }) as unknown as Clients;

it('asks for a video under the kind that is known', async () => {
  const findVideo = vi.fn(async () => ({ kind: 'kids' as const, item: sampleItem, episodes: [] }));
  await new QueryClient().fetchQuery(videoQuery(clients({ findVideo }), 'a/b', 'kids'));
  expect(findVideo).toHaveBeenCalledWith('a/b', expect.objectContaining({ kind: 'kids' }));
});

it('asks for a series and its episodes at the same time', async () => {
  const detail = vi.fn(async () => sampleItem);
  const episodes = vi.fn(async () => ({ items: [], skipped: [] }));
  const found = await new QueryClient().fetchQuery(seriesQuery(clients({ detail, episodes }), 's1'));
  expect(found).toEqual({ series: sampleItem, episodes: [] });
  expect(detail).toHaveBeenCalledWith('web-series', 's1', expect.anything());
});
