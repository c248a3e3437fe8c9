import { neighbour, type PlayerContext } from './player.context';
import type { PlayerFeedback, PlayerRequest } from './player.events';
import { captionsToShow, steppedRate, steppedVolume } from './player.rules';

/** What the states of the machine say of the moment before a request. */
export interface FeedbackState {
  isPlaying: boolean;
  isFullScreen: boolean;
}

/** What is said to a key for its request; null where what happens is answer enough. */
export function feedbackFor(
  request: PlayerRequest,
  context: PlayerContext,
  { isPlaying, isFullScreen }: FeedbackState,
): PlayerFeedback | null {
  switch (request.type) {
    case 'playback.toggle':
      return { kind: isPlaying ? 'paused' : 'playing' };
    case 'playhead.moveBy':
      return { kind: 'moved', seconds: request.seconds, side: request.seconds < 0 ? 'start' : 'end' };
    case 'playhead.moveToShare':
      if (context.isLive && request.share === 1) return { kind: 'movedToLiveEdge' };
      return { kind: 'movedToShare', share: request.share };
    case 'playhead.step':
      return isPlaying ? null : { kind: 'stepped', frames: request.frames };
    case 'volume.step':
      return { kind: 'volume', volume: steppedVolume(context.asked, request.by) };
    case 'mute.toggle':
      return { kind: context.asked.isMuted ? 'unmuted' : 'muted' };
    case 'rate.step': {
      const rate = steppedRate(context.asked.rate, request.by);
      // What comes of it there is said by itself.
      return context.isLive && context.isAtLiveEdge && rate > 1 ? null : { kind: 'rate', rate };
    }
    case 'captions.toggle': {
      if (context.captionsId !== null) return { kind: 'captionsOff' };
      const track = captionsToShow(context.captionTracks, context.lastCaptionsLang);
      return track === undefined ? { kind: 'noCaptions' } : { kind: 'captions', label: track.label };
    }
    case 'fullScreen.toggle':
      return { kind: isFullScreen ? 'inPage' : 'fullScreen' };
    case 'episode.move':
      return neighbour(context, request.by) === undefined
        ? { kind: 'noEpisode' }
        : { kind: 'episode', by: request.by };
    default:
      return null;
  }
}
