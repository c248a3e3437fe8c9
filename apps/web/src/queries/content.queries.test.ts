import type { ContentClient } from '@chalchitra/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { sampleItem } from '../stories/samples';
import { contentListQuery, seriesQuery, videoQuery } from './content.queries';

const client = (part: Partial<ContentClient>) => part as ContentClient;

it('shows of two items with one id the first, in the order sent', async () => {
  const items = [
    { ...sampleItem, id: 'a', title: 'first' },
    { ...sampleItem, id: 'b' },
    { ...sampleItem, id: 'a', title: 'second' },
  ];
  const list = vi.fn(async () => ({ items, skipped: [] }));
  const shown = await new QueryClient().fetchQuery(contentListQuery(client({ list }), 'videos'));
  expect(shown.map(({ id, title }) => [id, title])).toEqual([
    ['a', 'first'],
    ['b', sampleItem.title],
  ]);
});

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
