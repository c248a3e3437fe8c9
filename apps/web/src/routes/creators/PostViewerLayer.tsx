import type { PostViewerActor } from '@chalchitra/machines';
import { Alert, Button, LazyPart, lazyPart } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { noNotice, notice } from '../frame/notice.css';
import { useSiteFrame } from '../frame/siteFrame';
import type { PostView } from './postView';

export interface PostViewerLayerProps {
  actor: PostViewerActor;
  posts: readonly PostView[];
}

const viewedPosts = lazyPart(async () => (await import('./ViewedPosts')).ViewedPosts);

/** The viewer over a page's posts, loaded with the first that is opened, or the word that the post of the address isn't there. */
export function PostViewerLayer({ actor, posts }: PostViewerLayerProps) {
  const { actions } = useBaseMessages();
  const messages = useMessages('creators');
  const { focusHeading } = useSiteFrame();
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  const isMissing = useSelector(actor, (state) => state.matches('missing'));
  const close = () => actor.send({ type: 'viewer.close' });

  return (
    <>
      <div className={isMissing ? notice : noNotice}>
        {/* In the page before its words, so that they are read out. */}
        <Alert
          tone="note"
          action={
            <Button
              size="small"
              onClick={() => {
                // This button is removed with its notice.
                focusHeading();
                close();
              }}
            >
              {actions.close}
            </Button>
          }
        >
          {isMissing && messages.postMissing}
        </Alert>
      </div>
      <LazyPart part={viewedPosts} props={{ actor, posts }} isWanted={isOpen} onFailed={close} />
    </>
  );
}
