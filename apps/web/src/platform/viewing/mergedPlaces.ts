import type { Id, Place, TitleSummary } from '@chalchitra/api/types';
import { hasLeftRow, mediaKeyOf } from '@chalchitra/machines';
import type { ReachedPlace } from '../../viewing';
import type { Change } from '../outbox/outbox';

/** What changes a user's places, as this browser stores it. */
export type PlaceBody =
  | ({ type: 'place' } & ReachedPlace)
  | { type: 'row'; title: TitleSummary; isRemoved: boolean };

/** The keys of changes: of a place, and of whether a title is in the row of what was watched. */
export const placeKey = ({ title, episode }: Pick<Place, 'title' | 'episode'>) =>
  `place:${mediaKeyOf(title.id, episode?.id ?? null)}`;
export const rowKey = (titleId: Id) => `row:${titleId}`;

/** When a place was reached, in epoch milliseconds; 0 where it isn't known. */
export const timeOf = (place: Place) => Date.parse(place.watchedAt ?? '') || 0;

function toPlace(
  at: number,
  { title, episode, nextEpisode, position, duration }: Extract<PlaceBody, { type: 'place' }>,
): Place {
  return {
    title,
    episode,
    nextEpisode,
    position,
    duration: duration === 0 ? null : duration,
    watchedAt: new Date(at).toISOString(),
    isRemoved: false,
  };
}

/** The titles that aren't in the row of what was watched any more. */
export function titlesLeft(places: readonly Place[]): Set<Id> {
  const seen = new Set<Id>();
  const left = new Set<Id>();
  for (const place of places) {
    const { id } = place.title;
    // The latest place of a title decides.
    if (!seen.has(id) && hasLeftRow(place)) left.add(id);
    seen.add(id);
  }
  return left;
}

/** Forgets that a place was watched to its end, so that its title stays in the row. */
export function withoutEnd(place: Place): Place {
  return !place.isRemoved && hasLeftRow(place) ? { ...place, duration: null } : place;
}

/** The server's places after some changes, the latest first. */
export function withChanges(places: readonly Place[], changes: readonly Change<PlaceBody>[]): Place[] {
  const known = new Map(places.map((place) => [placeKey(place), place]));
  for (const { key, at, body } of changes) {
    const before = known.get(key);
    // Another device may have gone on since.
    if (body.type === 'place' && (before === undefined || timeOf(before) <= at))
      known.set(key, toPlace(at, body));
  }
  const rows = new Map(
    changes.flatMap(({ at, body }) =>
      body.type === 'row' ? [[body.title.id, { at, isRemoved: body.isRemoved }]] : [],
    ),
  );
  return [...known.values()]
    .map((place): Place => {
      const row = rows.get(place.title.id);
      return row !== undefined && row.at >= timeOf(place) ? { ...place, isRemoved: row.isRemoved } : place;
    })
    .sort((one, other) => timeOf(other) - timeOf(one));
}
