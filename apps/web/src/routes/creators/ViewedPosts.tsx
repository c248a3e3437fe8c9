import { PostViewer } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import type { PostViewerLayerProps } from './PostViewerLayer';
import { useHashtagHref } from './postView';

/** The viewer over a page's posts. */
export function ViewedPosts({ actor, posts }: PostViewerLayerProps) {
  const messages = useMessages('creators');
  const { close, tryAgain } = useBaseMessages().actions;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { id, isMuted } = state.context;
  const isOpen = state.matches('open');
  const place = isOpen ? posts.findIndex((post) => post.id === id) : -1;
  const onPageSeen = useCallback(
    (isSeen: boolean) => actor.send({ type: isSeen ? 'page.shown' : 'page.hidden' }),
    [actor],
  );
  return (
    <PostViewer
      post={posts[place] ?? null}
      reel={{
        isPlaying: state.matches({ open: { reel: 'playing' } }),
        isMuted,
        isBroken:
          state.matches({ open: { reel: 'broken' } }) || state.matches({ open: { reel: 'renewing' } }),
        isRenewing: state.matches({ open: { reel: 'renewing' } }),
        onToggle: () => actor.send({ type: 'playback.toggle' }),
        onSoundToggle: () => actor.send({ type: 'sound.toggle' }),
        onStarted: () => actor.send({ type: 'playback.started' }),
        onPaused: () => actor.send({ type: 'playback.paused' }),
        onFailed: () => actor.send({ type: 'playback.failed' }),
        onRetry: () => actor.send({ type: 'playback.retry' }),
        onPageSeen,
      }}
      positionText={messages.position({ number: place + 1, count: posts.length })}
      onPrevious={place > 0 ? () => actor.send({ type: 'post.previous' }) : undefined}
      onNext={place < posts.length - 1 ? () => actor.send({ type: 'post.next' }) : undefined}
      onClose={() => actor.send({ type: 'viewer.close' })}
      hashtagHref={useHashtagHref()}
      labels={{ ...messages.viewer, close, tryAgain }}
    />
  );
}
