import type { ContentKind, ContentList } from './content.types';

/** The kinds in the order in which a lookup by address tries them (spec §7). */
export const CONTENT_KINDS = [
  'user-uploads',
  'videos',
  'trending-in-india',
  'youtube-channels',
  'documentaries',
  'short-films',
  'reality-shows',
  'podcasts',
  'interviews',
  'news',
  'devotional',
  'kids',
  'web-series',
] as const satisfies readonly ContentKind[];

/** The 19 lists of the content server (spec §7). */
export const CONTENT_LISTS = [
  ...CONTENT_KINDS,
  'music-videos',
  'live-performances',
  'kids/cartoons',
  'kids/educational',
  'devotional/bhajans',
  'devotional/talks',
] as const satisfies readonly ContentList[];
