import type { ContentItem } from '@chalchitra/api/types';
import { lazyPart, useIsHydrated } from '@chalchitra/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { createCell } from '../../cell';
import { keepPending } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import { useCell } from '../../useCell';
import { type CardActions, useCardActions } from '../cards/useCardActions';
import { useWatchlist } from '../viewing/useWatchlist';
import { HomeHero } from './HomeHero';
import { HomeScreen } from './HomeScreen';
import { useFetchRest, useHomeData } from './homeData';
import { LiveTvPart } from './LiveTvPart';
import { PartAfterFirstAction } from './PartAfterFirstAction';
import { RecentlyWatchedShelf } from './RecentlyWatchedShelf';
import { useHeroSlides } from './useHeroSlides';
import { useProgressiveShelves } from './useProgressiveShelves';
import { WatchlistShelf } from './WatchlistShelf';
import { toWatchingRow } from './watchingRow';

const homeNotices = lazyPart(async () => (await import('./HomeNotices')).HomeNotices);

/** / */
export function Component() {
  const { page, settings } = useRuntime();
  const queryClient = useQueryClient();
  const data = useHomeData();
  const shelves = useProgressiveShelves(data.shelves);
  const fetchRest = useFetchRest();
  const cards = useCardActions();
  const [channel] = useState(() => createCell<ContentItem | null>(null));
  const { slides, isPending, open } = useHeroSlides(data.hero, cards);

  const retry = useCallback(
    () =>
      void queryClient.refetchQueries(
        { queryKey: ['content', 'list'], predicate: ({ state }) => state.status === 'error' },
        keepPending,
      ),
    [queryClient],
  );

  // Each press counts, also on the channel that is still waited for.
  const openChannel = useCallback((item: ContentItem) => channel.set({ ...item }), [channel]);

  useEffect(() => page.blockInput(), [page]);

  return (
    <>
      <HomeScreen
        brandName={settings.brand.name}
        hero={slides.length > 0 ? <HomeHero slides={slides} onOpen={open} /> : null}
        isHeroPending={isPending}
        data={{ ...data, shelves }}
        recentlyWatched={<RecentlyWatched cards={cards} />}
        watchlist={<Watchlist cards={cards} />}
        cards={cards}
        onChannelOpen={openChannel}
        onMore={fetchRest}
        onRetry={retry}
      />
      <PartAfterFirstAction part={homeNotices} />
      <LiveTvPart channel={channel} />
    </>
  );
}

/** What a server doesn't know is fetched where it is shown, so that nothing else is rendered again after hydration. */
function RecentlyWatched({ cards }: { cards: CardActions }) {
  const { recentlyWatched, places } = useRuntime();
  const isHydrated = useIsHydrated();
  const remembered = useSelector(recentlyWatched, ({ context }) => context.items);
  const view = useCell(places, null);
  const follow = view?.follow;
  useEffect(() => follow?.(), [follow]);
  return (
    <RecentlyWatchedShelf
      items={isHydrated ? toWatchingRow(view?.places ?? [], remembered) : null}
      cards={cards}
      onRemove={view?.remove}
    />
  );
}

function Watchlist({ cards }: { cards: CardActions }) {
  const { page } = useRuntime();
  const isHydrated = useIsHydrated();
  const view = useWatchlist();
  const isUnknown = view === null && (!isHydrated || page.keepsSpace('watchlist'));
  return <WatchlistShelf titles={isUnknown ? null : (view?.titles ?? [])} cards={cards} />;
}
