import type { TitleSummary } from '@chalchitra/api/types';
import { CardAction, IconButton, WatchlistButton, WatchlistMark } from '@chalchitra/ui';
import { useBaseMessages } from '../../copy/copy';
import { useListing } from './useWatchlist';

/** What the watchlist's button of a title shows and does; null until title and list are known. */
function useWatchlistAction(title: TitleSummary | null) {
  const { watchlist } = useBaseMessages();
  const listing = useListing(title);
  if (title === null || listing === null) return null;
  const { isListed, toggle } = listing;
  return {
    isListed,
    toggle,
    text: isListed ? watchlist.remove : watchlist.add,
    label: isListed
      ? watchlist.removeTitle({ title: title.title })
      : watchlist.addTitle({ title: title.title }),
  };
}

/** On a card: adds its title to the watchlist, or removes it. */
export function WatchlistAction({ title }: { title: TitleSummary }) {
  const action = useWatchlistAction(title);
  return (
    action && (
      <CardAction label={action.label} mark={action.isListed ? 'added' : 'add'} onAct={action.toggle} />
    )
  );
}

/** Beside Watch Now on a large picture, in the same line: what comes late moves nothing. */
export function WatchlistHeroAction({ title }: { title: TitleSummary }) {
  const action = useWatchlistAction(title);
  return (
    action && (
      <IconButton
        variant="onPicture"
        label={action.label}
        icon={<WatchlistMark isListed={action.isListed} />}
        onClick={action.toggle}
      />
    )
  );
}

/** On a title's own page, with words. */
export function WatchlistToggle({ title }: { title: TitleSummary | null }) {
  const action = useWatchlistAction(title);
  return action && <WatchlistButton isListed={action.isListed} text={action.text} onToggle={action.toggle} />;
}
