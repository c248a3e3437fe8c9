import type { Id } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { unprovided } from '../shared/unprovided';

/** What the viewer must know of a post (spec §3). */
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
  /** In the order in which next and previous go through them. */
  posts: readonly ViewablePost[];
  /** The post that is open or asked for by the address. */
  id: Id | null;
  /** Browsers start by themselves only what is silent; the choice then holds for every further reel. */
  isMuted: boolean;
  /** Whether reels may start without being asked to. */
  playsByItself: boolean;
}

interface Address {
  id: Id;
  /** True for the first post of a visit to the viewer, which closing leaves again. */
  isEntering: boolean;
}

const placeOf = ({ posts, id }: Context) => posts.findIndex((post) => post.id === id);
const neighbour = (context: Context, by: number) => context.posts[placeOf(context) + by];
const holds = (posts: readonly ViewablePost[], id: Id | null) => posts.some((post) => post.id === id);

/** The viewer over a list of posts (spec §2): the open post, its neighbours, its address, and a reel's playing. */
export const postViewerMachine = setup({
  types: {
    input: {} as Pick<Context, 'playsByItself'>,
    context: {} as Context,
    events: {} as PostViewerEvent,
  },
  actors: {
    /** Asks for the posts anew, because the addresses of reels lapse. */
    renewPosts: fromPromise<void>(unprovided('renewPosts')),
  },
  actions: {
    showAddress: (_, _params: Address) => unprovided('showAddress')(),
    leaveAddress: () => unprovided('leaveAddress')(),
    takePosts: assign((_, { posts }: { posts: readonly ViewablePost[] }) => ({ posts })),
    choose: assign((_, { id }: { id: Id | null }) => ({ id })),
    step: assign(({ context }, { by }: { by: number }) => ({
      id: neighbour(context, by)?.id ?? context.id,
    })),
    switchSound: assign(({ context }) => ({ isMuted: !context.isMuted })),
  },
  guards: {
    isHere: ({ context }, { id }: { id: Id | null }) => holds(context.posts, id),
    isOpenPost: ({ context }, { id }: { id: Id | null }) => context.id === id,
    isNowhere: (_, { id }: { id: Id | null }) => id === null,
    hasNeighbour: ({ context }, { by }: { by: number }) => neighbour(context, by) !== undefined,
    isAmong: ({ context }, { posts }: { posts: readonly ViewablePost[] }) => holds(posts, context.id),
    isReel: ({ context }) => neighbour(context, 0)?.kind === 'reel',
    playsByItself: ({ context }) => context.playsByItself,
  },
}).createMachine({
  id: 'postViewer',
  context: ({ input }) => ({ ...input, posts: [], id: null, isMuted: true }),
  initial: 'closed',
  on: {
    'posts.change': [
      {
        guard: { type: 'isAmong', params: ({ event }) => event },
        actions: { type: 'takePosts', params: ({ event }) => event },
      },
      { target: '.missing', actions: { type: 'takePosts', params: ({ event }) => event } },
    ],
    'address.changed': [
      { guard: { type: 'isOpenPost', params: ({ event }) => event } },
      { guard: { type: 'isNowhere', params: ({ event }) => event }, target: '.closed' },
      {
        guard: { type: 'isHere', params: ({ event }) => event },
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
        'posts.change': { actions: { type: 'takePosts', params: ({ event }) => event } },
        'post.open': {
          guard: { type: 'isHere', params: ({ event }) => event },
          target: 'open',
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'showAddress', params: ({ event }) => ({ id: event.id, isEntering: true }) },
          ],
        },
        'viewer.close': {},
      },
    },
    // The address names a post before the posts are there.
    seeking: {
      on: {
        'posts.change': [
          {
            guard: { type: 'isAmong', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'takePosts', params: ({ event }) => event },
          },
          { target: 'missing', actions: { type: 'takePosts', params: ({ event }) => event } },
        ],
      },
    },
    // The address, or a list that has changed meanwhile, leaves nothing to show.
    missing: {
      on: {
        'posts.change': {
          guard: { type: 'isAmong', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'takePosts', params: ({ event }) => event },
        },
      },
    },
    open: {
      initial: 'choosing',
      on: {
        'post.next': {
          guard: { type: 'hasNeighbour', params: { by: 1 } },
          target: '.choosing',
          actions: [
            { type: 'step', params: { by: 1 } },
            { type: 'showAddress', params: ({ context }) => ({ id: context.id ?? '', isEntering: false }) },
          ],
        },
        'post.previous': {
          guard: { type: 'hasNeighbour', params: { by: -1 } },
          target: '.choosing',
          actions: [
            { type: 'step', params: { by: -1 } },
            { type: 'showAddress', params: ({ context }) => ({ id: context.id ?? '', isEntering: false }) },
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
            starting: { always: [{ guard: 'playsByItself', target: 'playing' }, { target: 'paused' }] },
            playing: {
              on: { 'playback.toggle': 'paused', 'playback.paused': 'paused', 'page.hidden': 'held' },
            },
            paused: { on: { 'playback.toggle': 'playing', 'playback.started': 'playing' } },
            // Out of sight it stands still, and goes on when the visitor is back.
            held: { on: { 'page.shown': 'playing' } },
            broken: { on: { 'playback.retry': 'renewing' } },
            renewing: { invoke: { src: 'renewPosts', onDone: 'playing', onError: 'broken' } },
          },
        },
      },
    },
  },
});

/** The viewer of one page. */
export type PostViewerActor = ActorRefFrom<typeof postViewerMachine>;
