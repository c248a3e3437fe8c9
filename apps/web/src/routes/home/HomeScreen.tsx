import type { ContentItem, ContentList } from '@chalchitra/api/types';
import { ChannelCard, ContentRow, Link, PageContent, Shelf, Skeleton, SkeletonRow } from '@chalchitra/ui';
import { visuallyHidden } from '@chalchitra/ui/theme';
import { Fragment, memo, type ReactNode } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { toArtworkSources } from '../../present/artwork';
import { TitleCard } from '../cards/TitleCard';
import { type CardActions, itemCardProps } from '../cards/useCardActions';
import { PartFailure } from '../frame/PartFailure';
import { paths } from '../paths';
import { inGutters, shelvesAlone, shelves as shelvesClass } from './HomeScreen.css';
import type { HomeData, ShelfState } from './homeData';

/** Shelves whose first pictures are requested with the page. */
const EARLY_SHELVES = 2;

export interface HomeScreenProps {
  brandName: string;
  /** Null where there is nothing to feature. */
  hero: ReactNode;
  isHeroPending: boolean;
  data: HomeData;
  recentlyWatched: ReactNode;
  watchlist: ReactNode;
  cards: CardActions;
  onChannelOpen: (channel: ContentItem) => void;
  /** The rest of a list is wanted. */
  onMore: (list: ContentList) => void;
  onRetry: () => void;
}

/** The home page: the hero and the shelves; an empty shelf isn't shown (spec §1). */
export function HomeScreen(props: HomeScreenProps) {
  const { brandName, hero, isHeroPending, data, recentlyWatched, watchlist } = props;
  const { cards, onChannelOpen, onMore, onRetry } = props;
  const { home } = useBaseMessages();
  return (
    <PageContent variant="bleed">
      <h1 className={visuallyHidden}>{brandName}</h1>
      {isHeroPending ? <Skeleton shape="hero" /> : hero}
      <div className={hero === null && !isHeroPending ? shelvesAlone : shelvesClass}>
        {data.hasLanguagesFirst && (
          <p className={inGutters}>
            <Link variant="alone" href={paths.contentLanguages}>
              {home.languagesFirst}
            </Link>
          </p>
        )}
        {recentlyWatched}
        {data.hasAllFailed ? (
          <>
            {watchlist}
            <div className={inGutters}>
              <PartFailure error={data.hero.error} onRetry={onRetry}>
                {home.allFailed}
              </PartFailure>
            </div>
          </>
        ) : (
          data.shelves.map((state, index) => (
            <Fragment key={state.shelf.list}>
              <HomeShelfPart
                state={state}
                isEarly={index < EARLY_SHELVES}
                cards={cards}
                onChannelOpen={onChannelOpen}
                onMore={onMore}
                onRetry={onRetry}
              />
              {state.shelf.isLive && watchlist}
            </Fragment>
          ))
        )}
      </div>
    </PageContent>
  );
}

interface HomeShelfPartProps extends Pick<HomeScreenProps, 'cards' | 'onChannelOpen' | 'onMore' | 'onRetry'> {
  state: ShelfState;
  isEarly: boolean;
}

/** A shelf isn't rendered again for what happens in another. */
const HomeShelfPart = memo(function HomeShelfPart({
  state,
  isEarly,
  cards,
  onChannelOpen,
  onMore,
  onRetry,
}: HomeShelfPartProps) {
  const { shelf, status, items, isWhole, error } = state;
  const messages = useBaseMessages();
  const { failures, actions, loading } = messages;
  const title = shelf.title(messages);
  if (status === 'failed') {
    if (shelf.failure === null) return null;
    return (
      <Shelf title={title}>
        <PartFailure error={error} onRetry={onRetry}>
          {failures[shelf.failure]}
        </PartFailure>
      </Shelf>
    );
  }
  if (status === 'pending') {
    return (
      <Shelf title={title}>
        <SkeletonRow label={loading} shape={shelf.isLive ? 'wide' : 'tile'} />
      </Shelf>
    );
  }
  if (items.length === 0) return null;
  return (
    <Shelf
      title={title}
      seeAll={shelf.seeAll === null ? undefined : { href: shelf.seeAll, text: actions.seeAll }}
    >
      <ContentRow
        label={title}
        items={items}
        getKey={({ id }) => id}
        renderItem={(item) =>
          shelf.isLive ? (
            <ChannelCard
              title={item.title}
              lang={item.lang}
              artwork={toArtworkSources(item.artwork, cards.thumbnailOf(item))}
              liveText={messages.cards.live}
              onOpen={() => onChannelOpen(item)}
            />
          ) : (
            <TitleCard {...itemCardProps(shelf.list, item, cards)} />
          )
        }
        previousLabel={messages.cards.previousIn({ row: title })}
        nextLabel={messages.cards.nextIn({ row: title })}
        isEarly={isEarly}
        onMore={isWhole ? undefined : () => onMore(shelf.list)}
      />
    </Shelf>
  );
});
