import { MAX_CHANGES } from '@chalchitra/api';
import { MINUTE_MS } from '@chalchitra/api/constants';
import type { Place, PlaceChange, TitleSummary } from '@chalchitra/api/types';
import { isWorthResuming, mediaKeyOf } from '@chalchitra/machines';
import { createPositions } from '@chalchitra/player';
import { QueryObserver } from '@tanstack/react-query';
import { boolean, type GenericSchema, literal, nullable, number, object, string, variant } from 'valibot';
import { placesQuery } from '../../queries/viewing.queries';
import type { PlacesView, ReachedPlace } from '../../viewing';
import { type KeyValueStore, toStorage } from '../storage';
import { type PlaceBody, placeKey, rowKey, timeOf, withChanges } from './mergedPlaces';
import { ageOf, type Change, openOutbox } from './outbox';
import type { ViewingRuntime } from './viewing';
import { titleSchema } from './watchedItems';

/** Places are sent this often while something plays. */
const SEND_EVERY_MS = 15_000;
/** Where they are shown, those of other devices are fetched this often. */
const FOLLOW_EVERY_MS = 9000;
/** A page that wasn't used for so long is not followed until it is used again. */
const IN_USE_MS = 5 * MINUTE_MS;
/** A server that doesn't know the call leaves the places to this browser: not without end. */
const MAX_STORED = 100;

const episode = nullable(object({ id: string(), name: string() }));

const bodySchema: GenericSchema<unknown, PlaceBody> = variant('type', [
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

/** Keeps the places of the signed-in user: the server's, with what waits to be sent. */
export function startPlaces(
  page: Window,
  local: KeyValueStore,
  { session, clients, queryClient, places, news }: ViewingRuntime,
): void {
  const currentUid = () => session.getSnapshot().context.uid;
  const queryOf = (uid: string | null) => ({ ...placesQuery(clients, uid ?? ''), enabled: uid !== null });
  const positions = createPositions({ storage: toStorage(local), account: currentUid, isWorthResuming });

  const outbox = openOutbox<PlaceBody>(page, local, session, {
    name: 'places',
    intervalMs: SEND_EVERY_MS,
    callSize: MAX_CHANGES,
    most: MAX_STORED,
    body: bodySchema,
    async send(uid, changes) {
      const { viewing } = await clients();
      const now = Date.now();
      await viewing.changePlaces(
        uid,
        changes.map((change) => toWire(change, now)),
      );
      const { queryKey } = placesQuery(clients, uid);
      // A list that was requested before doesn't hold them.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && withChanges(known, changes));
      if (queryClient.getQueryData(queryKey) === undefined) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const waiting = () => outbox.getSnapshot().context.waiting as readonly Change<PlaceBody>[];
  const observer = new QueryObserver(queryClient, queryOf(currentUid()));

  const make = (key: string, at: number, body: PlaceBody, isUrgent: boolean) =>
    outbox.send({ type: 'change.make', change: { key, at, body }, isUrgent });
  const report = (reached: ReachedPlace, isFinal: boolean, at = Date.now()) => {
    const key = placeKey(reached.title.id, reached.episode?.id ?? null);
    make(key, at, { type: 'place', ...reached }, isFinal);
  };
  const setRemoved = (title: TitleSummary, isRemoved: boolean) =>
    make(rowKey(title.id), Date.now(), { type: 'row', title, isRemoved }, true);

  /** Another device's place is where this one's player goes on, unless this one has gone on since. */
  const adopt = (place: Place) => {
    const { title, episode, position, duration } = place;
    const key = placeKey(title.id, episode?.id ?? null);
    if (duration === null || waiting().some((own) => own.key === key && own.at > timeOf(place))) return;
    positions.write(mediaKeyOf(title.id, episode?.id ?? null), { position, duration });
  };

  const prepare: PlacesView['prepare'] = async (titleId) => {
    const uid = currentUid();
    if (uid === null) return;
    const known = await queryClient.fetchQuery(placesQuery(clients, uid)).catch(() => null);
    for (const place of known ?? []) if (place.title.id === titleId) adopt(place);
  };

  const follow: PlacesView['follow'] = () => {
    const listening = new AbortController();
    void queryClient.prefetchQuery(queryOf(currentUid()));
    let usedAt = Date.now();
    for (const type of ['pointermove', 'keydown', 'touchstart'] as const) {
      const options = { passive: true, signal: listening.signal };
      page.addEventListener(type, () => (usedAt = Date.now()), options);
    }
    const timer = page.setInterval(() => {
      const isInUse = Date.now() - usedAt < IN_USE_MS && page.document.visibilityState === 'visible';
      // A server that doesn't know the call isn't asked again.
      if (isInUse && observer.getCurrentResult().data !== null) void observer.refetch();
    }, FOLLOW_EVERY_MS);
    return () => {
      listening.abort();
      page.clearInterval(timer);
    };
  };

  const show = () => {
    if (outbox.getSnapshot().context.uid === null) return places.set(null);
    places.set({
      places: withChanges(observer.getCurrentResult().data ?? [], waiting()),
      report,
      remove(title) {
        const isKnown = places.get()?.places.some((place) => place.title.id === title.id);
        // A title that only this browser remembers gets a place first, so that it is removed on every device.
        if (!isKnown) {
          const at = Date.now() - 1;
          const session = { id: crypto.randomUUID(), startedAt: at };
          report({ title, episode: null, nextEpisode: null, position: 0, duration: 0, session }, false, at);
        }
        setRemoved(title, true);
        news.set({ type: 'rowRemoved', title: title.title, undo: () => setRemoved(title, false) });
      },
      prepare,
      follow,
    });
  };

  outbox.on('changes.refused', () => news.set({ type: 'refused' }));
  outbox.subscribe(show);
  observer.subscribe(show);
  session.subscribe(() => observer.setOptions(queryOf(currentUid())));
  outbox.start();
}
