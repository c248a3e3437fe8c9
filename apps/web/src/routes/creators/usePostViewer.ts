import type { CreatorPost } from '@chalchitra/api/types';
import { type PostViewerActor, postViewerMachine } from '@chalchitra/machines';
import { savesData, useIsStill } from '@chalchitra/ui';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { entryState, useStay } from '../historyEntry';
import { postAddress } from './postAddress';

/** What a viewer is opened over. */
export interface ViewerInput {
  /** Null until the posts are there. */
  posts: readonly CreatorPost[] | null;
  /** The post that the address opens. */
  openId: string | null;
  /** Fetches the posts again; rejects where that fails. */
  renew: () => Promise<unknown>;
}

/** Opens a post over the page in an entry of its own, changes the one that is open, and goes back to the page alone. */
function usePostAddress() {
  const navigate = useNavigate();
  const location = useLocation();
  const stay = useStay();
  const { isOver = false } = entryState(location);
  const address = {
    show(id: string, isEntering: boolean) {
      const change = isEntering ? { isNew: true, isOver: true } : {};
      stay(postAddress(location.pathname, id), change);
    },
    /** By the history where the post was opened from the page, else by its address. */
    leave() {
      if (isOver) void navigate(-1);
      else stay(location.pathname);
    },
  };
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });
  return latest;
}

/** Runs the viewer over a list of posts, in step with the address. */
export function usePostViewer({ posts, openId, renew }: ViewerInput): PostViewerActor {
  const isStill = useIsStill();
  const still = useRef(isStill);
  const address = usePostAddress();
  const [machine] = useState(() =>
    postViewerMachine.provide({
      actors: {
        renewPosts: fromPromise(async () => {
          await renew();
        }),
      },
      actions: {
        showAddress: (_, { id, isFirst }) => address.current.show(id, isFirst),
        leaveAddress: () => address.current.leave(),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { canAutoplay: () => !still.current && !savesData() } });
  // Before the effects that may open a reel.
  useEffect(() => {
    still.current = isStill;
  }, [isStill]);
  useEffect(() => {
    if (posts !== null) actor.send({ type: 'posts.change', posts });
  }, [actor, posts]);
  useEffect(() => actor.send({ type: 'address.changed', id: openId }), [actor, openId]);
  return actor;
}
