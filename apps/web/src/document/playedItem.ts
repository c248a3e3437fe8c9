import type { ContentKind } from '@chalchitra/api/types';

/** The id of the block in which a player page says what it plays. */
export const PLAYED_ELEMENT_ID = 'chalchitra-played';

/** What the server knows of a player page's item. */
export interface PlayedItem {
  /** The kind under which it is found; null where there is no such item. */
  kind: ContentKind | null;
  /** The address of the code that plays its playlist; null for everything else. */
  playlistCode: string | null;
}

/** Reads what a player page says of its item; null on every other page. */
export function readPlayedItem(document: Document): PlayedItem | null {
  const block = document.getElementById(PLAYED_ELEMENT_ID)?.textContent;
  return block ? JSON.parse(block) : null;
}
