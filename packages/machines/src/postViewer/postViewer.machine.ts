import type { Id } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, fromPromise, setup, stateIn } from 'xstate';
import { unprovided } from '../shared/unprovided';

/** The part of a post that the viewer needs (spec §3). */
export interface ViewablePost {
  id: Id;
  kind: 'image' | 'reel';
}

type PostViewerEvent =
  | { type: 'posts.change'; posts: readonly ViewablePost[] }
  | { type: 'post.open'; id: Id }
  | { type: 'post.next' }
  | { type: 'post.previous' }
  | { type: 'viewer.close' }
  | { type: 'address.changed'; id: Id | null }
  | { type: 'playback.toggle' }
  | { type: 'playback.started' }
  | { type: 'playback.paused' }
  | { type: 'playback.failed' }
  | { type: 'playback.retry' }
  | { type: 'sound.toggle' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

interface Context {
  /** In the order of next and previous; null until they are loaded. */
  posts: readonly ViewablePost[] | null;
  /** The post that is open, or that the address names. */
  id: Id | null;
  /** Browsers autoplay only muted reels. The viewer's choice then holds for every further reel. */
  isMuted: boolean;
  /** Whether reels may start without a press. A function, because the data saver can be turned on at any time. */
  canAutoplay: () => boolean;
}

interface Address {
  id: Id;
  /** True for the first post since the viewer was opened: it adds the history entry that closing removes. */
  isFirst: boolean;
}

function neighbour({ posts, id }: Context, by: number): ViewablePost | undefined {
  return posts?.[posts.findIndex((post) => post.id === id) + by];
}
const includes = (posts: Context['posts'], id: Id | null) => posts?.some((post) => post.id === id) ?? false;

/** The viewer over a list of posts (spec §2): the open post, its neighbours, its address, and the playback of a reel. */
export const postViewerMachine = setup({
  types: {
    input: {} as Pick<Context, 'canAutoplay'>,
    context: {} as Context,
    events: {} as PostViewerEvent,
  },
  actors: {
    /** Fetches the posts again, because the addresses of reels expire. */
    renewPosts: fromPromise<void>(unprovided('renewPosts')),
  },
  actions: {
    showAddress: (_, _params: Address) => unprovided('showAddress')(),
    leaveAddress: () => unprovided('leaveAddress')(),
    setPosts: assign((_, { posts }: { posts: readonly ViewablePost[] }) => ({ posts })),
    choose: assign((_, { id }: { id: Id | null }) => ({ id })),
    step: assign(({ context }, { by }: { by: number }) => ({
      id: neighbour(context, by)?.id ?? context.id,
    })),
    switchSound: assign(({ context }) => ({ isMuted: !context.isMuted })),
  },
  guards: {
    isInList: ({ context }, { id }: { id: Id | null }) => includes(context.posts, id),
    isOpenPost: ({ context }, { id }: { id: Id | null }) => context.id === id,
    isEmpty: (_, { id }: { id: Id | null }) => id === null,
    hasNeighbour: ({ context }, { by }: { by: number }) => neighbour(context, by) !== undefined,
    holdsOpenPost: ({ context }, { posts }: { posts: readonly ViewablePost[] }) =>
      includes(posts, context.id),
    isReel: ({ context }) => neighbour(context, 0)?.kind === 'reel',
    canAutoplay: ({ context }) => context.canAutoplay(),
    hasPosts: ({ context }) => context.posts !== null,
    isRenewedUnseen: stateIn({ open: { reel: { renewing: 'unseen' } } }),
  },
}).createMachine({
  id: 'postViewer',
  context: ({ input }) => ({ ...input, posts: null, id: null, isMuted: true }),
  initial: 'closed',
  on: {
    'posts.change': [
      {
        guard: { type: 'holdsOpenPost', params: ({ event }) => event },
        actions: { type: 'setPosts', params: ({ event }) => event },
      },
      { target: '.missing', actions: { type: 'setPosts', params: ({ event }) => event } },
    ],
    'address.changed': [
      { guard: { type: 'isOpenPost', params: ({ event }) => event } },
      { guard: { type: 'isEmpty', params: ({ event }) => event }, target: '.closed' },
      {
        guard: { type: 'isInList', params: ({ event }) => event },
        target: '.open',
        actions: { type: 'choose', params: ({ event }) => event },
      },
      { target: '.seeking', actions: { type: 'choose', params: ({ event }) => event } },
    ],
    'viewer.close': { target: '.closed', actions: 'leaveAddress' },
  },
  states: {
    closed: {
      entry: assign({ id: null }),
      on: {
        'posts.change': { actions: { type: 'setPosts', params: ({ event }) => event } },
        'post.open': {
          guard: { type: 'isInList', params: ({ event }) => event },
          target: 'open',
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'showAddress', params: ({ event }) => ({ id: event.id, isFirst: true }) },
          ],
        },
        'viewer.close': {},
      },
    },
    // The address names a post before the posts are loaded.
    seeking: {
      always: { guard: 'hasPosts', target: 'missing' },
      on: {
        'posts.change': [
          {
            guard: { type: 'holdsOpenPost', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'setPosts', params: ({ event }) => event },
          },
          { target: 'missing', actions: { type: 'setPosts', params: ({ event }) => event } },
        ],
      },
    },
    // The post of the address isn't in the list, or no longer. The page below can be used: its posts replace that address.
    missing: {
      on: {
        'post.open': {
          guard: { type: 'isInList', params: ({ event }) => event },
          target: 'open',
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'showAddress', params: ({ event }) => ({ id: event.id, isFirst: false }) },
          ],
        },
        'posts.change': {
          guard: { type: 'holdsOpenPost', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'setPosts', params: ({ event }) => event },
        },
      },
    },
    open: {
      initial: 'choosing',
      on: {
        // While the viewer's code loads, the page below can be used.
        'post.open': {
          guard: { type: 'isInList', params: ({ event }) => event },
          target: '.choosing',
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'showAddress', params: ({ event }) => ({ id: event.id, isFirst: false }) },
          ],
        },
        'post.next': {
          guard: { type: 'hasNeighbour', params: { by: 1 } },
          target: '.choosing',
          actions: [
            { type: 'step', params: { by: 1 } },
            { type: 'showAddress', params: ({ context }) => ({ id: context.id ?? '', isFirst: false }) },
          ],
        },
        'post.previous': {
          guard: { type: 'hasNeighbour', params: { by: -1 } },
          target: '.choosing',
          actions: [
            { type: 'step', params: { by: -1 } },
            { type: 'showAddress', params: ({ context }) => ({ id: context.id ?? '', isFirst: false }) },
          ],
        },
      },
      states: {
        choosing: { always: [{ guard: 'isReel', target: 'reel' }, { target: 'image' }] },
        image: {},
        reel: {
          initial: 'starting',
          on: { 'sound.toggle': { actions: 'switchSound' }, 'playback.failed': '.broken' },
          states: {
            starting: { always: [{ guard: 'canAutoplay', target: 'playing' }, { target: 'paused' }] },
            playing: {
              on: { 'playback.toggle': 'paused', 'playback.paused': 'paused', 'page.hidden': 'held' },
            },
            paused: { on: { 'playback.toggle': 'playing', 'playback.started': 'playing' } },
            // On a hidden tab it pauses, and resumes when the tab is shown.
            held: { on: { 'page.shown': 'playing' } },
            broken: { on: { 'playback.retry': 'renewing' } },
            renewing: {
              invoke: {
                src: 'renewPosts',
                onDone: [{ guard: 'isRenewedUnseen', target: 'held' }, { target: 'playing' }],
                onError: 'broken',
              },
              initial: 'seen',
              states: {
                seen: { on: { 'page.hidden': 'unseen' } },
                unseen: { on: { 'page.shown': 'seen' } },
              },
            },
          },
        },
      },
    },
  },
});

/** The viewer of one page. */
export type PostViewerActor = ActorRefFrom<typeof postViewerMachine>;
