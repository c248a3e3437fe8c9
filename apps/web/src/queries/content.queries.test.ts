import type { ContentClient } from '@chalchitra/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { sampleItem } from '../stories/samples';
import { seriesQuery, videoQuery } from './content.queries';

const client = (part: Partial<ContentClient>) => part as ContentClient;

it('asks for a video under the kind that is known', async () => {
  const findVideo = vi.fn(async () => ({ kind: 'kids' as const, item: sampleItem, episodes: [] }));
  await new QueryClient().fetchQuery(videoQuery(client({ findVideo }), 'a/b', 'kids'));
  expect(findVideo).toHaveBeenCalledWith('a/b', expect.objectContaining({ kind: 'kids' }));
});

it('asks for a series and its episodes at the same time', async () => {
  const detail = vi.fn(async () => sampleItem);
  const episodes = vi.fn(async () => ({ items: [], skipped: [] }));
  const found = await new QueryClient().fetchQuery(seriesQuery(client({ detail, episodes }), 's1'));
  expect(found).toEqual({ series: sampleItem, episodes: [] });
  expect(detail).toHaveBeenCalledWith('web-series', 's1', expect.anything());
});
