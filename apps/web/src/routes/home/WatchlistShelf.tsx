import type { TitleSummary } from '@chalchitra/api/types';
import { ContentRow, Shelf, SkeletonRow } from '@chalchitra/ui';
import { useBaseMessages } from '../../copy/copy';
import { TitleCard } from '../cards/TitleCard';
import { type CardActions, summaryCardProps } from '../cards/useCardActions';
import { paths } from '../paths';
import { keptSpace } from './HomeScreen.css';

const MAX_SHOWN = 20;

export interface WatchlistShelfProps {
  /** Null until it is known: the space is then kept where the page's head found that there are some. */
  titles: readonly TitleSummary[] | null;
  cards: CardActions;
}

/** The titles that the user has put aside last, where there are any (spec §15). */
export function WatchlistShelf({ titles, cards }: WatchlistShelfProps) {
  const { navigation, actions, loading, cards: messages } = useBaseMessages();
  const label = navigation.watchlist;
  if (titles === null) {
    return (
      <div className={keptSpace.watchlist}>
        <Shelf title={label}>
          <SkeletonRow label={loading} />
        </Shelf>
      </div>
    );
  }
  if (titles.length === 0) return null;
  return (
    <Shelf title={label} seeAll={{ href: paths.watchlist, text: actions.seeAll }}>
      <ContentRow
        label={label}
        items={titles.slice(0, MAX_SHOWN)}
        getKey={({ id }) => id}
        renderItem={(title) => <TitleCard {...summaryCardProps(title, cards)} />}
        previousLabel={messages.previousIn({ row: label })}
        nextLabel={messages.nextIn({ row: label })}
      />
    </Shelf>
  );
}
