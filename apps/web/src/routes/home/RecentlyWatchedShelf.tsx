import type { TitleSummary } from '@chalchitra/api/types';
import { CardAction, ContentRow, Shelf, SkeletonRow } from '@chalchitra/ui';
import { useBaseMessages } from '../../copy/copy';
import { percentOf } from '../../present/present';
import { TitleCard } from '../cards/TitleCard';
import { type CardActions, summaryCardProps } from '../cards/useCardActions';
import { paths } from '../paths';
import { keptSpace } from './HomeScreen.css';
import { RECENTLY_WATCHED_ID } from './homeAnchors';
import type { WatchingItem } from './watchingRow';

export interface RecentlyWatchedShelfProps {
  /** Null until it is known: the space is then kept where the page's head found that there are some. */
  items: readonly WatchingItem[] | null;
  cards: CardActions;
  /** Removes a title from the row; undefined while it can't be. */
  onRemove?: ((title: TitleSummary) => void) | undefined;
}

/** What this account watched last, newest first, and how far (spec §3, §15). */
export function RecentlyWatchedShelf({ items, cards, onRemove }: RecentlyWatchedShelfProps) {
  const { home, loading, cards: messages } = useBaseMessages();
  const label = home.recentlyWatched;
  if (items === null) {
    return (
      <div className={keptSpace.recentlyWatched}>
        <Shelf title={label} anchor={RECENTLY_WATCHED_ID}>
          <SkeletonRow label={loading} />
        </Shelf>
      </div>
    );
  }
  if (items.length === 0) return null;

  const noteOf = ({ episode, isNext }: WatchingItem) =>
    episode?.name && isNext ? home.nextEpisode({ name: episode.name }) : episode?.name;
  const progressOf = ({ progress }: WatchingItem) =>
    progress === null
      ? undefined
      : { value: progress, label: home.watched({ percent: percentOf(progress) }) };

  return (
    <Shelf title={label} anchor={RECENTLY_WATCHED_ID}>
      <ContentRow
        label={label}
        items={items}
        getKey={({ title }) => title.id}
        renderItem={(item) => (
          <TitleCard
            {...summaryCardProps(item.title, cards)}
            href={item.episode ? paths.episode(item.title.id, item.episode.id) : undefined}
            progress={progressOf(item)}
            noteText={noteOf(item)}
            actions={
              onRemove && (
                <CardAction
                  label={home.removeFromRow({ title: item.title.title })}
                  mark="remove"
                  onAct={() => onRemove(item.title)}
                />
              )
            }
          />
        )}
        previousLabel={messages.previousIn({ row: label })}
        nextLabel={messages.nextIn({ row: label })}
      />
    </Shelf>
  );
}
