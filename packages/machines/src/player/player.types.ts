import type { CaptionFile, ScreenReport } from '@chalchitra/api/types';

export type { CaptionFile };

/** Why a player may not go on, as its server says. */
export type PlaybackRefusal = ScreenReport & { status: 'full' | 'takenOver' | 'notSubscribed' };

/** A title, or one of its episodes, that can be played. */
export interface PlayableMedia {
  /** Identifies the media, whatever the address. A new key starts from the beginning, a new address of the same key resumes. */
  mediaKey: string;
  /** Address of a playlist or a file; null where there is none. */
  url: string | null;
  /** The labels of a file's qualities, which replace each other in its address; a playlist has its own renditions. */
  qualities: readonly string[];
  /** Captions beside a file; a playlist has its own. */
  captions: readonly CaptionFile[];
}

/** What is loaded and how; complete, so that nothing has to be loaded twice. */
export interface MediaSource extends Omit<PlayableMedia, 'url'> {
  url: string;
  /** Seconds from the start; null resumes the same media where it stopped. */
  startAt: number | null;
  /** Whether it plays as soon as it can; null stays playing or paused as the same media was. */
  isPlaying: boolean | null;
  /** Null lets the player choose. */
  wantedRendition: WantedRendition | null;
  /** Null is the default track. */
  wantedAudio: WantedTrack | null;
  /** Null is no captions. */
  wantedCaptions: WantedTrack | null;
  /** Without the picture, where the sound can be fetched by itself. */
  isSoundOnly: boolean;
}

/** One quality of a source. */
export interface Rendition {
  id: string;
  /** Height of the picture in pixels, where it is known. */
  height: number | null;
  /** Bits per second on average, picture and sound together, where they are known. */
  bitrate: number | null;
  /** The quality's own label, where it has one (files). */
  label: string | null;
}

/** What a chosen rendition is found by, in other titles too. */
export type WantedRendition = Pick<Rendition, 'height' | 'bitrate'>;

/** An audio or captions track. */
export interface MediaTrack {
  id: string;
  label: string;
  /** BCP 47; null where it is unknown. */
  lang: string | null;
}

/** What a chosen track is found by, in other titles too. The label is empty where the language alone is known. */
export type WantedTrack = Pick<MediaTrack, 'label' | 'lang'>;

/** Why playback fails, as far as the element reports it. */
export type MediaFailureCode =
  /** The browser is offline. */
  | 'offline'
  /** The server can't be reached or fails. */
  | 'network'
  /** The address was refused or has expired (401, 403, 410). */
  | 'expired'
  /** Nothing is at the address (404). */
  | 'missing'
  /** The media is damaged. */
  | 'decode'
  /** The browser can't play media of this kind. */
  | 'unsupported';

/** A command to the media element; it has had no effect until a fact reports it. */
export type MediaCommand =
  | { type: 'source.load'; source: MediaSource }
  /** Retries at the position where loading or decoding failed. */
  | { type: 'source.retry' }
  | { type: 'playback.start' }
  | { type: 'playback.pause' }
  /** Seconds from the start. */
  | { type: 'playhead.moveTo'; seconds: number }
  /** Seconds, negative towards the start; stays within the seekable range. */
  | { type: 'playhead.moveBy'; seconds: number }
  /** From 0, the start, to 1, the end. */
  | { type: 'playhead.moveToShare'; share: number }
  /** Frames, negative towards the start. */
  | { type: 'playhead.step'; frames: number }
  | { type: 'playhead.moveToLiveEdge' }
  /** From 0 to 1. */
  | { type: 'volume.set'; volume: number }
  | { type: 'mute.set'; isMuted: boolean }
  | { type: 'rate.set'; rate: number }
  /** Without a stall or a jump; null lets the player choose. */
  | { type: 'rendition.choose'; id: string | null }
  /** Resumes at the position where decoding failed, in another rendition than the damaged one. */
  | { type: 'rendition.leave' }
  | { type: 'audio.choose'; id: string }
  /** At the same position; the picture isn't fetched while it is on. */
  | { type: 'soundOnly.set'; isOn: boolean }
  | { type: 'captions.choose'; id: string | null }
  /** The same files under new addresses. */
  | { type: 'captions.renew'; files: readonly CaptionFile[] }
  | { type: 'fullScreen.enter' }
  | { type: 'fullScreen.leave' };

