import { MAX_CHANGES } from '@chalchitra/api';
import { MINUTE_MS } from '@chalchitra/api/constants';
import type { Place, PlaceChange, TitleSummary } from '@chalchitra/api/types';
import { isWorthResuming, mediaKeyOf, uidOf } from '@chalchitra/machines';
import { createPositions } from '@chalchitra/player';
import { boolean, type GenericSchema, literal, nullable, number, object, string, union } from 'valibot';
import { keepPending } from '../../queries/queryClient';
import { placesQuery } from '../../queries/viewing.queries';
import type { PlacesView, ReachedPlace } from '../../viewing';
import { type Change, openOutbox } from '../outbox/outbox';
import { ageOf, type InOrder, inOrder } from '../outbox/sendOrder';
import { type KeyValueStore, toStorage } from '../storage';
import { openAccountList } from './accountList';
import {
  type PlaceBody,
  placeKey,
  rowKey,
  timeOf,
  titlesLeft,
  withChanges,
  withoutEnd,
} from './mergedPlaces';
import type { ViewingRuntime } from './sync';
import { titleSchema } from './watchedItems';

/** Places are sent this often while something plays. */
const SEND_INTERVAL_MS = 15_000;
/** Where they are shown, those of other devices are fetched this often. */
const FOLLOW_INTERVAL_MS = 9000;
/** A page that wasn't used for so long is not followed until it is used again. */
const IN_USE_MS = 5 * MINUTE_MS;
/** Where the server doesn't know the call, places stay in this browser: no more than these. */
const MAX_STORED = 100;

const episode = nullable(object({ id: string(), name: string() }));

const bodySchema: GenericSchema<unknown, PlaceBody> = union([
  object({
    type: literal('place'),
    title: titleSchema,
    episode,
    nextEpisode: episode,
    position: number(),
    duration: number(),
    session: object({ id: string(), startedAt: number() }),
  }),
  object({ type: literal('row'), title: titleSchema, isRemoved: boolean() }),
]);

function toWire({ at, body }: Change<PlaceBody>, now: number): PlaceChange {
  const { id, kind } = body.title;
  const age = ageOf(at, now);
  if (body.type === 'row') return { type: 'row', id, kind, isRemoved: body.isRemoved, age };
  return {
    type: 'place',
    id,
    kind,
    episodeId: body.episode?.id ?? '',
    position: body.position,
    duration: body.duration,
    age,
    sessionId: body.session.id,
    sessionAge: ageOf(body.session.startedAt, now),
  };
}

/** Dates sessions, not single changes: of two sessions of a title the server keeps the one that began later. */
const bySession: InOrder<PlaceBody> = {
  idOf: ({ body }) => (body.type === 'place' ? body.session.id : null),
  notBefore(change, earliest) {
    const { body } = change;
    if (body.type !== 'place') return change;
    const { id, startedAt } = body.session;
    return { ...change, body: { ...body, session: { id, startedAt: Math.max(startedAt, earliest) } } };
  },
};

