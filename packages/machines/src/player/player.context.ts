import type { PlayerFeedback, PlayerMenuName } from './player.events';
import { isWorthResuming } from './player.rules';
import type {
  MediaFailureCode,
  MediaSource,
  MediaTrack,
  PlayableMedia,
  PlaybackRefusal,
  PlayerPreferences,
  Rendition,
  SavedPosition,
  WantedRendition,
  WantedTrack,
} from './player.types';

/** Why nothing plays; `noSource` is a title without an address. */
export type PlayerFailureCode = MediaFailureCode | 'noSource';

/** What the player is started with. */
export interface PlayerInput {
  /** What can be played here, in order; a single film is a list of one. */
  playlist: readonly PlayableMedia[];
  mediaKey: string;
  /** The stored position; null where there is none, or where playback starts from 0. */
  savedPosition: SavedPosition | null;
  preferences: PlayerPreferences;
}

/** What the player knows besides its states. */
export interface PlayerContext extends Omit<PlayerInput, 'savedPosition'> {
  /** The position in seconds at which it offers to resume; null where it offers nothing. */
  resumeAt: number | null;
  /** Null for live streams and while unknown. */
  durationSeconds: number | null;
  isLive: boolean;
  /** Whether it plays, or will once it can: as the element last reported, or as was requested since. */
  shouldPlay: boolean;
  isAtLiveEdge: boolean;
  /** As the element last reported. */
  volume: number;
  rate: number;
  /** What was last requested or reported. The next step and the next toggle start from it. */
  requested: { volume: number; isMuted: boolean; rate: number };
  renditions: readonly Rendition[];
  canAdapt: boolean;
  /** Null while the player chooses automatically. */
  chosenRenditionId: string | null;
  playingRenditionId: string | null;
  /** The captions that were shown last, for turning them on again. */
  lastCaptions: WantedTrack | null;
  /** Kept from episode to episode; null while the player chooses. */
  wantedRendition: WantedRendition | null;
  audioTracks: readonly MediaTrack[];
  audioId: string | null;
  /** Bits per second of the sound by itself, where they are known. */
  soundBitrate: number | null;
  captionTracks: readonly MediaTrack[];
  captionsId: string | null;
  /** The captions that couldn't be loaded when they were last switched on. */
  failedCaptionsId: string | null;
  /** By the keyboard's focus or a pointer that is kept down. */
  areControlsHeld: boolean;
  openMenu: PlayerMenuName | null;
  failure: PlayerFailureCode | null;
  /** Retries in a row after a failure of the network. */
  retries: number;
  renewals: number;
  /** The address that the element was given; its list may have a newer one by now. Null before the media is opened. */
  loadedUrl: string | null;
  /** Retries after damage, until the viewer presses Try again. */
  recoveries: number;
  /** How many renditions there were before any was left because of damage. */
  initialRenditionCount: number;
  /** How the current media will start once it has an address; null after it has been opened. */
  pendingOpen: Pick<MediaSource, 'startAt' | 'isPlaying'> | null;
  secondsLeft: number;
  /** Why the server doesn't let this player go on. */
  refusal: PlaybackRefusal | null;
  /** Whether it plays in place of another of the account's players, as the viewer has chosen. */
  takesOver: boolean;
  feedback: { id: number; feedback: PlayerFeedback } | null;
}

/**
 * The state of media that haven't been loaded yet. `captionsId` isn't part of it: until the next episode's tracks are found
 * it says whether captions are on, so that they can be turned off meanwhile.
 */
export const initialMediaState = {
  durationSeconds: null,
  isLive: false,
  isAtLiveEdge: true,
  renditions: [],
  canAdapt: false,
  chosenRenditionId: null,
  playingRenditionId: null,
  audioTracks: [],
  audioId: null,
  soundBitrate: null,
  captionTracks: [],
  failedCaptionsId: null,
  failure: null,
  renewals: 0,
  loadedUrl: null,
  recoveries: 0,
  initialRenditionCount: 0,
  pendingOpen: null,
} satisfies Partial<PlayerContext>;

/** The context before the element has reported anything. */
export function initialContext({ savedPosition, ...input }: PlayerInput): PlayerContext {
  const { volume, isMuted, rate } = input.preferences;
  return {
    ...input,
    resumeAt: savedPosition !== null && isWorthResuming(savedPosition) ? savedPosition.position : null,
    ...initialMediaState,
    shouldPlay: false,
    volume,
    rate,
    requested: { volume, isMuted, rate },
    wantedRendition: null,
    lastCaptions: input.preferences.wantedCaptions,
    captionsId: null,
    areControlsHeld: false,
    openMenu: null,
    retries: 0,
    secondsLeft: 0,
    refusal: null,
    takesOver: false,
    feedback: null,
  };
}

/** The current media. */
export function currentMedia({ playlist, mediaKey }: PlayerContext): PlayableMedia | undefined {
  return playlist.find((media) => media.mediaKey === mediaKey);
}

/** The media `by` entries after the current one, if there is one. */
export function neighbour({ playlist, mediaKey }: PlayerContext, by: number): PlayableMedia | undefined {
  const index = playlist.findIndex((media) => media.mediaKey === mediaKey);
  return index < 0 ? undefined : playlist[index + by];
}
