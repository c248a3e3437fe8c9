import type {
  CaptionLook,
  MediaFact,
  PlayableMedia,
  PlaybackRefusal,
  PlayerPreferences,
} from './player.types';

/** The menus of the control bar. */
export type PlayerMenuName = 'captions' | 'audio' | 'quality' | 'speed' | 'episodes';

/** A request to the player, by pointer, key or the system's media keys. */
export type PlayerRequest =
  | { type: 'playback.toggle' }
  | { type: 'playback.start' }
  | { type: 'playback.pause' }
  | { type: 'playback.retry' }
  /** Plays here, in place of another of the account's players. */
  | { type: 'playback.takeOver' }
  | { type: 'playhead.moveTo'; seconds: number }
  | { type: 'playhead.moveBy'; seconds: number }
  | { type: 'playhead.moveToShare'; share: number }
  | { type: 'playhead.moveToLiveEdge' }
  | { type: 'playhead.step'; frames: number }
  | { type: 'volume.set'; volume: number }
  | { type: 'volume.step'; by: number }
  | { type: 'mute.toggle' }
  | { type: 'rate.set'; rate: number }
  /** One speed up or down. */
  | { type: 'rate.step'; by: 1 | -1 }
  | { type: 'rendition.choose'; id: string | null }
  | { type: 'audio.choose'; id: string }
  /** Without the picture, or with it again. */
  | { type: 'soundOnly.toggle' }
  | { type: 'captions.choose'; id: string | null }
  | { type: 'captions.toggle' }
  | { type: 'captions.style'; look: Partial<CaptionLook> }
  | { type: 'fullScreen.toggle' }
  /** By its media key; the chosen one starts from 0 and plays (spec §4). */
  | { type: 'episode.choose'; mediaKey: string }
  | { type: 'episode.move'; by: 1 | -1 }
  | { type: 'resume.accept' }
  | { type: 'resume.decline' }
  | { type: 'countdown.skip' }
  | { type: 'countdown.cancel' }
  | { type: 'menu.toggle'; menu: PlayerMenuName }
  | { type: 'keySheet.toggle' }
  /** Closes the open menu or the key sheet, and nothing else. */
  | { type: 'menu.close' }
  | { type: 'statistics.toggle' }
  /** Closes what is open over the picture. */
  | { type: 'overlay.close' };

/** What is shown for a moment after a key or a double tap. */
export type PlayerFeedback =
  | { kind: 'playing' | 'paused' | 'muted' | 'unmuted' | 'fullScreen' | 'inPage' }
  | { kind: 'soundOnly' | 'withPicture' | 'noSoundOnly' }
  /** The chosen quality is damaged: the player chooses automatically, or plays another one where it can't. */
  | { kind: 'renditionLeft' | 'renditionReplaced' }
  | { kind: 'captionsOff' | 'noCaptions' | 'captionsFailed' }
  /** The code of a menu or of the statistics couldn't be loaded. */
  | { kind: 'loadFailed' }
  | { kind: 'moved'; seconds: number; side: 'start' | 'end' | null }
  | { kind: 'movedToShare'; share: number }
  | { kind: 'movedToLiveEdge' | 'rateAtLiveEdge' }
  | { kind: 'stepped'; frames: number }
  | { kind: 'volume'; volume: number }
  | { kind: 'rate'; rate: number }
  | { kind: 'captions'; label: string }
  /** `noEpisode`: there is none in that direction. */
  | { kind: 'episode' | 'noEpisode'; by: 1 | -1 };

/** Every event of the player. */
export type PlayerEvent =
  | PlayerRequest
  | MediaFact
  /** The key as the browser names it. */
  | { type: 'key.press'; key: string; hasShift: boolean }
  | { type: 'pointer.moved' }
  /** A finger on the picture. */
  | { type: 'picture.tap' }
  | { type: 'picture.doubleTap'; side: 'start' | 'end' }
  /** The keyboard's focus or a pointer that is kept down takes hold of the controls, or leaves them. */
  | { type: 'controls.held' }
  | { type: 'controls.released' }
  /** New addresses, or a list that has changed. */
  | { type: 'playlist.changed'; playlist: readonly PlayableMedia[] }
  | { type: 'playback.claimedElsewhere' }
  /** The server lets this player go on; reported again and again. */
  | { type: 'playback.allowed' }
  /** The server doesn't let this player go on. */
  | { type: 'playback.forbidden'; refusal: PlaybackRefusal }
  /** The code of what was opened couldn't be loaded. */
  | { type: 'menu.failed' }
  | { type: 'statistics.failed' }
  /** Sent by the machine to itself. */
  | { type: 'source.open'; startAt: number | null; isPlaying: boolean | null }
  | { type: 'feedback.show'; feedback: PlayerFeedback };

/** What the machine emits to its owner. */
export type PlayerEmittedEvent =
  | { type: 'media.started'; mediaKey: string; isLive: boolean }
  | { type: 'episode.chosen'; mediaKey: string }
  | { type: 'subscription.ended' }
  | { type: 'preferences.changed'; changes: Partial<PlayerPreferences> };
