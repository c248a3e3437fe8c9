import type { ContentKind } from '@chalchitra/api/types';

/** The pattern of the player's pages. */
export const VIDEO_PATH = '/video/:id';

/** The kind under which an address says that its item is found: a series' where it names an episode. */
export function kindOfAddress(search: URLSearchParams): ContentKind | undefined {
  return search.has('episode') ? 'web-series' : undefined;
}
