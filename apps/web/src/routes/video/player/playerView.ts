import { isPlayingOrStarting, type PlayerFailureCode, type PlayerSnapshot } from '@chalchitra/machines';

/** What of the player's snapshot is shown; two views with the same parts look the same. */
export function toPlayerView(snapshot: PlayerSnapshot) {
  const { context } = snapshot;
  return {
    mediaKey: context.mediaKey,
    isPlaying: snapshot.matches({ playback: { ready: 'playing' } }),
    isPlayingOrStarting: isPlayingOrStarting(snapshot),
    hasEnded: snapshot.matches({ playback: { ready: 'ended' } }),
    isBuffering: snapshot.matches({ picture: 'stalled' }),
    isMuted: snapshot.matches({ sound: 'muted' }),
    isSoundOnly: snapshot.matches({ soundOnly: 'on' }),
    wantsSoundOnly: context.preferences.isSoundOnly,
    canBeSoundOnly: !snapshot.matches({ soundOnly: 'unavailable' }),
    isFullScreen: snapshot.matches({ screen: 'full' }),
    areControlsShown: snapshot.matches({ controls: 'shown' }),
    areStatisticsShown: snapshot.matches({ statistics: 'shown' }),
    isKeySheetOpen: snapshot.matches({ menu: 'keySheet' }),
    resumeAt: snapshot.matches({ resume: 'offered' }) ? context.resumeAt : null,
    secondsLeft: snapshot.matches({ countdown: 'counting' }) ? context.secondsLeft : null,
    feedback: snapshot.matches({ feedback: 'shown' }) ? context.feedback : null,
    notice: noticeOf(snapshot),
    refusal: snapshot.matches({ permission: 'refused' }) ? context.refusal : null,
    openMenu: context.openMenu,
    isLive: context.isLive,
    isAtLiveEdge: context.isAtLiveEdge,
    volume: context.volume,
    rate: context.rate,
    renditions: context.renditions,
    canAdapt: context.canAdapt,
    chosenRenditionId: context.chosenRenditionId,
    playingRenditionId: context.playingRenditionId,
    audioTracks: context.audioTracks,
    audioId: context.audioId,
    soundBitrate: context.soundBitrate,
    captionTracks: context.captionTracks,
    captionsId: context.captionsId,
    failedCaptionsId: snapshot.matches({ captions: 'fine' }) ? context.failedCaptionsId : null,
    captionLook: context.preferences.captionLook,
  };
}

export type PlayerView = ReturnType<typeof toPlayerView>;

/** What has to be waited for; all else that is tried takes a moment, for which a sentence would only blink. */
const LONG_WAITS: readonly (PlayerFailureCode | null)[] = ['offline', 'network'];

/** What went wrong, once it keeps the picture away: what is buffered plays on without a word. */
function noticeOf(snapshot: PlayerSnapshot): PlayerFailureCode | null {
  const { failure } = snapshot.context;
  const isOver = snapshot.matches({ health: 'failed' });
  const isHeldUp = snapshot.matches({ picture: 'stalled' }) && !snapshot.matches({ health: 'fine' });
  return isOver || (isHeldUp && LONG_WAITS.includes(failure)) ? failure : null;
}
