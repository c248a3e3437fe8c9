import type { Id } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { unprovided } from '../shared/unprovided';
import {
  claim,
  type FoundLists,
  type KeptList,
  type WatchedItem,
  withWatched,
} from './recentlyWatched.rules';

type RecentlyWatchedEvent =
  | { type: 'item.watched'; item: WatchedItem }
  | { type: 'account.changed'; uid: Id | null };

interface Context {
  uid: Id | null;
  /** What this account watched last, newest first. */
  items: readonly WatchedItem[];
  /** Another account's list, to be set aside until that account is back. */
  aside: KeptList | null;
  /** Watched but not kept yet, oldest first. */
  waiting: readonly WatchedItem[];
  /** Those of the waiting that the list on its way to the storage holds. */
  applied: readonly WatchedItem[];
}

/**
 * What one account watched last (spec §3): the list is read anew before each change, since another tab may have
 * changed it too; another account's sign-in sets it aside.
 */
export const recentlyWatchedMachine = setup({
  types: {
    input: {} as Pick<Context, 'uid'>,
    context: {} as Context,
    events: {} as RecentlyWatchedEvent,
  },
  actors: {
    load: fromPromise<FoundLists, { uid: Id }>(unprovided('load')),
    save: fromPromise<void, { kept: KeptList; aside: KeptList | null }>(unprovided('save')),
  },
  actions: {
    keepWaiting: assign(({ context }, { item }: { item: WatchedItem }) => ({
      waiting: [...context.waiting, item],
    })),
    takeAccount: assign((_, { uid }: { uid: Id | null }) => ({ uid, items: [], waiting: [], applied: [] })),
    apply: assign(({ context: { uid, waiting } }, found: FoundLists) => {
      const { items, aside } = claim(uid ?? '', found);
      return { items: waiting.reduce(withWatched, items), aside, waiting: [], applied: waiting };
    }),
    takeBack: assign(({ context }) => ({ waiting: [...context.applied, ...context.waiting], applied: [] })),
  },
  guards: {
    hasAccount: ({ context }) => context.uid !== null,
    isSomebody: (_, { uid }: { uid: Id | null }) => uid !== null,
    isSameAccount: ({ context }, { uid }: { uid: Id | null }) => context.uid === uid,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasChange: ({ context }) => context.applied.length > 0 || context.aside !== null,
  },
}).createMachine({
  id: 'recentlyWatched',
  context: ({ input }) => ({ ...input, items: [], aside: null, waiting: [], applied: [] }),
  initial: 'opening',
  on: {
    'item.watched': { actions: { type: 'keepWaiting', params: ({ event }) => event } },
    'account.changed': [
      { guard: { type: 'isSameAccount', params: ({ event }) => event } },
      {
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'takeAccount', params: ({ event }) => event },
      },
      { target: '.signedOut', actions: { type: 'takeAccount', params: ({ event }) => event } },
    ],
  },
  states: {
    opening: { always: [{ guard: 'hasAccount', target: 'loading' }, { target: 'signedOut' }] },
    // What nobody in particular watches belongs to nobody.
    signedOut: { on: { 'item.watched': {} } },
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ uid: context.uid ?? '' }),
        onDone: { target: 'applying', actions: { type: 'apply', params: ({ event }) => event.output } },
        onError: 'unkept',
      },
    },
    applying: { always: [{ guard: 'hasChange', target: 'saving' }, { target: 'kept' }] },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => ({
          kept: { owner: context.uid, items: context.items },
          aside: context.aside,
        }),
        onDone: [{ guard: 'hasWaiting', target: 'loading' }, { target: 'kept' }],
        onError: { target: 'unkept', actions: 'takeBack' },
      },
    },
    kept: {
      on: {
        'item.watched': {
          target: 'loading',
          actions: { type: 'keepWaiting', params: ({ event }) => event },
        },
      },
    },
    // The storage failed: what waits is kept together with the next item.
    unkept: {
      on: {
        'item.watched': {
          target: 'loading',
          actions: { type: 'keepWaiting', params: ({ event }) => event },
        },
      },
    },
  },
});

/** What the visitor of one page has watched last. */
export type RecentlyWatchedActor = ActorRefFrom<typeof recentlyWatchedMachine>;
