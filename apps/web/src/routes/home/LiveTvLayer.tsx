import type { Id } from '@chalchitra/api/types';
import { liveTvMachine } from '@chalchitra/machines';
import { LiveTvOverlay } from '@chalchitra/ui';
import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBaseMessages } from '../../copy/copy';
import type { EmbedControl, EmbedFact } from '../../platform/player/embed';
import { embedAddress } from '../../present/embed';
import { videoQuery } from '../../queries/content.queries';
import { useRuntime } from '../../runtime';

/** A live channel as the overlay shows it (spec §3). */
export interface LiveChannel {
  id: Id;
  /** The embed's; null where only the channel's detail names it. */
  videoId: string | null;
  title: string;
  /** Language tag of the title (BCP 47), where it is known. */
  lang: string | null;
}

export interface LiveTvLayerProps {
  channel: LiveChannel;
  onClosed: () => void;
  /** Called where nothing names the channel's video. */
  onMissing: () => void;
}

const eventOf = {
  playing: 'playback.started',
  paused: 'playback.paused',
  failed: 'playback.failed',
} as const satisfies Record<EmbedFact, string>;

/** A live channel over the page, played and paused by the embed's own messages (spec §2, §4). */
export function LiveTvLayer({ channel, onClosed, onMissing }: LiveTvLayerProps) {
  const { clients, loadEmbed, settings } = useRuntime();
  const { actions, cards, liveTv, loading, video } = useBaseMessages();
  const actor = useActorRef(liveTvMachine);
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  const isPlaying = useSelector(actor, (state) => state.matches({ open: 'playing' }));
  const hasFailed = useSelector(actor, (state) => state.context.hasFailed);
  const attempt = useSelector(actor, (state) => state.context.attempt);
  const control = useRef<EmbedControl>(null);
  const host = settings.embedHost;

  // A server may name the video to subscribers alone, by the channel's detail.
  const detail = useQuery({
    ...videoQuery(clients, channel.id, 'youtube-channels'),
    enabled: channel.videoId === null,
  });
  const videoId = channel.videoId ?? detail.data?.item.youtubeVideoId ?? null;
  const isMissing = videoId === null && !detail.isPending;
  const handleMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isOpen && isMissing) handleMissing();
  }, [isOpen, isMissing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a channel that is opened once more while it leaves comes back
  useEffect(() => actor.send({ type: 'channel.open' }), [actor, channel]);
  useEffect(() => {
    if (isPlaying) control.current?.play();
    else control.current?.pause();
  }, [isPlaying]);

  const connect = useCallback(
    (frame: HTMLIFrameElement) => {
      let isOver = false;
      loadEmbed().then(
        (connectEmbed) => {
          if (isOver) return;
          control.current = connectEmbed(frame, host, (fact) => {
            actor.send({ type: eventOf[fact] });
          });
          // Paused while its code was loading.
          if (!actor.getSnapshot().matches({ open: 'playing' })) control.current.pause();
          // The address is given now, so that nothing of what the frame says is missed.
          if (videoId !== null) frame.src = embedAddress(host, videoId, 'bare');
        },
        () => !isOver && actor.send({ type: 'playback.failed' }),
      );
      return () => {
        isOver = true;
        control.current?.release();
        control.current = null;
      };
    },
    [loadEmbed, host, videoId, actor],
  );

  const waiting = videoId === null ? ({ tone: 'waiting', text: loading } as const) : undefined;
  const notice = hasFailed ? ({ tone: 'bad', text: liveTv.failed } as const) : waiting;
  return (
    <LiveTvOverlay
      isOpen={isOpen}
      title={channel.title}
      lang={channel.lang}
      isPlaying={isPlaying}
      notice={notice}
      labels={{
        live: cards.live,
        close: actions.close,
        play: actions.play,
        pause: actions.pause,
        tryAgain: actions.tryAgain,
      }}
      onClose={() => actor.send({ type: 'overlay.close' })}
      onExited={onClosed}
      onPlayPause={() => actor.send({ type: 'playback.toggle' })}
      onRetry={() => actor.send({ type: 'playback.retry' })}
    >
      {/* A new frame for each attempt, connected and addressed again. It has nothing to operate: in it, keys would be lost. */}
      {videoId !== null && (
        <iframe
          key={attempt}
          ref={connect}
          tabIndex={-1}
          title={video.player({ title: channel.title })}
          allow="autoplay; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </LiveTvOverlay>
  );
}
