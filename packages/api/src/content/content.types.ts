import type { Id } from '../shared/list.types';

/** The kinds whose detail can be fetched, in the order in which a lookup by address tries them (spec §7). */
export type ContentKind =
  | 'user-uploads'
  | 'videos'
  | 'trending-in-india'
  | 'youtube-channels'
  | 'documentaries'
  | 'short-films'
  | 'reality-shows'
  | 'podcasts'
  | 'interviews'
  | 'news'
  | 'devotional'
  | 'kids'
  | 'web-series';

/** The 19 lists of the content server (spec §7). */
export type ContentList =
  | ContentKind
  | 'music-videos'
  | 'live-performances'
  | 'kids/cartoons'
  | 'kids/educational'
  | 'devotional/bhajans'
  | 'devotional/talks';

/** Pictures of an item: http(s) or root-relative addresses, or null where there is none. */
export interface Artwork {
  small: string | null;
  wide: string | null;
}

/** Anything that can be watched (spec §3); `durationSeconds` in seconds, `price` in whole rupees. */
export interface ContentItem {
  id: Id;
  title: string;
  description: string;
  artwork: Artwork;
  videoUrl: string | null;
  genres: string[];
  languages: string[];
  keywords: string[];
  /** Names of those who play in it or made it; none where the server has none. */
  people: string[];
  qualities: string[];
  subscription: string;
  price: number;
  durationSeconds: number | null;
  /** As sent: it may be no date at all, and is then shown as Invalid Date. */
  createdAt: string | null;
  updatedAt: string | null;
  youtubeVideoId: string | null;
  /** Language tag (BCP 47) of the title: the server's, else its script's; null for Latin. */
  lang: string | null;
  /** Caption files beside `videoUrl`; a playlist names its own. */
  captions: CaptionFile[];
  /** The higher, the more it is watched; null where the server doesn't say. */
  popularity: number | null;
}

/** One part of a web series (spec §3). */
export interface Episode {
  id: Id;
  name: string;
  videoUrl: string | null;
  artwork: Artwork;
  durationSeconds: number | null;
  /** As an item's. */
  captions: CaptionFile[];
}

/** What the player page shows: the item, where it was found, and a series' episodes (else none). */
export interface VideoDetail {
  kind: ContentKind;
  item: ContentItem;
  episodes: Episode[];
}

/** A file of captions (WebVTT) beside a video file. */
export interface CaptionFile {
  /** Language tag (BCP 47); null where it isn't known. */
  lang: string | null;
  label: string;
  url: string;
}

/** A file of captions as the reference backend sends it. */
export interface CaptionFileWire {
  /** Language tag (BCP 47). */
  language: string;
  /** What the language is called, in itself. */
  label: string;
  /** Address, which holds for as long as the video's own. */
  url: string;
}

/** A content item as the reference backend sends it. */
export interface ContentItemWire {
  id: Id;
  name: string;
  description: string;
  thumbnail_app: string | null;
  thumbnail_web: string | null;
  video_url: string | null;
  genres: string[];
  languages: string[];
  keywords: string[];
  /** Names of those who play in it or made it, an addition. */
  people: string[];
  quality: string[];
  subscription: string;
  price: number;
  /** Seconds. */
  duration: number | null;
  created_at: string;
  updated_at: string;
  /** The higher, the more it is watched. */
  popularity: number;
  youtube_video_id: string | null;
  /** Id of the embedded video; live TV channels alone have it. */
  videoId?: string;
  lang: string | null;
  /** Left out where there is none, or nothing may be watched. */
  captions?: CaptionFileWire[];
}

/** An episode as the reference backend sends it. */
export interface EpisodeWire {
  id: Id;
  name: string;
  video_url: string | null;
  thumbnail_app: string | null;
  thumbnail_web: string | null;
  /** Seconds. */
  duration: number | null;
  captions?: CaptionFileWire[];
}
