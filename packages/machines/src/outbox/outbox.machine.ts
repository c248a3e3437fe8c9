import type { Id } from '@chalchitra/api/types';
import {
  type ActorRefFrom,
  assign,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  not,
  setup,
} from 'xstate';
import { unprovided } from '../shared/unprovided';
import {
  kindOfFailure,
  retryDelay,
  type SendFailure,
  type WaitingChange,
  withChange,
  withoutTaken,
} from './outbox.rules';

/** What an outbox receives; `waiting` is what the storage holds for the account, the oldest first. */
export type OutboxEvent =
  | { type: 'account.changed'; uid: Id | null; waiting: readonly WaitingChange[] }
  | { type: 'storage.changed'; waiting: readonly WaitingChange[] }
  | { type: 'change.make'; change: WaitingChange; isUrgent: boolean }
  | { type: 'connection.restored' }
  | { type: 'page.leaving' };

interface Context {
  /** Milliseconds for which changes that aren't urgent are collected. */
  intervalMs: number;
  /** How many changes one call takes. */
  callSize: number;
  uid: Id | null;
  waiting: readonly WaitingChange[];
  /** Those of the pending call; empty while there is none. */
  sent: readonly WaitingChange[];
  /** Whether something waits that should be sent at once. */
  isUrgent: boolean;
  /** Whether changes are sent one by one, to find the one that is refused. */
  isSingle: boolean;
  /** Failures in a row, and the last one. */
  failures: number;
  error: unknown;
}

/** What is known of an account's changes when nothing has been sent yet. */
const initial = { waiting: [], sent: [], isUrgent: false, isSingle: false, failures: 0, error: null };

/**
 * The changes of one account that wait to be sent. Each is stored before it is sent and removed when a server has taken
 * it; sending it twice does no harm. Where the server doesn't know the call, changes stay until another visit.
 */
