import { useQuery } from '@tanstack/react-query';
import { useBaseMessages } from '../../copy/copy';
import { seriesQuery } from '../../queries/content.queries';
import { keepPending } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import { useCardActions } from '../cards/useCardActions';
import { isMissing } from '../frame/explain';
import { useHasPaid } from '../frame/SubscribersOnly';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { usePageId } from '../pages';
import { MoreLikeThis } from '../title/MoreLikeThis';
import { ShareAction } from '../title/ShareAction';
import { toSummary } from '../viewing/useWatchlist';
import { WatchlistHeroAction } from '../viewing/WatchlistAction';
import { type SeriesData, SeriesScreen, type SeriesState } from './SeriesScreen';

/** /series/{id} */
export function Component() {
  const id = usePageId();
  const hasPaid = useHasPaid();
  const { clients, previews } = useRuntime();
  const { notFound } = useBaseMessages().video;
  const { thumbnailOf } = useCardActions();
  const lookup = useQuery(seriesQuery(clients, id));
  useDocumentTitle(lookup.data?.series.title ?? previews.get(id)?.item?.title, lookup.error, notFound);
  return (
    <SeriesScreen
      state={hasPaid ? toSeriesState(lookup) : { name: 'loading' }}
      thumbnail={lookup.data && thumbnailOf(lookup.data.series)}
      onRetry={() => void lookup.refetch(keepPending)}
      actions={
        lookup.data && (
          <>
            <WatchlistHeroAction title={toSummary(lookup.data.series, 'web-series')} />
            <ShareAction title={lookup.data.series.title} />
          </>
        )
      }
      moreLikeThis={hasPaid && lookup.data && <MoreLikeThis item={lookup.data.series} />}
      onOpen={() => previews.set(id, { kind: 'web-series', item: lookup.data?.series ?? null })}
    />
  );
}

function toSeriesState({ data, error }: { data: SeriesData | undefined; error: unknown }): SeriesState {
  if (data !== undefined) return { name: 'ready', ...data };
  if (error === null) return { name: 'loading' };
  return isMissing(error) ? { name: 'missing' } : { name: 'failed', error };
}
