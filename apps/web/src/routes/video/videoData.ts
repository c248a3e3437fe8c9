import type { ContentKind } from '@chalchitra/api/types';
import { videoQuery } from '../../queries/content.queries';
import type { Runtime } from '../../runtime';
import type { Address } from '../pages';
import { loadPlaces } from '../viewing/viewingData';
import { kindOfAddress } from './videoAddress';

/** The kind under which the item of an address is found: a series' where an episode is named, else the preview's. */
export function knownKind(
  { previews }: Runtime,
  id: string,
  search: URLSearchParams,
): ContentKind | undefined {
  return kindOfAddress(search) ?? previews.get(id)?.kind;
}

/** Fetches the item of a player page, and for what plays it. */
export function loadVideo(runtime: Runtime, { id, search }: Address): void {
  const kind = knownKind(runtime, id, search);
  // A failure is shown when something is to be played.
  runtime.loadPlayer().catch(() => {});
  void runtime.queryClient.prefetchQuery(videoQuery(runtime.clients, id, kind));
  loadPlaces(runtime);
}
