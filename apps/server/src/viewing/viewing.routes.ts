import { changePlaces, changeWatchlist, places, watchlist } from '@chalchitra/api/contract';
import type { ContentKind, TitleSummaryWire } from '@chalchitra/api/types';
import type { StoredItem } from '../content/content.store';
import { type Mount, ownOnly } from '../http/mount';
import type { MediaAddresses } from '../media/mediaAddresses';
import type { PlacesStore } from './places.store';
import type { WatchlistStore } from './watchlist.store';

interface ViewingParts {
  readonly watchlists: WatchlistStore;
  readonly placesStore: PlacesStore;
  readonly addresses: MediaAddresses;
  now(): Date;
}

/** Mounts the calls about what one viewer keeps and watches, additions to the specification's. */
export function mountViewing(mount: Mount, { watchlists, placesStore, addresses, now }: ViewingParts): void {
  const summary = (item: StoredItem, kind: string): TitleSummaryWire => ({
    id: item.id,
    // The contract lets no other kind in.
    kind: kind as ContentKind,
    name: item.name,
    thumbnail_app: addresses.picture(item.thumbnailApp),
    thumbnail_web: addresses.picture(item.thumbnailWeb),
    genres: item.genres,
    duration: item.duration,
    created_at: item.createdAt,
    lang: item.lang,
  });

  mount(watchlist, async ({ params, caller }) => {
    const { uid } = ownOnly(caller, params.uid);
    return (await watchlists.list(uid)).map(({ item, kind, addedAt }) => ({
      ...summary(item, kind),
      added_at: addedAt.toISOString(),
    }));
  });

  mount(changeWatchlist, async ({ params, caller, body }) => {
    const { uid } = ownOnly(caller, params.uid);
    return { refused: await watchlists.change(uid, body.changes, now()) };
  });

  mount(places, async ({ params, caller }) => {
    const { uid } = ownOnly(caller, params.uid);
    return (await placesStore.list(uid)).map(({ item, place, episode, nextEpisode, isRemoved }) => ({
      ...summary(item, place.kind),
      episode,
      next_episode: nextEpisode,
      position: place.position,
      media_duration: place.duration === 0 ? null : place.duration,
      watched_at: place.watchedAt.toISOString(),
      is_removed: isRemoved,
    }));
  });

  mount(changePlaces, async ({ params, caller, body }) => {
    const { uid } = ownOnly(caller, params.uid);
    await placesStore.change(uid, body.changes, now());
    return undefined;
  });
}
