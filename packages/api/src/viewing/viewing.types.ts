import type { ContentItem, ContentKind } from '../content/content.types';
import type { Id } from '../shared/list.types';

/** What a card shows of a title, and the kind under which the title is found. */
export interface TitleSummary
  extends Pick<
    ContentItem,
    'id' | 'title' | 'artwork' | 'genres' | 'durationSeconds' | 'createdAt' | 'lang' | 'youtubeVideoId'
  > {
  kind: ContentKind;
}

/** A title of a viewer's watchlist. */
export interface WatchlistEntry {
  title: TitleSummary;
  /** ISO 8601; null where it isn't known. */
  addedAt: string | null;
}

/** A title that is added to a watchlist or removed from it. */
export interface WatchlistChange {
  id: Id;
  kind: ContentKind;
  isListed: boolean;
  /** Milliseconds since the viewer chose so: the clocks of devices differ, so no time is sent. */
  age: number;
}

/** An episode as a place names it. */
export interface PlaceEpisode {
  id: Id;
  name: string;
}

/** How far a viewer has watched a title, or an episode of it. */
export interface Place {
  title: TitleSummary;
  /** Null for a title without episodes. */
  episode: PlaceEpisode | null;
  /** The one after it; null where it is the last or there are none. */
  nextEpisode: PlaceEpisode | null;
  /** Seconds from the start. */
  position: number;
  /** Seconds; null where it isn't known, as of an embedded video. */
  duration: number | null;
  /** ISO 8601; null where it isn't known. */
  watchedAt: string | null;
  /** Whether the viewer has removed the title from the row since. */
  isRemoved: boolean;
}

/** A place that a player has reached. */
export interface PlaceReport {
  type: 'place';
  id: Id;
  kind: ContentKind;
  /** Empty for a title without episodes. */
  episodeId: Id | '';
  position: number;
  /** Seconds; 0 where it isn't known. */
  duration: number;
  /** Milliseconds since the place was reached. */
  age: number;
  /** Of one playback, from its start to its pause: of two sessions the one that began later counts. */
  sessionId: Id;
  /** Milliseconds since that session began. */
  sessionAge: number;
}

/** A title that is removed from the row of what was watched, or put back. */
export interface RowChange {
  type: 'row';
  id: Id;
  kind: ContentKind;
  isRemoved: boolean;
  age: number;
}

/** What changes a viewer's places. */
export type PlaceChange = PlaceReport | RowChange;

/** What became of the changes of a watchlist. */
export interface WatchlistResult {
  /** Titles that were not added, because the list is full. */
  refused: Id[];
}

/** A title's card as the reference backend sends it. */
export interface TitleSummaryWire {
  id: Id;
  kind: ContentKind;
  name: string;
  thumbnail_app: string | null;
  thumbnail_web: string | null;
  genres: string[];
  duration: number | null;
  created_at: string;
  lang: string | null;
}

/** A watchlist's title as the reference backend sends it. */
export interface WatchlistEntryWire extends TitleSummaryWire {
  added_at: string;
}

/** A place as the reference backend sends it. */
export interface PlaceWire extends TitleSummaryWire {
  episode: PlaceEpisode | null;
  next_episode: PlaceEpisode | null;
  position: number;
  /** Of the media that was played; seconds, null where it isn't known. */
  media_duration: number | null;
  watched_at: string;
  is_removed: boolean;
}