/** Keeps the places of the signed-in user: the server's, with what waits to be sent. */
export function startPlaces(window: Window, local: KeyValueStore, runtime: ViewingRuntime): void {
  const { session, clients, queryClient, places, recentlyWatched, toast } = runtime;
  const list = openAccountList(runtime, (uid) => placesQuery(clients, uid));
  const positions = createPositions({
    storage: toStorage(local),
    account: () => uidOf(session),
    isWorthResuming,
  });

  /** What the server has accepted while its list was still loading: shown until the list has come. */
  let sent: { uid: string; changes: readonly Change<PlaceBody>[] } = { uid: '', changes: [] };
  const { actor, make, waiting } = openOutbox<PlaceBody>(window, local, session, {
    name: 'places',
    intervalMs: SEND_INTERVAL_MS,
    callSize: MAX_CHANGES,
    maxStored: MAX_STORED,
    body: bodySchema,
    send: inOrder(async (uid, changes) => {
      const { viewing } = await clients();
      const now = Date.now();
      await viewing.changePlaces(
        uid,
        changes.map((change) => toWire(change, now)),
      );
      if (list.observer.getCurrentResult().data === undefined)
        sent = { uid, changes: [...(sent.uid === uid ? sent.changes : []), ...changes] };
      await list.take(uid, (known) => withChanges(known, changes));
    }, bySession),
    onSentElsewhere(uid, changes) {
      void list.take(uid, (known) => withChanges(known, changes), { isCertain: false });
    },
  });
  /** By key the positions that this page has reported. They aren't adopted from the server: the player here may have gone on since. */
  const reachedHere = new Map<string, Set<number>>();
  const report = (reached: ReachedPlace, isFinal: boolean, at = Date.now()) => {
    const key = placeKey(reached);
    reachedHere.set(key, (reachedHere.get(key) ?? new Set()).add(reached.position));
    make(key, { type: 'place', ...reached }, isFinal, at);
  };
  let lastRemoval = 0;
  const setRemoved = (title: TitleSummary, isRemoved: boolean) => {
    const known = (places.get()?.places ?? []).filter((place) => place.title.id === title.id);
    // Dated no earlier than what is shown: this device's clock may be behind the server's.
    lastRemoval = Math.max(Date.now(), lastRemoval + 1, ...known.map(timeOf));
    make(rowKey(title.id), { type: 'row', title, isRemoved }, true, lastRemoval);
  };

  /** Lets the player here resume at another device's place, unless this device has reached a newer one. */
  const adopt = (place: Place) => {
    const { title, episode, position, duration } = place;
    const key = placeKey(place);
    if (duration === null || reachedHere.get(key)?.has(position)) return;
    if (waiting().some((own) => own.key === key && own.at > timeOf(place))) return;
    positions.write(mediaKeyOf(title.id, episode?.id ?? null), { position, duration });
  };

  const prepare: PlacesView['prepare'] = async (titleId) => {
    const uid = uidOf(session);
    if (uid === null) return;
    const known = await list.load(uid);
    for (const place of known ?? []) if (place.title.id === titleId) adopt(place);
  };

  const follow: PlacesView['follow'] = () => {
    const listening = new AbortController();
    void queryClient.prefetchQuery(list.options());
    let usedAt = Date.now();
    for (const type of ['pointermove', 'keydown', 'touchstart'] as const) {
      const options = { passive: true, signal: listening.signal };
      window.addEventListener(type, () => (usedAt = Date.now()), options);
    }
    const timer = window.setInterval(() => {
      const isInUse = Date.now() - usedAt < IN_USE_MS && window.document.visibilityState === 'visible';
      // Where the server doesn't know the call, nothing is fetched again.
      if (isInUse && list.observer.getCurrentResult().data !== null) void list.observer.refetch(keepPending);
    }, FOLLOW_INTERVAL_MS);
    return () => {
      listening.abort();
      window.clearInterval(timer);
    };
  };

  const removeFor = (uid: string) => (title: TitleSummary) => {
    const isKnown = places.get()?.places.some((place) => place.title.id === title.id);
    // A title that only this browser remembers gets a place first, so that it is removed on every device.
    if (!isKnown) {
      const at = Date.now() - 1;
      const session = { id: crypto.randomUUID(), startedAt: at };
      report({ title, episode: null, nextEpisode: null, position: 0, duration: 0, session }, false, at);
    }
    setRemoved(title, true);
    const undo = () => {
      if (actor.getSnapshot().context.uid !== uid) return;
      setRemoved(title, false);
      // A title that has left the catalogue has no place on the server: this browser's own list alone has it.
      recentlyWatched.send({ type: 'item.watched', item: title });
    };
    toast.set({ type: 'rowRemoved', title: title.title, undo });
  };

  /** What has left the row leaves this browser's own list, which is shown while the places aren't known. */
  const forgetLeft = (merged: readonly Place[]) => {
    const left = titlesLeft(merged);
    const ids = recentlyWatched.getSnapshot().context.items.flatMap(({ id }) => (left.has(id) ? [id] : []));
    if (ids.length > 0) recentlyWatched.send({ type: 'item.left', ids });
  };

  const reportWatched: PlacesView['report'] = (reached, isFinal) => {
    report(reached, isFinal);
    // One that was watched to its end and is played again comes back into the list.
    const { title } = reached;
    const hasLeft = titlesLeft(places.get()?.places ?? []).has(title.id);
    if (!hasLeft && !recentlyWatched.getSnapshot().context.items.some(({ id }) => id === title.id))
      recentlyWatched.send({ type: 'item.watched', item: title });
  };

  const show = () => {
    const { uid } = actor.getSnapshot().context;
    if (uid === null) return places.set(null);
    const known = list.observer.getCurrentResult().data;
    if (known !== undefined || sent.uid !== uid) sent = { uid, changes: [] };
    let merged = withChanges(known ?? [], [...sent.changes, ...waiting()]);
    // Where the server keeps no places, the row is what this browser remembers (spec §3): what was finished stays in it.
    if (known === null) merged = merged.map(withoutEnd);
    if (known !== undefined) forgetLeft(merged);
    places.set({
      places: merged,
      report: reportWatched,
      // Until the list is known, a title may have a place on the server that a removal would set back to its beginning.
      remove: known === undefined ? undefined : removeFor(uid),
      prepare,
      follow,
    });
  };

  actor.on('changes.refused', () => toast.set({ type: 'refused' }));
  actor.subscribe(show);
  list.observer.subscribe(show);
  actor.start();
}
