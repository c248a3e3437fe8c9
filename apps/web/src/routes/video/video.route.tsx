import type { VideoDetail } from '@chalchitra/api/types';
import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { videoQuery } from '../../queries/content.queries';
import { freshPayments } from '../../queries/payments.queries';
import { keepPending } from '../../queries/queryClient';
import { useRuntime, useUid } from '../../runtime';
import { useGate } from '../frame/Gate';
import { useHasPaid } from '../frame/SubscribersOnly';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { usePageId } from '../pages';
import { paths } from '../paths';
import { useStay } from '../place';
import { ShareAction } from '../title/ShareAction';
import { useIsResumeReady, useReportPlace } from '../viewing/usePlaces';
import { toSummary } from '../viewing/useWatchlist';
import { WatchlistToggle } from '../viewing/WatchlistAction';
import { chosenEmbed } from './chosenMedia';
import { EmbedPlayer } from './player/EmbedPlayer';
import { MediaPlayer } from './player/MediaPlayer';
import { useIsSettled } from './useIsSettled';
import { episodeList, VideoScreen } from './VideoScreen';
import { knownKind } from './videoData';
import { toVideoState, type VideoState } from './videoState';

/** Loaded late: it is far below the picture. */
const moreLikeThis = lazyPart(async () => (await import('../title/MoreLikeThis')).MoreLikeThis);

/** /video/{id}, a series' part by its `episode` */
export function Component() {
  const id = usePageId();
  const [search] = useSearchParams();
  const hasPaid = useHasPaid();
  const navigate = useNavigate();
  const stay = useStay();
  const gate = useGate();
  const runtime = useRuntime();
  const { clients, page, queryClient, recentlyWatched, loadPlayer } = runtime;
  const uid = useUid();
  const reportPlace = useReportPlace();
  // The kind known on arrival is kept, so that the query key stays the same while the lookup is pending.
  const [kind] = useState(() => knownKind(runtime, id, search));
  const lookup = useQuery(videoQuery(clients, id, kind));
  const preview = runtime.previews.get(id)?.item ?? null;
  const state: VideoState = hasPaid
    ? toVideoState(lookup, preview, search.get('episode'))
    : { name: 'loading', item: preview };
  const item = state.name === 'ready' || state.name === 'loading' ? state.item : null;
  const episode = state.name === 'ready' ? state.episode : null;
  const episodeId = episode?.id ?? null;
  const embedId = item && chosenEmbed(item, episode);
  const isResumeReady = useIsResumeReady(id, lookup.data !== undefined);
  const [isSettled, settle] = useIsSettled(id);

  // The preview says what will play it while the lookup is still pending.
  const expected = hasPaid && state.name === 'loading' ? (item?.videoUrl ?? null) : null;
  useEffect(() => {
    if (expected !== null)
      loadPlayer().then(
        (player) => player.preload(expected),
        () => {},
      );
  }, [expected, loadPlayer]);
  // A video is withheld once the subscription has ended: the gate follows the payments that are loaded.
  const isVideoMissing =
    state.name === 'ready' && (episode ?? state.item).videoUrl === null && embedId === null;
  useEffect(() => {
    if (isVideoMissing && uid !== null) freshPayments(queryClient, clients, uid).catch(() => {});
  }, [isVideoMissing, uid, queryClient, clients]);
  useEffect(() => {
    if (kind === 'web-series') episodeList.preload();
  }, [kind]);
  useEffect(() => page.blockInput(), [page]);
  useDocumentTitle(item?.title, lookup.error);

  /** The title under the id of its address. */
  const titleOf = ({ item, kind }: VideoDetail) => ({ ...toSummary(item, kind), id });

  function handleStart() {
    settle();
    remember();
  }

  function remember() {
    if (lookup.data === undefined || lookup.data.kind === 'youtube-channels') return;
    const title = titleOf(lookup.data);
    recentlyWatched.send({ type: 'item.watched', item: title });
    // How far an embedded video is watched isn't known.
    if (embedId === null) return;
    const session = { id: crypto.randomUUID(), startedAt: Date.now() };
    reportPlace({ title, episode: null, nextEpisode: null, position: 0, duration: 0, session }, true);
  }

  return (
    <VideoScreen
      state={state}
      player={
        lookup.data &&
        (embedId === null ? (
          isResumeReady && (
            <MediaPlayer
              key={id}
              detail={lookup.data}
              episodeId={episodeId}
              onStarted={handleStart}
              onEpisodeChosen={(chosenId) => stay(paths.episode(id, chosenId))}
              onSubscriptionEnded={() => gate.send({ type: 'gate.expire' })}
              onPosition={(reached, isFinal) =>
                reportPlace({ title: titleOf(lookup.data), ...reached }, isFinal)
              }
              onRenew={async () => (await lookup.refetch({ throwOnError: true })).data}
            />
          )
        ) : (
          <EmbedPlayer videoId={embedId} title={lookup.data.item.title} onStarted={handleStart} />
        ))
      }
      actions={
        // Live channels are on no list. The room is kept from the preview on.
        (lookup.data?.kind ?? kind) !== 'youtube-channels' && (
          <>
            <WatchlistToggle title={lookup.data ? toSummary(lookup.data.item, lookup.data.kind) : null} />
            {item !== null && <ShareAction title={item.title} />}
          </>
        )
      }
      below={
        lookup.data &&
        hasPaid && <LazyPart part={moreLikeThis} isWanted={isSettled} props={{ item: lookup.data.item }} />
      }
      onBack={() => page.goBack(() => void navigate(paths.home, { replace: true }))}
      onRetry={() => void lookup.refetch(keepPending)}
    />
  );
}
