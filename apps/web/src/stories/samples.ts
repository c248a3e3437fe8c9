import type { ContentItem } from '@chalchitra/api/types';

/** An item as stories and tests need one. */
export const sampleItem: ContentItem = {
  id: 'monsoon-days',
  title: 'Monsoon Days',
  description: 'A ferry driver and a schoolteacher wait out the rains in a village that the map forgot.',
  artwork: { small: null, wide: null },
  videoUrl: null,
  genres: ['Drama', 'Romance'],
  languages: ['Malayalam'],
  keywords: ['rain', 'ferry'],
  qualities: ['HD'],
  subscription: 'free',
  price: 0,
  durationSeconds: 6_300,
  createdAt: '2024-06-14T00:00:00Z',
  updatedAt: null,
  youtubeVideoId: null,
  lang: 'en',
};