/** A fact that the media element reports; only facts change the state. */
export type MediaFact =
  /** The duration is known and a frame can be shown; `durationSeconds` is null for live streams. */
  | { type: 'media.ready'; mediaKey: string; durationSeconds: number | null }
  | { type: 'playback.started' }
  /** Also when a seek leaves the end. */
  | { type: 'playback.paused' }
  | { type: 'playback.ended' }
  /** A command has moved the playhead. */
  | { type: 'playhead.moved' }
  /** The browser demands a press first. */
  | { type: 'playback.refused' }
  /** There is no data at the playhead, while playing or seeking. */
  | { type: 'playback.stalled' }
  /** There is data again. */
  | { type: 'playback.resumed' }
  | { type: 'volume.changed'; volume: number; isMuted: boolean }
  | { type: 'rate.changed'; rate: number }
  | { type: 'fullScreen.changed'; isFullScreen: boolean }
  /** Highest first; `canAdapt` where the player can choose automatically. */
  | { type: 'renditions.found'; renditions: readonly Rendition[]; canAdapt: boolean }
  /** `chosenId` is null while the player chooses automatically; `playingId` is the one on the screen. */
  | { type: 'rendition.changed'; chosenId: string | null; playingId: string | null }
  /** The chosen one is damaged, and the choice is no longer the viewer's. */
  | { type: 'rendition.left' }
  | { type: 'audioTracks.found'; tracks: readonly MediaTrack[] }
  /** Whether it plays without its picture, and whether it can; `bitrate` is the sound's, where it is known. */
  | { type: 'soundOnly.changed'; canChoose: boolean; isOn: boolean; bitrate: number | null }
  | { type: 'captionTracks.found'; tracks: readonly MediaTrack[] }
  | { type: 'audio.changed'; id: string | null }
  | { type: 'captions.changed'; id: string | null }
  /** A file of captions that was switched on can't be fetched or read; reported after it is off again. */
  | { type: 'captions.failed'; id: string; code: MediaFailureCode }
  | { type: 'liveEdge.changed'; isAtEdge: boolean }
  /** A live stream has ended; what is left of it is a film of this length. */
  | { type: 'live.ended'; durationSeconds: number }
  /** Reported for each failed attempt; what is buffered continues to play. */
  | { type: 'media.failed'; code: MediaFailureCode }
  /** Loading or decoding works again after a failure. */
  | { type: 'media.recovered' }
  /** The browser is online again. */
  | { type: 'connection.restored' };

/** A span in seconds. */
export interface TimeRange {
  start: number;
  end: number;
}

/** The playhead; kept outside the machine because it changes many times a second. */
export interface PlayheadState {
  /** Seconds. */
  position: number;
  /** Seconds; 0 while unknown, for live streams the live edge. */
  duration: number;
  isLive: boolean;
  bufferedRanges: readonly TimeRange[];
  /** The seekable range; that of a live stream moves on. */
  seekable: TimeRange;
}

/** A caption that is shown now. */
export interface CaptionLine {
  /** Stays the same while it is shown. */
  id: string;
  text: string;
}

/** Measurements of playback. */
export interface MediaStatistics {
  width: number;
  height: number;
  framesPerSecond: number | null;
  /** `number` counts from 1, the lowest; `of` is how many there are. */
  level: { number: number; of: number; bitrate: number | null } | null;
  /** Estimate in bits per second. */
  bandwidth: number | null;
  /** What its picture and sound have used so far; null where the browser doesn't report it. */
  fetchedBytes: number | null;
  /** Seconds buffered ahead of the playhead. */
  bufferSeconds: number;
  droppedFrames: number;
  shownFrames: number;
}

/** A value that changes outside the machine; `read` returns the same object until it has changed. */
export interface MediaStore<Value> {
  subscribe: (listener: () => void) => () => void;
  read: () => Value;
}

/** The stored preferences of a viewer. */
export interface PlayerPreferences {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  rate: number;
  wantedAudio: WantedTrack | null;
  /** Null where captions are off. */
  wantedCaptions: WantedTrack | null;
  /** Wanted of whatever is played. */
  isSoundOnly: boolean;
  captionLook: CaptionLook;
}

/** How captions look. */
export interface CaptionLook {
  size: 'small' | 'medium' | 'large';
  colour: 'white' | 'yellow' | 'green';
  background: 'none' | 'veil' | 'solid';
}

/** The position at which media were left, in seconds. */
export interface SavedPosition {
  position: number;
  duration: number;
}

/** A frame on a storyboard's sheet, in CSS pixels. */
export interface SeekFrame {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
