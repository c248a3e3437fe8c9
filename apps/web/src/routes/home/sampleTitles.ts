import type { ContentItem } from '@chalchitra/api/types';
export const featuredSamples: readonly ContentItem[] = [];
