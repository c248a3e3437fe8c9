import type { CaptionFile, MediaFact, MediaSource, MediaStatistics } from '@chalchitra/machines';

/** What a source works with. */
export interface SourceHost {
  element: HTMLVideoElement;
  window: Window & typeof globalThis;
  notify: (fact: MediaFact) => void;
  /** Plays, where that is wanted; called after each new address of the element. */
  continuePlayback: () => void;
  /** Called when a live stream has grown, which the element doesn't report while it is paused. */
  onLiveUpdate: () => void;
  /** Keeps the current picture on the screen until the next one is there. */
  freezeFrame: () => void;
}

/** What a source plays, and how it begins. */
export interface SourceOptions extends Omit<MediaSource, 'startAt' | 'isPlaying'> {
  /** Seconds from the start. */
  startAt: number;
}

/** Opens a source on an element; null where the browser can't play it this way. */
export type OpenSource = (host: SourceHost, options: SourceOptions) => Source | null;

/** Plays one media: a file, or a playlist through hls.js or by the browser's own means. */
export interface Source {
  /** Continues at the position where loading or decoding failed. */
  retry(): void;
  /** Takes over a new address of the same media at the same position; true where playback isn't interrupted. */
  renew(url: string): boolean;
  /** Changes where playback begins, in seconds, as long as nothing has been loaded. */
  startAt(seconds: number): void;
  /** Null leaves the choice to the source. */
  chooseRendition(id: string | null): void;
  /** Continues where decoding failed, in another rendition than the damaged one; in the same where there is no other. */
  leaveRendition(): void;
  chooseAudio(id: string): void;
  /** Plays without the picture, or with it again, at the same position; nothing changes where the sound isn't fetched by itself. */
  setSoundOnly(isOn: boolean): void;
  /** Null switches captions off. */
  chooseCaptions(id: string | null): void;
  /** Takes over new addresses of the caption files. */
  renewCaptions(files: readonly CaptionFile[]): void;
  /** Seconds at which a live stream is live; null where the element's own edge counts. */
  liveEdge(): number | null;
  /** What only the source can measure. */
  measure(): Pick<MediaStatistics, 'level' | 'bandwidth' | 'framesPerSecond' | 'fetchedBytes'>;
  release(): void;
}

/** A media that was opened before the engine was there. */
export interface StartedMedia {
  element: HTMLVideoElement;
  /** What the source was opened with. */
  options: SourceOptions;
  source: Source;
  /** Sends the source's facts to a host: those so far at once, the others as they come. */
  connect(host: SourceHost): void;
}
