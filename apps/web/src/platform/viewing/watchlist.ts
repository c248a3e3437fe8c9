import { MAX_CHANGES } from '@chalchitra/api';
import type { TitleSummary, WatchlistEntry } from '@chalchitra/api/types';
import { QueryObserver } from '@tanstack/react-query';
import { boolean, object } from 'valibot';
import { watchlistQuery } from '../../queries/viewing.queries';
import type { WatchlistView } from '../../viewing';
import type { KeyValueStore } from '../storage';
import { keepWatchlist, readWatchlist } from './keptWatchlist';
import { ageOf, type Change, openOutbox } from './outbox';
import type { ViewingRuntime } from './viewing';
import { titleSchema } from './watchedItems';

/** Changes of another tab that is gone are sent after so many milliseconds. */
const COLLECT_MS = 3000;

interface Listing {
  title: TitleSummary;
  isListed: boolean;
}

const bodySchema = object({ title: titleSchema, isListed: boolean() });

/** The server's entries after some changes; the latest first. */
export function withListings(
  entries: readonly WatchlistEntry[],
  changes: readonly Change<Listing>[],
): WatchlistEntry[] {
  const added = changes
    .filter(({ body }) => body.isListed)
    .map(({ at, body: { title } }): WatchlistEntry => ({ title, addedAt: new Date(at).toISOString() }));
  const others = entries.filter(({ title }) => !changes.some(({ key }) => key === title.id));
  return [...added.reverse(), ...others];
}

/** Keeps the watchlist of the signed-in user: the server's, with the changes that wait to be sent. */
export function startWatchlist(
  page: Window,
  local: KeyValueStore,
  { session, clients, queryClient, watchlist, news }: ViewingRuntime,
): void {
  const currentUid = () => session.getSnapshot().context.uid;
  const queryOf = (uid: string | null) => ({
    ...watchlistQuery(clients, uid ?? ''),
    enabled: uid !== null,
  });

  const outbox = openOutbox<Listing>(page, local, session, {
    name: 'watchlist',
    intervalMs: COLLECT_MS,
    callSize: MAX_CHANGES,
    body: bodySchema,
    async send(uid, changes) {
      const { viewing } = await clients();
      const now = Date.now();
      const { refused } = await viewing.changeWatchlist(
        uid,
        changes.map(({ at, body: { title, isListed } }) => ({
          id: title.id,
          kind: title.kind,
          isListed,
          age: ageOf(at, now),
        })),
      );
      const taken = changes.filter(({ key }) => !refused.includes(key));
      // A list that was requested before doesn't hold them.
      await queryClient.cancelQueries({ queryKey: queryOf(uid).queryKey });
      queryClient.setQueryData(queryOf(uid).queryKey, (entries) => entries && withListings(entries, taken));
      if (refused.length > 0) news.set({ type: 'full' });
      if (queryClient.getQueryData(queryOf(uid).queryKey) === undefined)
        void queryClient.invalidateQueries({ queryKey: queryOf(uid).queryKey });
    },
  });
  const observer = new QueryObserver(queryClient, queryOf(currentUid()));

  const change: WatchlistView['change'] = (title, isListed) => {
    outbox.send({
      type: 'change.make',
      change: { key: title.id, at: Date.now(), body: { title, isListed } },
      isUrgent: true,
    });
  };

  let written: readonly WatchlistEntry[] | null = null;
  const show = () => {
    const { uid, waiting } = outbox.getSnapshot().context;
    if (uid === null) return watchlist.set(null);
    const { isPending, error, refetch } = observer.getCurrentResult();
    // By the account's own key: the observer may still have the list of the one before.
    const data = queryClient.getQueryData(queryOf(uid).queryKey);
    if (data && data !== written) {
      keepWatchlist(local, uid, data);
      written = data;
    }
    const known = data === undefined ? readWatchlist(local, uid) : (data ?? []);
    const entries = withListings(known ?? [], waiting as readonly Change<Listing>[]);
    watchlist.set({
      titles: entries.map(({ title }) => title),
      ids: new Set(entries.map(({ title }) => title.id)),
      isPending: isPending && known === undefined,
      error,
      retry: () => void refetch(),
      change(title, isListed) {
        change(title, isListed);
        const undo = () => change(title, !isListed);
        news.set({ type: isListed ? 'added' : 'removed', title: title.title, undo });
      },
    });
  };

  outbox.on('changes.refused', () => news.set({ type: 'refused' }));
  outbox.subscribe(show);
  observer.subscribe(show);
  session.subscribe(() => observer.setOptions(queryOf(currentUid())));
  outbox.start();
}
