import { type LiveChannel, liveTvMachine } from '@chalchitra/machines';
import { LiveTvOverlay } from '@chalchitra/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy';
import type { EmbedControl } from '../../platform/player/embed';
import { embedAddress } from '../../present/embed';
import { useRuntime } from '../../runtime';

/** A live channel over the page, played and paused by the embed's own messages (spec §2, §4). */
export function LiveTvLayer({ channel, onClosed }: { channel: LiveChannel; onClosed: () => void }) {
  const { loadEmbed, settings } = useRuntime();
  const { actions, cards, liveTv, video } = useCopy();
  const actor = useActorRef(liveTvMachine);
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  const isPlaying = useSelector(actor, (state) => state.matches({ open: 'playing' }));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const control = useRef<EmbedControl>(null);
  const host = settings.embedHost;

  useEffect(() => actor.send({ type: 'channel.open', channel }), [actor, channel]);
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
            if (fact === 'failed') setHasFailed(true);
            else actor.send({ type: fact === 'playing' ? 'playback.started' : 'playback.paused' });
          });
          // Paused while its code was loading.
          if (!actor.getSnapshot().matches({ open: 'playing' })) control.current.pause();
          // The address is given now, so that nothing of what the frame says is missed.
          frame.src = embedAddress(host, channel.videoId, 'bare');
        },
        () => !isOver && setHasFailed(true),
      );
      return () => {
        isOver = true;
        control.current?.release();
        control.current = null;
      };
    },
    [loadEmbed, host, channel.videoId, actor],
  );

  return (
    <LiveTvOverlay
      isOpen={isOpen}
      title={channel.title}
      lang={channel.lang}
      isPlaying={isPlaying}
      notice={hasFailed ? { tone: 'bad', text: liveTv.failed } : undefined}
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
      onRetry={() => {
        setHasFailed(false);
        setAttempt(attempt + 1);
        // The new frame plays by itself.
        if (!isPlaying) actor.send({ type: 'playback.toggle' });
      }}
    >
      {/* A new frame for each attempt, connected and addressed again. It has nothing to operate: in it, keys would be lost. */}
      <iframe
        key={attempt}
        ref={connect}
        tabIndex={-1}
        title={video.player({ title: channel.title })}
        allow="autoplay; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </LiveTvOverlay>
  );
}
