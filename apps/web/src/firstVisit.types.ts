import type { CallOutline } from '@chalchitra/api';
import type { ContentKind, ServerName } from '@chalchitra/api/types';
import type { OpenSource } from '@chalchitra/player';
import type { EarlyAnswers } from './platform/earlyAnswers';
import type { EarlyStage } from './platform/earlyFilm';

/** The code that plays a playlist. */
export interface PlaylistCode {
  openHls: OpenSource;
}

/** What the server knows of a player's page: its item, and the calls that it will make, `:id` and `:uid` open. */
export interface FirstCalls {
  kind: ContentKind | null;
  /** The address of the code that plays a playlist, where the item is one. */
  playlistCode: string | null;
  calls: readonly (CallOutline & { server: ServerName })[];
}

/** A key that was pressed. */
export interface KeyPress {
  key: string;
  hasShift: boolean;
}

/** What was begun at the top of the page, for the modules that come later. */
export interface FirstVisit {
  answers: EarlyAnswers;
  /** The items whose kind is known, by their ids. */
  handed: [id: string, found: { kind: ContentKind; item: null }][];
  /** What plays the item's playlist; rejects where that can't be fetched, null where there is none. */
  playlistCode: Promise<PlaylistCode> | null;
  /** Where the first film is until there is a player; null until its code is here. */
  stage: EarlyStage | null;
  /** The keys that were pressed before there was a player, which takes them once; from then on they are its own to hear. */
  takeKeys(): readonly KeyPress[];
  /** Told by a player, which from then on loads by itself. */
  hasPlayer: boolean;
  /** Called where there will be no first picture, or it is there without being seen. */
  endWaiting(): void;
  /** Waited for by the app before it takes the page over: a film's first picture comes before, for a second at most. */
  beforeApp(): Promise<void>;
}

declare global {
  var firstVisit: FirstVisit | undefined;
}
