import type { ContentItem, ContentKind, ContentList, TitleSummary } from '@chalchitra/api/types';
import { useMemo } from 'react';
import { type Runtime, useRuntime } from '../../runtime';

/** What the cards of a page are given beside their items. */
export interface CardActions {
  kindOf: (list: ContentList) => ContentKind;
  thumbnailOf: (item: Pick<ContentItem, 'youtubeVideoId'>) => string | null;
  /** Hands an item to the page that its card leads to, which then needn't wait for the lookup. */
  onOpen: (kind: ContentKind, item: ContentItem) => void;
  /** The same for an item of which only its place is known. */
  onReopen: (watched: { id: string; kind: ContentKind }) => void;
}

function toCardActions({ previews, kindOfList, thumbnailOf }: Runtime): CardActions {
  return {
    kindOf: kindOfList,
    thumbnailOf: ({ youtubeVideoId }) => (youtubeVideoId === null ? null : thumbnailOf(youtubeVideoId)),
    onOpen: (kind, item) => previews.set(item.id, { kind, item }),
    onReopen: ({ id, kind }) => previews.set(id, { kind, item: null }),
  };
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
