import { kindOfList } from '@chalchitra/api/catalogue';
import type { ContentItem, ContentKind, ContentList, TitleSummary } from '@chalchitra/api/types';
import { useMemo } from 'react';
import { type Runtime, useRuntime } from '../../runtime';

/** What the cards of a page are given beside their items. */
export interface CardActions {
  thumbnailOf: (item: Pick<ContentItem, 'youtubeVideoId'>) => string | null;
  /** Hands an item to the page that its card leads to, which then needn't wait for the lookup. */
  onOpen: (kind: ContentKind, item: ContentItem) => void;
  /** The same for an item of which only its place is known. */
  onReopen: (watched: { id: string; kind: ContentKind }) => void;
}

function toCardActions({ previews, thumbnailOf }: Runtime): CardActions {
  return {
    thumbnailOf: ({ youtubeVideoId }) => (youtubeVideoId === null ? null : thumbnailOf(youtubeVideoId)),
    onOpen: (kind, item) => previews.set(item.id, { kind, item }),
    onReopen: ({ id, kind }) => previews.set(id, { kind, item: null }),
  };
}

/** What the card of a list's item is given. */
export function itemCardProps(list: ContentList, item: ContentItem, { thumbnailOf, onOpen }: CardActions) {
  const kind = kindOfList(list);
  return { item, kind, thumbnail: thumbnailOf(item), onOpen: () => onOpen(kind, item) };
}

/** What the card of a summary is given: its page looks the rest up. */
export function summaryCardProps(title: TitleSummary, { thumbnailOf, onReopen }: CardActions) {
  return { item: title, kind: title.kind, thumbnail: thumbnailOf(title), onOpen: () => onReopen(title) };
}

/** The cards' ways into the runtime. */
export function useCardActions(): CardActions {
  const runtime = useRuntime();
  return useMemo(() => toCardActions(runtime), [runtime]);
}
