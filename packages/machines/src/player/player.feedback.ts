import { neighbour, type PlayerContext } from './player.context';
import type { PlayerFeedback, PlayerRequest } from './player.events';
import { captionsToShow, steppedRate, steppedVolume } from './player.rules';

/** The states of the machine before a request, as far as feedback depends on them. */
export interface FeedbackState {
  /** Whether the media can't be loaded; what is buffered plays on. */
  hasFailed: boolean;
  isPlaying: boolean;
  /** Whether what is loading will play. */
  isStarting: boolean;
  isFullScreen: boolean;
  canBeSoundOnly: boolean;
}

/** The feedback to a key's request; null where the effect itself can be seen, and where there is none. */
export function feedbackFor(
  request: PlayerRequest,
  context: PlayerContext,
  { hasFailed, isPlaying, isStarting, isFullScreen, canBeSoundOnly }: FeedbackState,
): PlayerFeedback | null {
  const canPlay = isPlaying || (context.loadedUrl !== null && !hasFailed);
  if (!canPlay && /^play(back|head)/.test(request.type)) return null;
  // Nothing moves before there is a film to move in.
  if (request.type.startsWith('playhead.') && context.durationSeconds === null && !context.isLive)
    return null;
  switch (request.type) {
    case 'playback.toggle':
      return { kind: isPlaying || isStarting ? 'paused' : 'playing' };
    case 'playhead.moveBy':
      return { kind: 'moved', seconds: request.seconds, side: request.seconds < 0 ? 'start' : 'end' };
    case 'playhead.moveToShare':
      if (context.isLive && request.share === 1) return { kind: 'movedToLiveEdge' };
      return { kind: 'movedToShare', share: request.share };
    case 'playhead.step':
      return isPlaying ? null : { kind: 'stepped', frames: request.frames };
    case 'volume.step':
      return { kind: 'volume', volume: steppedVolume(context.requested, request.by) };
    case 'mute.toggle':
      return { kind: context.requested.isMuted ? 'unmuted' : 'muted' };
    case 'rate.step': {
      const rate = steppedRate(context.requested.rate, request.by);
      // The notice about the live edge is feedback enough.
      return context.isLive && context.isAtLiveEdge && rate > 1 ? null : { kind: 'rate', rate };
    }
    case 'soundOnly.toggle':
      if (!canBeSoundOnly) return { kind: 'noSoundOnly' };
      return { kind: context.preferences.isSoundOnly ? 'withPicture' : 'soundOnly' };
    case 'captions.toggle': {
      if (context.captionsId !== null) return { kind: 'captionsOff' };
      const track = captionsToShow(context.captionTracks, context.lastCaptions);
      return track === undefined ? { kind: 'noCaptions' } : { kind: 'captions', label: track.label };
    }
    case 'fullScreen.toggle':
      return { kind: isFullScreen ? 'inPage' : 'fullScreen' };
    case 'episode.move':
      return neighbour(context, request.by) === undefined
        ? { kind: 'noEpisode', by: request.by }
        : { kind: 'episode', by: request.by };
    default:
      return null;
  }
}
