export type { MediaStores } from './controlMedia';
export { createMediaElement } from './element/mediaElement';
export {
  createPlayerEngine,
  type OpenedMedia,
  type OpenMediaOptions,
  type PlayerEngine,
  type PlayerEngineOptions,
} from './playerEngine';
export type { PositionReport } from './playerServices';
export type { OpenSource, Source, SourceHost, SourceOptions, StartedMedia } from './sources/source';
export { createPositions, type Positions, type PositionsOptions } from './storage/positions';
export { createPreferences, type Preferences } from './storage/preferences';
export type { PlayerStorage } from './storage/storage';
export type { NowPlaying } from './system/mediaSession';
export type { PlaybackReports } from './system/playbackReports';
export { DATA_SAVER_HEIGHT } from './system/savesData';
