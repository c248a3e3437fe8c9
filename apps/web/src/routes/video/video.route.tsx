import type { VideoDetail } from '@chalchitra/api/types';
import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBaseMessages } from '../../copy/copy';
import { videoQuery } from '../../queries/content.queries';
import { keepPending } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import { isMissing } from '../frame/explain';
import { useGate } from '../frame/Gate';
import { useHasPaid } from '../frame/SubscribersOnly';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { useStay } from '../historyEntry';
import { usePageId } from '../pages';
import { paths } from '../paths';
import { ShareAction } from '../title/ShareAction';
import { useIsResumeReady } from '../viewing/usePlaces';
import { toSummary } from '../viewing/useWatchlist';
import { WatchlistToggle } from '../viewing/WatchlistAction';
import { chosenEmbed } from './chosenMedia';
import { EmbedPlayer } from './player/EmbedPlayer';
import { MediaPlayer } from './player/MediaPlayer';
import { useWatched } from './useWatched';
import { useWithheld } from './useWithheld';
import { episodeList, VideoScreen } from './VideoScreen';
import { knownKind } from './videoData';
import { chosenDetail, playableDetail, toVideoState, type VideoState } from './videoState';

/** Loaded late: it is far below the picture. */
const moreLikeThis = lazyPart(async () => (await import('../title/MoreLikeThis')).MoreLikeThis);

/** What is known of the title of a player page, by the preview of its card and by its lookup; without a payment only the preview is shown. */
function usePlayedTitle(id: string, search: URLSearchParams, hasPaid: boolean) {
  const runtime = useRuntime();
  // The kind known on arrival is kept, so that the query key stays the same while the lookup is pending.
  const [kind] = useState(() => knownKind(runtime, id, search));
  const lookup = useQuery(videoQuery(runtime.clients, id, kind));
  const preview = runtime.previews.get(id);
  // The preview of a card is played without waiting for the lookup, and also where that fails.
  const previewDetail = useMemo(() => playableDetail(preview), [preview]);
  const detail = chosenDetail(lookup.data, previewDetail);
  const error = detail === undefined ? lookup.error : null;
  const state: VideoState = hasPaid
    ? toVideoState({ data: detail, error }, preview?.item ?? null, search.get('episode'))
    : { name: 'loading', item: preview?.item ?? null };
  const item = state.name === 'ready' || state.name === 'loading' ? state.item : null;
  const episode = state.name === 'ready' ? state.episode : null;
  const embedId = item && chosenEmbed(item, episode);
  const isVideoMissing =
    state.name === 'ready' && (episode ?? state.item).videoUrl === null && embedId === null;

  /**
   * The title with addresses that are valid again; undefined where it is gone. One that the lookup doesn't know, as its id
   * is another title's there, keeps those of its card.
   */
  async function renew(): Promise<VideoDetail | undefined> {
    const { data, error } = await lookup.refetch();
    if (isMissing(error)) return undefined;
    if (error !== null) throw error;
    return chosenDetail(data, previewDetail);
  }

  return {
    kind,
    detail,
    error,
    state,
    item,
    episodeId: episode?.id ?? null,
    embedId,
    /** When the title was last loaded without its video, in epoch milliseconds; null where there is one. */
    withheldAt: isVideoMissing ? lookup.dataUpdatedAt : null,
    retry: () => void lookup.refetch(keepPending),
    renew,
  };
}

/** /video/{id}, a series' part by its `episode` */
export function Component() {
  const id = usePageId();
  const [search] = useSearchParams();
  const hasPaid = useHasPaid();
  const navigate = useNavigate();
  const stay = useStay();
  const gate = useGate();
  const { page } = useRuntime();
  const { notFound } = useBaseMessages().video;
  const title = usePlayedTitle(id, search, hasPaid);
  const { kind, detail, error, state, item, episodeId, embedId } = title;
  const isResumeReady = useIsResumeReady(id, detail !== undefined);
  const { isSettled, handleStart, handlePosition } = useWatched(id, detail, embedId);
  useWithheld(title.withheldAt);
  useEffect(() => {
    if (kind === 'web-series') episodeList.preload();
  }, [kind]);
  useEffect(() => page.blockInput(), [page]);
  useDocumentTitle(item?.title, error, notFound);

  return (
    <VideoScreen
      state={state}
      player={
        detail &&
        (embedId === null ? (
          isResumeReady && (
            <MediaPlayer
              key={id}
              detail={detail}
              episodeId={episodeId}
              onStarted={handleStart}
              onEpisodeChosen={(chosenId) => stay(paths.episode(id, chosenId))}
              onSubscriptionEnded={() => gate.send({ type: 'gate.expire' })}
              onPosition={handlePosition}
              onRenew={title.renew}
            />
          )
        ) : (
          <EmbedPlayer videoId={embedId} title={detail.item.title} onStarted={handleStart} />
        ))
      }
      actions={
        // Live channels are on no list. The room is kept from the preview on.
        (detail?.kind ?? kind) !== 'youtube-channels' && (
          <>
            <WatchlistToggle title={detail ? toSummary(detail.item, detail.kind) : null} />
            {item !== null && <ShareAction title={item.title} />}
          </>
        )
      }
      below={
        detail &&
        hasPaid && <LazyPart part={moreLikeThis} isWanted={isSettled} props={{ item: detail.item }} />
      }
      onBack={() => page.goBack(() => void navigate(paths.home, { replace: true }))}
      onRetry={title.retry}
    />
  );
}
