import type { PostViewerActor } from '@chalchitra/machines';
import { Alert, Button } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useAreaCopy } from '../../copy/copy';
import { notice } from '../frame/notice.css';
import { LatePart, late } from '../late';
import type { PostView } from './postView';

export interface PostViewerLayerProps {
  actor: PostViewerActor;
  posts: readonly PostView[];
}

const lateViewer = late(async () => (await import('./ViewedPosts')).ViewedPosts);

/** The viewer over a page's posts, loaded with the first that is opened, or the word that the post of the address isn't there. */
export function PostViewerLayer({ actor, posts }: PostViewerLayerProps) {
  const words = useAreaCopy('creators');
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  const isMissing = useSelector(actor, (state) => state.matches('missing'));
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  const close = () => actor.send({ type: 'viewer.close' });

  if (isMissing) {
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
  const handleFailed = () => {
    setIsWanted(false);
    close();
  };
  return isWanted && <LatePart code={lateViewer} props={{ actor, posts }} onFailed={handleFailed} />;
}
