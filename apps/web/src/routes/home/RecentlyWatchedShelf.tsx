import type { WatchedItem } from '@chalchitra/machines';
import { ContentRow, Shelf, SkeletonRow } from '@chalchitra/ui';
import { useCopy } from '../../copy/copy';
import { TitleCard } from '../cards/TitleCard';
import type { CardActions } from '../cards/useCardActions';
import { keptSpace } from './RecentlyWatchedShelf.css';

export interface RecentlyWatchedShelfProps {
  /** Null until it is known: the space is then kept where the page's head found that there are some. */
  items: readonly WatchedItem[] | null;
  cards: CardActions;
}

/** What this account watched last, newest first (spec §3). */
export function RecentlyWatchedShelf({ items, cards }: RecentlyWatchedShelfProps) {
  const { home, loading, cards: words } = useCopy();
  const title = home.recentlyWatched;
  if (items === null) {
    return (
      <div className={keptSpace}>
        <Shelf title={title}>
          <SkeletonRow label={loading} />
        </Shelf>
      </div>
    );
  }
  if (items.length === 0) return null;
  return (
    <Shelf title={title}>
      <ContentRow
        label={title}
        items={items}
        getKey={({ kind, id }) => `${kind}/${id}`}
        renderItem={(item) => (
          <TitleCard
            item={item}
            kind={item.kind}
            thumbnail={cards.thumbnailOf(item)}
            onOpen={() => cards.onReopen(item)}
          />
        )}
        previousLabel={words.previousIn(title)}
        nextLabel={words.nextIn(title)}
      />
    </Shelf>
  );
}