export const outboxMachine = setup({
  types: {
    input: {} as Pick<Context, 'intervalMs' | 'callSize'>,
    context: {} as Context,
    events: {} as OutboxEvent,
    emitted: {} as { type: 'changes.refused'; changes: readonly WaitingChange[] },
  },
  actors: {
    /** Sends an event for each change of the account, of the storage by other tabs, of the connection, and when the page is left. */
    watch: fromCallback<EventObject, object>(unprovided('watch')),
    send: fromPromise<unknown, { uid: Id; changes: readonly WaitingChange[] }>(unprovided('send')),
  },
  actions: {
    store: (_, _params: { uid: Id | null; change: WaitingChange }) => unprovided('store')(),
    remove: (_, _params: { uid: Id | null; changes: readonly WaitingChange[] }) => unprovided('remove')(),
    note: assign((_, changes: Partial<Context>) => changes),
    add: assign(({ context }, { change, isUrgent }: { change: WaitingChange; isUrgent: boolean }) => ({
      waiting: withChange(context.waiting, change),
      isUrgent: context.isUrgent || isUrgent,
    })),
    take: assign(({ context: { waiting, sent: pending, callSize, isSingle } }) => {
      const sent = withoutTaken(waiting, pending).slice(0, isSingle ? 1 : callSize);
      return { sent, isUrgent: sent.length < waiting.length };
    }),
    drop: assign(({ context: { waiting, sent } }) => ({ waiting: withoutTaken(waiting, sent), sent: [] })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failures: context.failures + 1,
      error,
      sent: [],
    })),
    forgetFailures: assign({ failures: 0 }),
    emitRefused: emit(({ context }) => ({ type: 'changes.refused', changes: context.sent }) as const),
  },
  guards: {
    isSameAccount: ({ context }, { uid }: { uid: Id | null }) => context.uid === uid,
    isUser: (_, { uid }: { uid: Id | null }) => uid !== null,
    isEmpty: ({ context }) => context.waiting.length === 0,
    isUrgent: ({ context }) => context.isUrgent,
    isEmptied: (_, { waiting }: { waiting: readonly WaitingChange[] }) => waiting.length === 0,
    hasUnsent: ({ context }) => withoutTaken(context.waiting, context.sent).length > 0,
    hasFailedAs: (_, { error, kind }: { error: unknown; kind: SendFailure }) => kindOfFailure(error) === kind,
    isRefusedTogether: ({ context }, { error }: { error: unknown }) =>
      context.sent.length > 1 && kindOfFailure(error) === 'refused',
  },
  delays: {
    interval: ({ context }) => context.intervalMs,
    retryDelay: ({ context }) => retryDelay(context.failures - 1, context.error),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    ...initial,
    uid: null,
  }),
  invoke: { src: 'watch', input: {} },
  initial: 'signedOut',
  on: {
    // A call that began without a connection may still fail: the next one follows it soon.
    'connection.restored': { actions: 'forgetFailures' },
    'account.changed': [
      { guard: { type: 'isSameAccount', params: ({ event }) => event } },
      {
        guard: { type: 'isUser', params: ({ event }) => event },
        target: '.choosing',
        actions: {
          type: 'note',
          params: ({ event: { uid, waiting } }) => ({ ...initial, uid, waiting, isUrgent: true }),
        },
      },
      // The changes stay in the storage until the account signs in again.
      { target: '.signedOut', actions: { type: 'note', params: { ...initial, uid: null } } },
    ],
    'change.make': {
      actions: [
        { type: 'store', params: ({ context: { uid }, event: { change } }) => ({ uid, change }) },
        { type: 'add', params: ({ event }) => event },
      ],
    },
    'storage.changed': [
      {
        guard: { type: 'isEmptied', params: ({ event }) => event },
        target: '.choosing',
        actions: { type: 'note', params: { waiting: [] } },
      },
      { actions: { type: 'note', params: ({ event: { waiting } }) => ({ waiting }) } },
    ],
  },
  states: {
    // Without an account nothing is stored.
    signedOut: { on: { 'change.make': {}, 'storage.changed': {} } },
    choosing: {
      always: [
        { guard: 'isEmpty', target: 'idle' },
        { guard: 'isUrgent', target: 'sending' },
        { target: 'collecting' },
      ],
    },
    idle: {
      entry: { type: 'note', params: { isUrgent: false, isSingle: false } },
      // Another tab sends its own changes: this one takes them over where that tab is gone.
      always: { guard: not('isEmpty'), target: 'choosing' },
    },
    collecting: {
      after: { interval: 'sending' },
      always: { guard: 'isUrgent', target: 'sending' },
      on: { 'page.leaving': 'sending' },
    },
    sending: {
      entry: 'take',
      invoke: {
        src: 'send',
        input: ({ context: { uid, sent } }) => ({ uid: uid ?? '', changes: sent }),
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'remove', params: ({ context: { uid, sent } }) => ({ uid, changes: sent }) },
            'drop',
            'forgetFailures',
          ],
        },
        onError: [
          {
            guard: {
              type: 'hasFailedAs',
              params: ({ event: { error } }) => ({ error, kind: 'unknownCall' }),
            },
            target: 'kept',
          },
          {
            guard: { type: 'isRefusedTogether', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'note', params: { sent: [], isSingle: true, isUrgent: true } },
          },
          {
            guard: { type: 'hasFailedAs', params: ({ event: { error } }) => ({ error, kind: 'refused' }) },
            target: 'choosing',
            actions: [
              'emitRefused',
              { type: 'remove', params: ({ context: { uid, sent } }) => ({ uid, changes: sent }) },
              'drop',
            ],
          },
          { target: 'backingOff', actions: { type: 'noteFailure', params: ({ event }) => event } },
        ],
      },
      on: {
        // The pending call goes on by itself; what it doesn't hold is sent beside it.
        'page.leaving': { guard: 'hasUnsent', target: 'sending', reenter: true },
        'storage.changed': {
          actions: { type: 'note', params: ({ event: { waiting } }) => ({ waiting }) },
        },
      },
    },
    backingOff: {
      // Another tab has sent them meanwhile.
      always: { guard: 'isEmpty', target: 'idle' },
      after: { retryDelay: 'sending' },
      on: {
        'connection.restored': { target: 'sending', actions: 'forgetFailures' },
        'page.leaving': 'sending',
      },
    },
    // The server doesn't know the call: the changes are this browser's own until the account's next visit.
    kept: {},
  },
});

/** The outbox of one kind of changes. */
export type OutboxActor = ActorRefFrom<typeof outboxMachine>;
