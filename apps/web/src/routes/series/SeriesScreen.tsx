import type { ContentItem, Episode } from '@chalchitra/api/types';
import { EmptyState, HeroBanner, PageContent, Skeleton, SkeletonGrid } from '@chalchitra/ui';
import type { ReactNode } from 'react';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import { toBackdrop } from '../../present/artwork';
import { shortFacts } from '../../present/facts';
import { paths } from '../paths';
import { TitleFacts } from '../title/TitleFacts';
import { UnavailableTitle } from '../title/UnavailableTitle';
import { EpisodeList } from '../video/EpisodeList';
import { about, below } from './SeriesScreen.css';

/** A series with its episodes. */
export interface SeriesData {
  series: ContentItem;
  episodes: readonly Episode[];
}

/** What a series page shows. */
export type SeriesState =
  | { name: 'loading' }
  | { name: 'missing' }
  | { name: 'failed'; error: unknown }
  | ({ name: 'ready' } & SeriesData);

export interface SeriesScreenProps {
  state: SeriesState;
  /** The video host's picture, for a series that has none. */
  thumbnail?: string | null | undefined;
  onRetry: () => void;
  /** Called before the player is opened. */
  onOpen: () => void;
  /** Buttons beside Watch Now. */
  actions?: ReactNode;
  /** What follows the episodes. */
  moreLikeThis?: ReactNode;
}

/** A series: its art, its description, its episodes, and the facts of it. */
export function SeriesScreen({
  state,
  thumbnail = null,
  onRetry,
  onOpen,
  actions,
  moreLikeThis,
}: SeriesScreenProps) {
  const { loading } = useBaseMessages();
  const { failures } = useMessages('browse');
  if (state.name === 'ready')
    return (
      <Series
        {...state}
        thumbnail={thumbnail}
        onOpen={onOpen}
        actions={actions}
        moreLikeThis={moreLikeThis}
      />
    );
  return (
    <PageContent variant={state.name === 'loading' ? 'bleed' : 'centred'}>
      {state.name === 'loading' ? (
        <>
          <Skeleton shape="hero" />
          <div className={below}>
            <SkeletonGrid label={loading} variant="wide" />
          </div>
        </>
      ) : (
        <UnavailableTitle
          error={state.name === 'failed' ? state.error : null}
          failureText={failures.series}
          onRetry={onRetry}
        />
      )}
    </PageContent>
  );
}

/** Where a series is played: its first episode, or without any its own video; undefined where there is neither. */
function playerPath({ series, episodes: [first] }: SeriesData): string | undefined {
  if (first !== undefined) return paths.episode(series.id, first.id);
  return (series.videoUrl ?? series.youtubeVideoId) ? paths.video(series.id) : undefined;
}

function Series({
  series,
  episodes,
  thumbnail,
  onOpen,
  actions: titleActions,
  moreLikeThis,
}: SeriesData & {
  thumbnail: string | null;
  onOpen: () => void;
  actions: ReactNode;
  moreLikeThis: ReactNode;
}) {
  const { actions } = useBaseMessages();
  const { series: messages } = useMessages('browse');
  const present = usePresent();
  return (
    <PageContent variant="bleed">
      <HeroBanner
        title={series.title}
        lang={series.lang}
        artwork={toBackdrop(series.artwork, thumbnail)}
        descriptionText={series.description}
        facts={[
          ...shortFacts({ ...series, durationSeconds: null }, present),
          messages.episodeCount({ count: episodes.length }),
        ]}
        href={playerPath({ series, episodes })}
        watchText={actions.watchNow}
        action={titleActions}
        onOpen={onOpen}
        isPriority
        headingLevel={1}
      />
      <div className={below}>
        {episodes.length === 0 ? (
          <EmptyState title={messages.noEpisodes} />
        ) : (
          <EpisodeList seriesId={series.id} episodes={episodes} lang={series.lang} currentId={null} />
        )}
        <div className={about}>
          <TitleFacts item={series} durationSeconds={null} />
        </div>
        {moreLikeThis}
      </div>
    </PageContent>
  );
}
