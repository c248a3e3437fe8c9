import type {
  CaptionLine,
  MediaConnection,
  MediaFact,
  MediaStatistics,
  MediaStore,
  Place,
  PlayerPreferences,
  PlayheadState,
  SeekFrame,
} from '@chalchitra/machines';

/** One media element as the player sees it. */
export interface PlayerMedia {
  /** Begins to obey and to tell; told again after a disconnection, where the element stands then. */
  connect: (tell: (fact: MediaFact) => void) => MediaConnection;
  playhead: MediaStore<PlayheadState>;
  /** The captions that are said now; the element's own are never shown. */
  captionLines: MediaStore<readonly CaptionLine[]>;
  statistics: () => MediaStatistics;
  /** The picture at a time, in seconds, once the source's storyboard has been brought; null where there is none. */
  frameAt: (seconds: number) => SeekFrame | null;
}

/** What the system shows of what is played, and what its keys ask for. */
export interface MediaSessionOptions {
  title: string;
  /** The series' name, for instance. */
  artist: string;
  artworkUrl: string | null;
  onPlay: () => void;
  onPause: () => void;
  /** Seconds, negative towards the start. */
  onSeekBy: (seconds: number) => void;
  onSeekTo: (seconds: number) => void;
  /** Null where nothing comes before or after. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** All that the player needs of the browser; brought with the player's page. */
export interface PlayerPlatform {
  /** `frame` is what goes full screen; the picture alone where the browser knows no other way. */
  createMedia: (video: HTMLVideoElement, frame: HTMLElement) => PlayerMedia;
  preferences: {
    read: () => PlayerPreferences;
    write: (preferences: PlayerPreferences) => void;
  };
  /** Where each media was left, by its key; belongs to one account. */
  places: {
    read: (mediaKey: string) => Place | null;
    write: (mediaKey: string, place: Place) => void;
    forget: (mediaKey: string) => void;
  };
  /** Keeps the screen awake; answers the way to let it sleep. */
  keepAwake: () => () => void;
  /** Answers the way to take it away. */
  showInSystem: (options: MediaSessionOptions) => () => void;
  /** Pauses whoever else plays in this browser, and is told when somebody else begins; answers the way to stop listening. */
  claimPlayback: (onClaimedElsewhere: () => void) => () => void;
  /** Told when the page is about to go, while there is time to write a last place; answers the way to stop. */
  onLeaving: (listener: () => void) => () => void;
}
