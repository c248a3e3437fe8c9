import type { Suggestion } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import { unprovided } from '../shared/unprovided';
import { PAUSE_MS } from './search.constants';
import { type LatestSuggestions, movedKey, optionKeys, toOptions, toQuery } from './search.rules';

export type SearchEvent =
  | { type: 'search.close' }
  /** Closes what is open; pressed again, empties the field. */
  | { type: 'search.escape' }
  /** Also when the field is entered: an address may have changed what it holds. */
  | { type: 'query.edit'; text: string }
  /** The user goes on from the panel to all results or to an option. Enter without an option isn't it: the field submits that. */
  | { type: 'query.submit' }
  | { type: 'option.move'; by: 1 | -1 }
  | { type: 'suggestions.retry' }
  | { type: 'recents.changed'; recents: readonly string[] }
  | { type: 'recent.remove'; query: string }
  | { type: 'recents.clear' };

interface Context {
  /** As it is sent; the field holds the text itself. */
  query: string;
  /** The latest suggestions: they stay until there are others. */
  latest: LatestSuggestions | null;
  activeKey: string | null;
  /** The account's recent searches, the latest first. */
  recents: readonly string[];
  /** Why the latest suggestions could not be loaded; null once there are others. */
  error: unknown;
}

/**
 * The search in the header: what is typed, what is suggested for it, and which option is active. Only the response to what
 * is typed now counts; a query that is pending while the next is typed is cancelled. The first key is sent at once.
 */
export const searchMachine = setup({
  types: {
    input: {} as { text: string },
    context: {} as Context,
    events: {} as SearchEvent,
    emitted: {} as { type: 'query.cleared' },
  },
  actors: {
    /** Returns null where the server doesn't know the call. */
    suggest: fromPromise<readonly Suggestion[] | null, { query: string }>(unprovided('suggest')),
    /** Reports the account's recent searches at first and whenever they change. */
    watchRecents: fromCallback<EventObject, object>(unprovided('watchRecents')),
  },
  actions: {
    keepRecent: (_, _params: { query: string }) => unprovided('keepRecent')(),
    removeRecent: (_, _params: { query: string }) => unprovided('removeRecent')(),
    clearRecents: unprovided('clearRecents'),
    setQuery: assign((_, { text }: { text: string }) => ({ query: toQuery(text), activeKey: null })),
    noteSuggestions: assign(({ context }, { found }: { found: readonly Suggestion[] }) => {
      const latest = { query: context.query, options: toOptions(found) };
      const isThere = optionKeys(context.query, context.recents, latest).includes(context.activeKey ?? '');
      return { latest, error: null, activeKey: isThere ? context.activeKey : null };
    }),
    noteRecents: assign((_, { recents }: { recents: readonly string[] }) => ({ recents })),
    move: assign(({ context: { query, recents, latest, activeKey } }, { by }: { by: 1 | -1 }) => ({
      activeKey: movedKey(optionKeys(query, recents, latest), activeKey, by),
    })),
    leaveOptions: assign({ activeKey: null }),
    emitCleared: emit({ type: 'query.cleared' } as const),
  },
  guards: {
    isSameQuery: ({ context }, { text }: { text: string }) => toQuery(text) === context.query,
    hasQuery: ({ context }) => context.query !== '',
    isUpToDate: ({ context }) => context.latest?.query === context.query && context.error === null,
    isUnknownCall: (_, { found }: { found: readonly Suggestion[] | null }) => found === null,
  },
  delays: { pause: PAUSE_MS },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    query: toQuery(input.text),
    latest: null,
    activeKey: null,
    recents: [],
    error: null,
  }),
  invoke: { src: 'watchRecents', input: {} },
  initial: 'closed',
  on: {
    'recents.changed': { actions: { type: 'noteRecents', params: ({ event }) => event } },
    'recent.remove': { actions: [{ type: 'removeRecent', params: ({ event }) => event }, 'leaveOptions'] },
    'recents.clear': { actions: ['clearRecents', 'leaveOptions'] },
  },
  states: {
    closed: {
      entry: 'leaveOptions',
      on: {
        'option.move': 'open',
        'query.edit': { target: 'open', actions: { type: 'setQuery', params: ({ event }) => event } },
        'search.escape': {
          actions: [{ type: 'setQuery', params: { text: '' } }, 'emitCleared'],
        },
      },
    },
    open: {
      initial: 'choosing',
      on: {
        'search.close': 'closed',
        'search.escape': 'closed',
        'option.move': { actions: { type: 'move', params: ({ event }) => event } },
        'query.submit': [
          {
            guard: 'hasQuery',
            target: 'closed',
            actions: { type: 'keepRecent', params: ({ context: { query } }) => ({ query }) },
          },
          { target: 'closed' },
        ],
        'query.edit': [
          { guard: { type: 'isSameQuery', params: ({ event }) => event } },
          { target: '.choosing', actions: { type: 'setQuery', params: ({ event }) => event } },
        ],
      },
      states: {
        choosing: { always: [{ guard: 'isUpToDate', target: 'settled' }, { target: 'fetching' }] },
        // Waits while keys follow each other faster than responses.
        waiting: {
          after: { pause: 'choosing' },
          on: {
            'query.edit': [
              { guard: { type: 'isSameQuery', params: ({ event }) => event } },
              {
                target: 'waiting',
                reenter: true,
                actions: { type: 'setQuery', params: ({ event }) => event },
              },
            ],
          },
        },
        fetching: {
          on: {
            'query.edit': [
              { guard: { type: 'isSameQuery', params: ({ event }) => event } },
              { target: 'waiting', actions: { type: 'setQuery', params: ({ event }) => event } },
            ],
          },
          invoke: {
            src: 'suggest',
            input: ({ context: { query } }) => ({ query }),
            onDone: [
              {
                guard: { type: 'isUnknownCall', params: ({ event }) => ({ found: event.output }) },
                target: '#search.unavailable',
              },
              {
                target: 'settled',
                actions: { type: 'noteSuggestions', params: ({ event }) => ({ found: event.output ?? [] }) },
              },
            ],
            onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
          },
        },
        settled: {},
        failed: { on: { 'suggestions.retry': 'fetching' } },
      },
    },
    // Nothing can be searched on this server.
    unavailable: { on: { 'search.close': 'closed', 'search.escape': 'closed' } },
  },
});

/** The search of the header on one page. */
export type SearchActor = ActorRefFrom<typeof searchMachine>;
