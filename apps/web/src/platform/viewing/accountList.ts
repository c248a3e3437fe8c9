import { uidOf } from '@chalchitra/machines';
import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import type { ViewingRuntime } from './sync';

/** The query of a user's list; null where the server doesn't know the call. */
type ListQuery<Item> = QueryObserverOptions<Item[] | null, Error, Item[] | null, Item[] | null, string[]> & {
  queryKey: string[];
};

/** The server's list of whoever is signed in, as the cache of queries has it. */
export function openAccountList<Item>(
  { session, queryClient }: Pick<ViewingRuntime, 'session' | 'queryClient'>,
  query: (uid: string) => ListQuery<Item>,
) {
  const options = () => {
    const uid = uidOf(session);
    return { ...query(uid ?? ''), enabled: uid !== null };
  };
  const observer = new QueryObserver(queryClient, options());
  session.subscribe(() => observer.setOptions(options()));
  async function apply(uid: string, change: (known: Item[]) => Item[], isCertain: boolean) {
    const { queryKey } = query(uid);
    const isCancelled = queryClient.isFetching({ queryKey }) > 0;
    // A list that was requested before doesn't hold it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Item[] | null>(queryKey, (known) => known && change(known));
    const isUnknown = queryClient.getQueryData(queryKey) === undefined;
    if (isCancelled || isUnknown || !isCertain) void queryClient.invalidateQueries({ queryKey });
  }
  let applied = Promise.resolve();
  return {
    options,
    observer,
    /** Applies an accepted change to the cached list. Refetches where the cached list may be out of date. */
    take(uid: string, change: (known: Item[]) => Item[], { isCertain = true } = {}): Promise<void> {
      applied = apply(uid, change, isCertain);
      return applied;
    },
    /** The list of a user; null where it can't be loaded. A change that is applied meanwhile cancels the request: it is repeated. */
    async load(uid: string): Promise<Item[] | null> {
      const load = () => queryClient.fetchQuery(query(uid)).catch(() => null);
      const known = await load();
      await applied;
      return queryClient.getQueryState(query(uid).queryKey)?.isInvalidated ? load() : known;
    },
  };
}
