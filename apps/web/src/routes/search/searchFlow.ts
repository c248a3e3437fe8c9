import { type SearchActor, searchMachine, uidOf } from '@chalchitra/machines';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { RecentSearches } from '../../platform/recentSearches';
import { suggestionsQuery } from '../../queries/suggestions.queries';
import { type Runtime, useRuntime } from '../../runtime';

/** The search with its effects: the suggestions by the cache of queries, recent searches by this browser. */
export function provideSearch({ clients, queryClient, session }: Runtime, recents: RecentSearches) {
  const change = (make: (uid: string) => void) => {
    const account = uidOf(session);
    if (account !== null) make(account);
  };
  return searchMachine.provide({
    actors: {
      suggest: fromPromise(async ({ input, signal }) => {
        const query = suggestionsQuery(clients, input.query);
        const cancel = () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
        signal.addEventListener('abort', cancel, { once: true });
        const found = await queryClient.fetchQuery(query);
        signal.removeEventListener('abort', cancel);
        return found;
      }),
      watchRecents: fromCallback(({ sendBack }) => {
        const report = () => {
          const account = uidOf(session);
          sendBack({ type: 'recents.changed', recents: account === null ? [] : recents.read(account) });
        };
        report();
        const stop = recents.watch(report);
        const account = session.subscribe(report);
        return () => {
          stop();
          account.unsubscribe();
        };
      }),
    },
    actions: {
      keepRecent: (_, { query }) => change((account) => recents.add(account, query)),
      removeRecent: (_, { query }) => change((account) => recents.remove(account, query)),
      clearRecents: () => change(recents.clear),
    },
  });
}

/** The search of one field, which holds `text` when its code is loaded. */
export function useSearch(text: string, recents: RecentSearches): SearchActor {
  const runtime = useRuntime();
  const [machine] = useState(() => provideSearch(runtime, recents));
  return useActorRef(machine, { input: { text } });
}
