import type { Id } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { unprovided } from '../shared/unprovided';
import {
  claim,
  type FoundLists,
  type ListChange,
  type StoredList,
  type WatchedItem,
  withChange,
} from './recentlyWatched.rules';

type RecentlyWatchedEvent =
  | ListChange
  | { type: 'account.changed'; uid: Id | null }
  | { type: 'storage.changed' };

interface Context {
  uid: Id | null;
  /** The items that this account watched last, newest first. */
  items: readonly WatchedItem[];
  /** Another account's list, set aside until that account signs in again. */
  aside: StoredList | null;
  /** Changes that aren't stored yet, oldest first. */
  queued: readonly ListChange[];
  /** The queued changes that are in the list being saved. */
  applied: readonly ListChange[];
}

const queue = {
  type: 'queue',
  params: ({ event }: { event: ListChange }) => ({ change: event }),
} as const;

/** What makes a list that is neither loading nor saving load again. */
const reload = {
  'item.*': { target: 'loading', actions: queue },
  'storage.changed': 'loading',
} as const;

/**
 * The items that one account watched last (spec §3), without those that have left the row. The list is read again before
 * each change and when another tab has changed it. Another account's list is set aside by this account's first change.
 */
export const recentlyWatchedMachine = setup({
  types: {
    input: {} as Pick<Context, 'uid'>,
    context: {} as Context,
    events: {} as RecentlyWatchedEvent,
  },
  actors: {
    load: fromPromise<FoundLists, { uid: Id }>(unprovided('load')),
    save: fromPromise<void, { stored: StoredList; aside: StoredList | null }>(unprovided('save')),
    watchAccount: fromCallback<EventObject, object>(unprovided('watchAccount')),
    watchStorage: fromCallback<EventObject, object>(unprovided('watchStorage')),
  },
  actions: {
    queue: assign(({ context }, { change }: { change: ListChange }) => ({
      queued: [...context.queued, change],
    })),
    setAccount: assign((_, { uid }: { uid: Id | null }) => ({ uid, items: [], queued: [], applied: [] })),
    apply: assign(({ context: { uid, queued } }, found: FoundLists) => {
      const { items, aside } = claim(uid ?? '', found);
      return { items: queued.reduce(withChange, items), aside, queued: [], applied: queued };
    }),
    requeue: assign(({ context }) => ({ queued: [...context.applied, ...context.queued], applied: [] })),
  },
  guards: {
    hasAccount: ({ context }) => context.uid !== null,
    isOtherAccount: ({ context }, { uid }: { uid: Id | null }) => context.uid !== uid,
    hasQueued: ({ context }) => context.queued.length > 0,
    hasApplied: ({ context }) => context.applied.length > 0,
  },
}).createMachine({
  id: 'recentlyWatched',
  context: ({ input }) => ({ ...input, items: [], aside: null, queued: [], applied: [] }),
  invoke: [
    { src: 'watchAccount', input: {} },
    { src: 'watchStorage', input: {} },
  ],
  initial: 'opening',
  on: {
    'item.*': { actions: queue },
    'account.changed': {
      guard: { type: 'isOtherAccount', params: ({ event }) => event },
      target: '.opening',
      actions: { type: 'setAccount', params: ({ event }) => event },
    },
  },
  states: {
    opening: { always: [{ guard: 'hasAccount', target: 'loading' }, { target: 'signedOut' }] },
    // Without an account nothing is stored.
    signedOut: { on: { 'item.*': {} } },
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ uid: context.uid ?? '' }),
        onDone: { target: 'applying', actions: { type: 'apply', params: ({ event }) => event.output } },
        onError: 'notStored',
      },
    },
    applying: { always: [{ guard: 'hasApplied', target: 'saving' }, { target: 'stored' }] },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => ({
          stored: { owner: context.uid, items: context.items },
          aside: context.aside,
        }),
        onDone: [{ guard: 'hasQueued', target: 'loading' }, { target: 'stored' }],
        onError: { target: 'notStored', actions: 'requeue' },
      },
    },
    stored: { on: reload },
    // The storage failed: queued changes are stored together with the next one.
    notStored: { on: reload },
  },
});

/** The list of the page. */
export type RecentlyWatchedActor = ActorRefFrom<typeof recentlyWatchedMachine>;
