import type { PostViewerActor } from '@chalchitra/machines';
import { Alert, Button, PostViewer } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useAreaCopy, usePresent } from '../../copy/copy';
import { notice } from '../frame/notice.css';
import type { PostView } from './postView';

/** The viewer over a page's posts, or the word that the post of the address isn't there. */
export function PostViewerLayer({ actor, posts }: { actor: PostViewerActor; posts: readonly PostView[] }) {
  const words = useAreaCopy('creators');
  const present = usePresent();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { id, isMuted } = state.context;
  const isOpen = state.matches('open');
  const place = isOpen ? posts.findIndex((post) => post.id === id) : -1;
  const onPageSeen = useCallback(
    (isSeen: boolean) => actor.send({ type: isSeen ? 'page.shown' : 'page.hidden' }),
    [actor],
  );
  const close = () => actor.send({ type: 'viewer.close' });

  if (state.matches('missing')) {
    return (
      <div className={notice}>
        <Alert
          tone="note"
          action={
            <Button size="small" onClick={close}>
              {words.viewer.close}
            </Button>
          }
        >
          {words.postMissing}
        </Alert>
      </div>
    );
  }
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
      positionText={words.position(present.number(place + 1), present.number(posts.length))}
      onPrevious={place > 0 ? () => actor.send({ type: 'post.previous' }) : undefined}
      onNext={place < posts.length - 1 ? () => actor.send({ type: 'post.next' }) : undefined}
      onClose={close}
      labels={words.viewer}
    />
  );
}
