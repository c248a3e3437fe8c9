import type { CaptionFile, MediaFact, MediaSource, MediaStatistics } from '@chalchitra/machines';

/** What a source works with. */
export interface SourceHost {
  element: HTMLVideoElement;
  page: Window & typeof globalThis;
  tell: (fact: MediaFact) => void;
  /** Plays, where that is wanted; needed after each new address of the element. */
  goOn: () => void;
  /** A live stream has grown, of which the element says nothing while nothing plays. */
  noteGrowth: () => void;
  /** Keeps the picture that is seen until another one comes. */
  holdFrame: () => void;
}

/** Where and how a source begins. */
export interface SourceStart extends Omit<MediaSource, 'startAt' | 'isPlaying'> {
  /** Seconds from the start. */
  startAt: number;
}

/** Plays one film: a file, or a playlist through hls.js or by the browser's own means. */
export interface Source {
  /** Goes on at the place where loading or decoding failed. */
  retry(): void;
  /** Takes a new address of the same film over at the same place; true where the film goes on as if nothing had happened. */
  renew(url: string): boolean;
  /** Changes where it begins, in seconds, as long as nothing of it is there. */
  beginAt(seconds: number): void;
  chooseRendition(id: string | null): void;
  /** Goes on where decoding failed, in another rendition than the damaged one; in the same where there is no other. */
  leaveRendition(): void;
  chooseAudio(id: string): void;
  chooseCaptions(id: string | null): void;
  /** Takes new addresses of the caption files over. */
  renewCaptions(files: readonly CaptionFile[]): void;
  /** Seconds at which a live stream is now; null where the element's own edge is the one. */
  liveEdge(): number | null;
  /** What only the source can measure. */
  measure(): Pick<MediaStatistics, 'level' | 'bandwidth' | 'framesPerSecond'>;
  release(): void;
}

const PLAYLIST = /\.m3u8(?:[?#]|$)/i;
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

export const isPlaylist = (url: string): boolean => PLAYLIST.test(url);

/** Whether the browser plays playlists by its own means. */
export const playsPlaylists = (element: HTMLVideoElement): boolean =>
  element.canPlayType(PLAYLIST_TYPE) !== '';

/** The track in the wanted language (BCP 47), else one in the same language of another region. */
export function inLanguage<Track extends { lang: string | null }>(
  tracks: readonly Track[],
  lang: string | null,
): Track | null {
  if (lang === null) return null;
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
  return (
    tracks.find((track) => track.lang?.toLowerCase() === lang.toLowerCase()) ??
    tracks.find((track) => track.lang !== null && primary(track.lang) === primary(lang)) ??
    null
  );
}
