import type { ContentKind } from '@chalchitra/api/types';

/** The kind under which an address says that its item is found: a series' where it names an episode. */
export function kindOfAddress(search: URLSearchParams): ContentKind | undefined {
  return search.has('episode') ? 'web-series' : undefined;
}
