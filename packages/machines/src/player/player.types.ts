/** Something that can be played: a title or one of its episodes. */
export interface PlayableMedia {
  /** What is played, whatever its address: another one starts anew, a new address of the same goes on. */
  mediaKey: string;
  /** Address of a playlist or a file; null where there is none. */
  url: string | null;
  /** The labels of a file's qualities, which replace each other in its address; a playlist brings its own levels. */
  qualities: readonly string[];
  /** Captions beside a file; a playlist brings its own. */
  captions: readonly CaptionFile[];
}

/** A file of captions (WebVTT) beside a video file, fetched once it is switched on. */
export interface CaptionFile {
  /** BCP 47; null where it isn't told. */
  lang: string | null;
  label: string;
  url: string;
}

/** What a source is loaded with, so that nothing has to be loaded twice. */
export interface MediaSource extends Omit<PlayableMedia, 'url'> {
  url: string;
  /** Seconds from the start; null goes on where the same media stopped. */
  startAt: number | null;
  /** Whether it plays as soon as it can; null keeps playing or pausing as the same media did. */
  isPlaying: boolean | null;
  /** Height in pixels of the wanted rendition; null leaves the choice to the player. */
  height: number | null;
  /** Languages (BCP 47) of the wanted sound and captions; null is the media's own sound, and no captions. */
  audioLang: string | null;
  captionsLang: string | null;
}

/** One quality of what is played. */
export interface Rendition {
  id: string;
  /** Lines of the picture, where they are known. */
  height: number | null;
  /** Bits per second, where they are known. */
  bitrate: number | null;
  /** The quality's own label, where it has one (files). */
  label: string | null;
}

/** A language of sound or captions. */
export interface MediaTrack {
  id: string;
  label: string;
  /** BCP 47; null where it isn't told. */
  lang: string | null;
}

/** Why nothing can be played, as far as the element tells. */
export type MediaFailureCode =
  /** The browser is offline. */
  | 'offline'
  /** The server can't be reached or answers with its own failure. */
  | 'network'
  /** The address was refused or has lapsed (401, 403, 410). */
  | 'expired'
  /** Nothing is at the address (404). */
  | 'missing'
  /** The media is damaged. */
  | 'decode'
  /** The browser can't play media of this kind. */
  | 'unsupported';

/** What the machine asks of the media element; nothing has happened until a fact says so. */
export type MediaCommand =
  | { type: 'source.load'; source: MediaSource }
  /** Tries to go on at the place where loading or decoding failed. */
  | { type: 'source.retry' }
  | { type: 'playback.start' }
  | { type: 'playback.pause' }
  /** Seconds from the start. */
  | { type: 'playhead.moveTo'; seconds: number }
  /** Seconds, negative towards the start; stays within what can be sought. */
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
  /** Without a stall or a jump; null leaves the choice to the player. */
  | { type: 'rendition.choose'; id: string | null }
  /** Goes on at the place where decoding failed, in another rendition than the one that is damaged there. */
  | { type: 'rendition.leave' }
  | { type: 'audio.choose'; id: string }
  | { type: 'captions.choose'; id: string | null }
  /** The same files under addresses that hold. */
  | { type: 'captions.renew'; files: readonly CaptionFile[] }
  | { type: 'fullScreen.enter' }
  | { type: 'fullScreen.leave' };

/** What the media element reports; state follows these alone. */
export type MediaFact =
  /** Its length is known and it can be shown; `durationSeconds` is null for live streams. */
  | { type: 'media.ready'; mediaKey: string; durationSeconds: number | null }
  | { type: 'playback.started' }
  /** Also when a seek leads back from the end. */
  | { type: 'playback.paused' }
  | { type: 'playback.ended' }
  /** The browser wants a press first. */
  | { type: 'playback.refused' }
  /** There is nothing to show at the playhead, while playing or seeking. */
  | { type: 'playback.stalled' }
  /** There is something again. */
  | { type: 'playback.resumed' }
  | { type: 'volume.changed'; volume: number; isMuted: boolean }
  | { type: 'rate.changed'; rate: number }
  | { type: 'fullScreen.changed'; isFullScreen: boolean }
  /** Highest first; `canAdapt` where the player can choose by itself. */
  | { type: 'renditions.found'; renditions: readonly Rendition[]; canAdapt: boolean }
  /** `chosenId` is null while the player chooses by itself; `playingId` is what is seen. */
  | { type: 'rendition.changed'; chosenId: string | null; playingId: string | null }
  | { type: 'audioTracks.found'; tracks: readonly MediaTrack[] }
  | { type: 'captionTracks.found'; tracks: readonly MediaTrack[] }
  | { type: 'audio.changed'; id: string | null }
  | { type: 'captions.changed'; id: string | null }
  /** A file of captions that was switched on can't be had or read; told after it is off again. */
  | { type: 'captions.failed'; id: string; code: MediaFailureCode }
  | { type: 'liveEdge.changed'; isAtEdge: boolean }
  /** Told on each try that failed; what is buffered goes on playing. */
  | { type: 'media.failed'; code: MediaFailureCode }
  /** Loading or decoding goes on after a failure. */
  | { type: 'media.recovered' }
  /** The browser is online again. */
  | { type: 'connection.restored' };

/** What the machine is connected to the element with: facts are told from then on, commands obeyed until it is disconnected. */
export interface MediaConnection {
  obey: (command: MediaCommand) => void;
  disconnect: () => void;
}

/** A span in seconds. */
export interface TimeRange {
  start: number;
  end: number;
}

/** Where the media is; changes many times a second, so that it is read beside the machine. */
export interface PlayheadState {
  /** Seconds. */
  position: number;
  /** Seconds; 0 while unknown, for live streams the edge. */
  duration: number;
  bufferedRanges: readonly TimeRange[];
  /** What can be sought; live streams forget their start. */
  seekable: TimeRange;
}

/** A caption that is said now. */
export interface CaptionLine {
  /** Stays the same while it is shown. */
  id: string;
  text: string;
}

/** What the media measures. */
export interface MediaStatistics {
  width: number;
  height: number;
  framesPerSecond: number | null;
  /** From 1, the lowest, of how many. */
  level: { number: number; of: number; bitrate: number | null } | null;
  /** Estimate in bits per second. */
  bandwidth: number | null;
  /** Seconds ahead of the playhead. */
  bufferSeconds: number;
  droppedFrames: number;
  shownFrames: number;
}

/** A value that changes beside the machine; `read` answers the same object until it has changed. */
export interface MediaStore<Value> {
  subscribe: (listener: () => void) => () => void;
  read: () => Value;
}

/** What is kept of how somebody likes to watch. */
export interface PlayerPreferences {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  rate: number;
  /** Languages, BCP 47; captions are off where theirs is null. */
  audioLang: string | null;
  captionsLang: string | null;
  captionLook: CaptionLook;
}

/** How captions look. */
export interface CaptionLook {
  size: 'small' | 'medium' | 'large';
  colour: 'white' | 'yellow' | 'green';
  background: 'none' | 'veil' | 'solid';
}

/** Where something was left, in seconds. */
export interface Place {
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
