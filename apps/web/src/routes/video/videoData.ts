import type { ContentKind } from '@chalchitra/api/types';
import { videoQuery } from '../../queries/content.queries';
import type { Runtime } from '../../runtime';
import type { PathParams } from '../matchPath';

/** The kind under which the item of an address was handed over, where a card did so. */
export function knownKind({ handedItems }: Runtime, id: string): ContentKind | undefined {
  return handedItems.get(id)?.kind;
}

/** Asks for the item of a player page, and for what plays it. */
export function prefetchVideo(runtime: Runtime, { id = '' }: PathParams): void {
  // A failure to bring it is told when something is to be played.
  runtime.bringPlayer().catch(() => {});
  void runtime.queryClient.prefetchQuery(videoQuery(runtime.content, id, knownKind(runtime, id)));
}
