import { MAX_CHANGES } from '@chalchitra/api';
import type { TitleSummary, WatchlistEntry } from '@chalchitra/api/types';
import { onlineManager } from '@tanstack/react-query';
import { boolean, object } from 'valibot';
import { watchlistQuery } from '../../queries/viewing.queries';
import type { WatchlistView } from '../../viewing';
import { type Change, openOutbox } from '../outbox/outbox';
import { ageOf } from '../outbox/sendOrder';
import type { KeyValueStore } from '../storage';
import { WATCHLIST_NAME } from '../storageKeys';
import { openAccountList } from './accountList';
import { MAX_STORED, readWatchlist, storeWatchlist } from './storedWatchlist';
import type { ViewingRuntime } from './sync';
import { titleSchema } from './watchedItems';

/** Changes of another tab that is gone are sent after so many milliseconds. */
const COLLECT_MS = 3000;
/** Milliseconds after a change in which another device has hardly changed the same title. */
const RECENT_MS = 5000;

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
export function startWatchlist(window: Window, local: KeyValueStore, runtime: ViewingRuntime): void {
  const { session, clients, queryClient, watchlist, toast } = runtime;
  const list = openAccountList(runtime, (uid) => watchlistQuery(clients, uid));

  const { actor, make, waiting } = openOutbox<Listing>(window, local, session, {
    name: WATCHLIST_NAME,
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
      // A server drops without a word what is older than another device's change.
      const isCertain = changes.every(({ at }) => now - at < RECENT_MS);
      await list.take(uid, (entries) => withListings(entries, taken), { isCertain });
      if (refused.length > 0 && isShownTo(uid)) toast.set({ type: 'full' });
    },
    onSentElsewhere(uid, changes) {
      void list.take(uid, (entries) => withListings(entries, changes), { isCertain: false });
    },
  });

  const isShownTo = (uid: string) => actor.getSnapshot().context.uid === uid;
  const change: WatchlistView['change'] = (title, isListed) => make(title.id, { title, isListed }, true);

  let written: readonly WatchlistEntry[] | null = null;
  let shownUid: string | null = null;
  const show = () => {
    const { uid } = actor.getSnapshot().context;
    // The user before can't undo anything for the next one.
    if (uid !== shownUid) toast.set(null);
    shownUid = uid;
    if (uid === null) return watchlist.set(null);
    const { isPending, error, refetch } = list.observer.getCurrentResult();
    // By the account's own key: the observer may still have the list of the one before.
    const data = queryClient.getQueryData(watchlistQuery(clients, uid).queryKey);
    if (data && data !== written) {
      storeWatchlist(local, uid, data);
      written = data;
    }
    const stored = data === undefined ? readWatchlist(local, uid) : undefined;
    const known = data === undefined ? stored : (data ?? []);
    const isWhole = known !== undefined && stored?.length !== MAX_STORED;
    const entries = withListings(known ?? [], waiting());
    watchlist.set({
      titles: entries.map(({ title }) => title),
      ids: new Set(entries.map(({ title }) => title.id)),
      isPending: isPending && known === undefined,
      isIncomplete: isPending && !isWhole,
      error: isWhole && !onlineManager.isOnline() ? null : error,
      retry: () => void refetch(),
      change(title, isListed) {
        change(title, isListed);
        const undo = () => {
          if (isShownTo(uid)) change(title, !isListed);
        };
        toast.set({ type: isListed ? 'added' : 'removed', title: title.title, undo });
      },
    });
  };

  actor.on('changes.refused', () => toast.set({ type: 'refused' }));
  actor.subscribe(show);
  list.observer.subscribe(show);
  actor.start();
}
