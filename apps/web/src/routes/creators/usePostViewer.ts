import type { CreatorPost } from '@chalchitra/api/types';
import { type PostViewerActor, postViewerMachine } from '@chalchitra/machines';
import { savesData, useIsStill } from '@chalchitra/ui';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { leavePost, showPost } from './postAddress';

/** What a viewer is opened over. */
export interface ViewerInput {
  /** Null until the posts are there. */
  posts: readonly CreatorPost[] | null;
  /** The post that the address opens. */
  openId: string | null;
  /** Asks for the posts anew; rejects where that fails. */
  renew: () => Promise<unknown>;
}

/** Runs the viewer over a list of posts, in step with the address. */
export function usePostViewer({ posts, openId, renew }: ViewerInput): PostViewerActor {
  const isStill = useIsStill();
  const [machine] = useState(() =>
    postViewerMachine.provide({
      actors: {
        renewPosts: fromPromise(async () => {
          await renew();
        }),
      },
      actions: {
        showAddress: (_, { id, isFirst }) => showPost(id, isFirst),
        leaveAddress: leavePost,
      },
    }),
  );
  const actor = useActorRef(machine, { input: { canAutoplay: !isStill && !savesData() } });
  useEffect(() => {
    if (posts !== null) actor.send({ type: 'posts.change', posts });
  }, [actor, posts]);
  useEffect(() => actor.send({ type: 'address.changed', id: openId }), [actor, openId]);
  return actor;
}
