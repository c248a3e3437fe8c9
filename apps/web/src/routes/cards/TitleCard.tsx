import type { ContentItem, ContentKind } from '@chalchitra/api/types';
import { ContentCard, type ContentCardProps } from '@chalchitra/ui';
import type { ReactNode } from 'react';
import { useBaseMessages, usePresent } from '../../copy/copy';
import { toArtworkSources } from '../../present/artwork';
import { shortFacts } from '../../present/facts';
import { paths } from '../paths';
import { toSummary } from '../viewing/useWatchlist';
import { WatchlistAction } from '../viewing/WatchlistAction';

/** What a card shows of an item; recently watched ones are kept without the rest. */
export type CardItem = Pick<
  ContentItem,
  'id' | 'title' | 'artwork' | 'genres' | 'durationSeconds' | 'createdAt' | 'lang' | 'youtubeVideoId'
> &
  Partial<Pick<ContentItem, 'qualities' | 'price'>>;

export interface TitleCardProps
  extends Pick<ContentCardProps, 'size' | 'headingLevel' | 'progress' | 'noteText' | 'markedTitle'> {
  item: CardItem;
  kind: ContentKind;
  /** The video host's picture of an embedded video, where it has one. */
  thumbnail: string | null;
  /** Where it leads in place of the title's own page. */
  href?: string | undefined;
  /** Buttons on the picture beside the watchlist's. */
  actions?: ReactNode;
  onOpen: () => void;
}

/** The page that a card leads to: a series' own, else the player. */
export function pathOfItem(kind: ContentKind, id: string): string {
  return kind === 'web-series' ? paths.series(id) : paths.video(id);
}

/** The card of one item of any list. */
export function TitleCard({ item, kind, thumbnail, href, actions: more, onOpen, ...rest }: TitleCardProps) {
  const { actions, cards } = useBaseMessages();
  const present = usePresent();
  const isLive = kind === 'youtube-channels';
  const { qualities = [], price = 0 } = item;
  const [quality] = qualities;
  return (
    <ContentCard
      {...rest}
      href={href ?? pathOfItem(kind, item.id)}
      title={item.title}
      lang={item.lang}
      artwork={toArtworkSources(item.artwork, thumbnail)}
      facts={shortFacts(item, present)}
      badges={[
        ...(isLive ? [{ text: cards.live, tone: 'live' as const }] : []),
        ...(!isLive && quality !== undefined ? [{ text: quality, lang: 'en' }] : []),
        ...(price > 0 ? [{ text: present.money(price), tone: 'highlight' as const }] : []),
      ]}
      watchText={actions.watchNow}
      actions={
        !isLive && (
          <>
            <WatchlistAction title={toSummary(item, kind)} />
            {more}
          </>
        )
      }
      onOpen={onOpen}
    />
  );
}
