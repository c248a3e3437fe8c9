import type { Id, ListResult } from '../shared/list.types';
import type { TitleSummary, TitleSummaryWire } from '../viewing/viewing.types';

/** Part of a name that matches: from one UTF-16 unit to before another. */
export type TextSpan = readonly [start: number, end: number];

/** A title that was found. */
export interface FoundTitle extends TitleSummary {
  languages: string[];
  /** What of the title matches; none where another name of it did. */
  matched: TextSpan[];
  /** The other name by which it was found; null where it was the title. */
  alias: string | null;
}

/** An episode that was found. */
export interface FoundEpisode {
  id: Id;
  name: string;
  lang: string | null;
  series: { id: Id; title: string };
  matched: TextSpan[];
}

/** A creator who was found. */
export interface FoundCreator {
  id: Id;
  name: string;
  username: string;
  photoUrl: string | null;
  matched: TextSpan[];
}

/** A person, a genre or a hashtag that was found. */
export interface FoundLabel {
  name: string;
  matched: TextSpan[];
}

/** What a search can be narrowed by; of each several values, of which one must hold. */
export type SearchFilter = 'language' | 'genre' | 'year' | 'kind';

export type SearchSort = 'relevance' | 'newest' | 'title' | 'popularity';

/** What is searched for. */
export interface SearchQuery extends Partial<Record<SearchFilter, readonly string[]>> {
  /** As it is typed; empty for all titles that the filters leave. */
  q: string;
  sort?: SearchSort | undefined;
  limit?: number | undefined;
  /** How many titles come before the first that is wanted; servers that don't know it give the first ones. */
  offset?: number | undefined;
}

/** One value of a filter, with how many titles it would leave. */
export interface SearchCount {
  value: string;
  count: number;
}

/** What was found, the best first; its items are titles, after those of that name those of a person or with a hashtag. */
export interface SearchResponse extends ListResult<FoundTitle> {
  /** How many titles were found, of which the items are a part; null where the server doesn't say. */
  total: number | null;
  episodes: FoundEpisode[];
  creators: FoundCreator[];
  people: FoundLabel[];
  genres: FoundLabel[];
  hashtags: FoundLabel[];
  /** Nothing matches: the items are the nearest titles. */
  isNearest: boolean;
  /** Filters without which there would be something. */
  dropFilters: SearchFilter[];
  counts: Record<SearchFilter, SearchCount[]>;
}

/** What is suggested while a query is typed. */
export type Suggestion =
  | ({ type: 'title' } & FoundTitle)
  | ({ type: 'episode' } & FoundEpisode)
  | ({ type: 'creator' } & FoundCreator)
  | ({ type: 'person' } & FoundLabel)
  | ({ type: 'genre' } & FoundLabel)
  | ({ type: 'hashtag' } & FoundLabel);

/** A found title as the reference backend sends it. */
export interface FoundTitleWire extends TitleSummaryWire {
  languages: string[];
  matched: [number, number][];
  alias: string | null;
}

/** A found episode as the reference backend sends it. */
export interface FoundEpisodeWire {
  id: Id;
  name: string;
  lang: string | null;
  series: { id: Id; name: string };
  matched: [number, number][];
}

/** A found creator as the reference backend sends it. */
export interface FoundCreatorWire {
  id: Id;
  name: string;
  username: string;
  photo_url: string | null;
  matched: [number, number][];
}

/** A found person, genre or hashtag as the reference backend sends it; its id is its name. */
export interface FoundLabelWire {
  id: Id;
  name: string;
  matched: [number, number][];
}

/** The response to a search as the reference backend sends it. */
export interface SearchResponseWire {
  items: FoundTitleWire[];
  total: number;
  episodes: FoundEpisodeWire[];
  creators: FoundCreatorWire[];
  people: FoundLabelWire[];
  genres: FoundLabelWire[];
  hashtags: FoundLabelWire[];
  is_nearest: boolean;
  drop_filters: SearchFilter[];
  counts: Record<SearchFilter, SearchCount[]>;
}

/** A suggestion as the reference backend sends it. */
export type SuggestionWire =
  | ({ type: 'title' } & FoundTitleWire)
  | ({ type: 'episode' } & FoundEpisodeWire)
  | ({ type: 'creator' } & FoundCreatorWire)
  | ({ type: 'person' | 'genre' | 'hashtag' } & FoundLabelWire);
