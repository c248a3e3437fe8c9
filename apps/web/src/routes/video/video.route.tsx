import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { videoQuery } from '../../queries/content.queries';
import { keepPending } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import { useHasPaid } from '../frame/SubscribersOnly';
import { usePageId } from '../pages';
import { paths } from '../paths';
import { useStay } from '../place';
import { useNamedPage } from '../title/useNamedPage';
import { EmbedPlayer } from './EmbedPlayer';
import { MediaPlayer } from './MediaPlayer';
import { episodeList, VideoScreen } from './VideoScreen';
import { knownKind } from './videoData';
import { toVideoState, type VideoState } from './videoState';

/** /video/{id}, a series' part by its `episode` */
export function Component() {
  const id = usePageId();
  const [search] = useSearchParams();
  const hasPaid = useHasPaid();
  const navigate = useNavigate();
  const stay = useStay();
  const runtime = useRuntime();
  const { clients, page, recentlyWatched, loadPlayer } = runtime;
  // The kind that is known on arrival stays, so that the question doesn't change while it is being answered.
  const [kind] = useState(() => knownKind(runtime, id, search));
  const lookup = useQuery(videoQuery(clients, id, kind));
  const preview = runtime.previews.get(id)?.item ?? null;
  const state: VideoState = hasPaid
    ? toVideoState(lookup, preview, search.get('episode'))
    : { name: 'loading', item: preview };
  const item = state.name === 'ready' || state.name === 'loading' ? state.item : null;
  const episodeId = state.name === 'ready' ? (state.episode?.id ?? null) : null;
  const embedId = episodeId === null ? (item?.youtubeVideoId ?? null) : null;

  // The preview says what will play it while the lookup is still pending.
  const expected = hasPaid && state.name === 'loading' ? (item?.videoUrl ?? null) : null;
  useEffect(() => {
    if (expected !== null)
      loadPlayer().then(
        (player) => player.preload(expected),
        () => {},
      );
  }, [expected, loadPlayer]);
  useEffect(() => {
    if (kind === 'web-series') episodeList.preload();
  }, [kind]);
  useEffect(() => page.blockInput(), [page]);
  useNamedPage(item?.title, lookup.error);

  function remember() {
    if (lookup.data === undefined || lookup.data.kind === 'youtube-channels') return;
    const { artwork, genres, durationSeconds, createdAt, lang, youtubeVideoId } = lookup.data.item;
    recentlyWatched.send({
      type: 'item.watched',
      item: {
        id,
        kind: lookup.data.kind,
        title: lookup.data.item.title,
        artwork,
        genres,
        durationSeconds,
        createdAt,
        lang,
        youtubeVideoId,
      },
    });
  }

  return (
    <VideoScreen
      state={state}
      player={
        lookup.data &&
        (embedId === null ? (
          <MediaPlayer
            key={id}
            detail={lookup.data}
            episodeId={episodeId}
            onStarted={remember}
            onEpisodeChosen={(chosenId) => stay(paths.episode(id, chosenId))}
            onRenew={async () => (await lookup.refetch({ throwOnError: true })).data}
          />
        ) : (
          <EmbedPlayer videoId={embedId} title={lookup.data.item.title} onStarted={remember} />
        ))
      }
      onBack={() => page.goBack(() => void navigate(paths.home, { replace: true }))}
      onRetry={() => void lookup.refetch(keepPending)}
    />
  );
}
