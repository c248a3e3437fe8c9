import { kindOfList } from '@chalchitra/api/catalogue';
import type { ContentItem, ContentList, Id, TitleSummary } from '@chalchitra/api/types';
import { useMemo } from 'react';
import { type Preview, type Runtime, useRuntime } from '../../runtime';

/** What the cards of a page are given beside their items. */
export interface CardActions {
  thumbnailOf: Runtime['thumbnailOf'];
  /** Keeps what a card knows for the page that it opens. */
  onOpen: (id: Id, preview: Preview) => void;
}

/** What the card of a list's item is given. */
export function itemCardProps(list: ContentList, item: ContentItem, { thumbnailOf, onOpen }: CardActions) {
  const kind = kindOfList(list);
  return { item, kind, thumbnail: thumbnailOf(item), onOpen: () => onOpen(item.id, { kind, item }) };
}

/** What the card of a summary is given: its page looks the rest up. */
export function summaryCardProps(title: TitleSummary, { thumbnailOf, onOpen }: CardActions) {
  const { id, kind } = title;
  return { item: title, kind, thumbnail: thumbnailOf(title), onOpen: () => onOpen(id, { kind, item: null }) };
}

/** The cards' ways into the runtime. */
export function useCardActions(): CardActions {
  const { previews, thumbnailOf } = useRuntime();
  return useMemo(
    () => ({ thumbnailOf, onOpen: (id, preview) => previews.set(id, preview) }),
    [previews, thumbnailOf],
  );
}
