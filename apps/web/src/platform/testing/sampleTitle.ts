import type { TitleSummary } from '@chalchitra/api/types';

/** A title as lists have it, with an id and whatever else a test is about. */
export const sampleTitle = (id: string, more: Partial<TitleSummary> = {}): TitleSummary => ({
  id,
  kind: 'videos',
  title: `Title ${id}`,
  artwork: { small: null, wide: null },
  genres: [],
  durationSeconds: null,
  createdAt: null,
  lang: null,
  youtubeVideoId: null,
  ...more,
});
