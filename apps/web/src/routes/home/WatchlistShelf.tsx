import { ContentRow, Shelf } from '@chalchitra/ui';
import { useCopy } from '../../copy/copy';
import { TitleCard } from '../cards/TitleCard';
import type { CardActions } from '../cards/useCardActions';
import { paths } from '../paths';
import { useWatchlist } from '../viewing/useWatchlist';

const MOST_SHOWN = 20;

/** The titles that the user has put aside last, where there are any (spec §15). */
export function WatchlistShelf({ cards }: { cards: CardActions }) {
  const { navigation, actions, cards: words } = useCopy();
  const titles = useWatchlist()?.titles ?? [];
  const label = navigation.watchlist;
  if (titles.length === 0) return null;
  return (
    <Shelf title={label} seeAll={{ href: paths.watchlist, text: actions.seeAll }}>
      <ContentRow
        label={label}
        items={titles.slice(0, MOST_SHOWN)}
        getKey={({ id }) => id}
        renderItem={(title) => (
          <TitleCard
            item={title}
            kind={title.kind}
            thumbnail={cards.thumbnailOf(title)}
            onOpen={() => cards.onReopen(title)}
          />
        )}
        previousLabel={words.previousIn({ row: label })}
        nextLabel={words.nextIn({ row: label })}
      />
    </Shelf>
  );
}
