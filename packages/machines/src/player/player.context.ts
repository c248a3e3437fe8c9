import type { PlayerFeedback, PlayerMenuName } from './player.events';
import { isWorthResuming } from './player.rules';
import type {
  MediaFailureCode,
  MediaSource,
  MediaTrack,
  Place,
  PlayableMedia,
  PlayerPreferences,
  Rendition,
} from './player.types';

/** Why nothing plays; `noSource` is a title without an address. */
export type PlayerFailureCode = MediaFailureCode | 'noSource';

/** What the player is started with. */
export interface PlayerInput {
  /** What can be played here, in order; a film alone is a list of one. */
  playlist: readonly PlayableMedia[];
  mediaKey: string;
  /** Where it was left; null where it never was, or where it is to start from 0. */
  place: Place | null;
  preferences: PlayerPreferences;
}

/** All that the player knows besides its states. */
export interface PlayerContext extends Omit<PlayerInput, 'place'> {
  /** Seconds offered to resume from; null where there is nothing to offer. */
  resumeAt: number | null;
  /** Null for live streams and while unknown. */
  durationSeconds: number | null;
  isLive: boolean;
  isAtLiveEdge: boolean;
  /** As the element last told. */
  volume: number;
  rate: number;
  /** What the element was asked for last, or has told since: the next step and the next toggle start from it. */
  asked: { volume: number; isMuted: boolean; rate: number };
  renditions: readonly Rendition[];
  canAdapt: boolean;
  /** Null while the player chooses by itself. */
  chosenRenditionId: string | null;
  playingRenditionId: string | null;
  /** The language of the captions shown last, so that they can be turned on again. */
  lastCaptionsLang: string | null;
  /** Kept over episodes; null while the player chooses. */
  wantedHeight: number | null;
  audioTracks: readonly MediaTrack[];
  audioId: string | null;
  captionTracks: readonly MediaTrack[];
  captionsId: string | null;
  /** The captions that couldn't be had when they were switched on last. */
  failedCaptionsId: string | null;
  hasFocus: boolean;
  openMenu: PlayerMenuName | null;
  failure: PlayerFailureCode | null;
  /** Tries after a failure of the network, in a row. */
  retries: number;
  renewals: number;
  /** Tries after damage, until somebody asks for more of them. */
  recoveries: number;
  /** Renditions before any was left for damage. */
  doubted: number;
  /** How the current media was to begin where it had no address to begin with; null once it has been opened. */
  unopened: Pick<MediaSource, 'startAt' | 'isPlaying'> | null;
  secondsLeft: number;
  feedback: { id: number; feedback: PlayerFeedback } | null;
}

/** What is known of media that hasn't been loaded yet. */
export const nothingKnown = {
  durationSeconds: null,
  isLive: false,
  isAtLiveEdge: true,
  renditions: [],
  audioTracks: [],
  captionTracks: [],
  failedCaptionsId: null,
  failure: null,
  renewals: 0,
  recoveries: 0,
  doubted: 0,
  unopened: null,
} satisfies Partial<PlayerContext>;

/** What is known before the element has told anything. */
export function initialContext({ place, ...input }: PlayerInput): PlayerContext {
  const { volume, isMuted, rate } = input.preferences;
  return {
    ...input,
    resumeAt: place !== null && isWorthResuming(place) ? place.position : null,
    ...nothingKnown,
    volume,
    rate,
    asked: { volume, isMuted, rate },
    canAdapt: false,
    chosenRenditionId: null,
    playingRenditionId: null,
    wantedHeight: null,
    lastCaptionsLang: input.preferences.captionsLang,
    audioId: null,
    captionsId: null,
    hasFocus: false,
    openMenu: null,
    retries: 0,
    secondsLeft: 0,
    feedback: null,
  };
}

/** What is being played. */
export function currentMedia({ playlist, mediaKey }: PlayerContext): PlayableMedia | undefined {
  return playlist.find((media) => media.mediaKey === mediaKey);
}

/** What comes so many places after what is being played, if anything does. */
export function neighbour({ playlist, mediaKey }: PlayerContext, by: number): PlayableMedia | undefined {
  const index = playlist.findIndex((media) => media.mediaKey === mediaKey);
  return index < 0 ? undefined : playlist[index + by];
}
