import { stateIn } from 'xstate';
import { DOUBLE_TAP_SECONDS } from './player.constants';
import type { PlayerEvent, PlayerRequest } from './player.events';
import { feedbackFor } from './player.feedback';
import { requestOfKey } from './player.keys';
import { captionsToShow } from './player.rules';
import { playerSetup } from './player.setup';

/** What a key or a double tap requests; null where it is none of the player's. */
function requestOf(event: PlayerEvent): PlayerRequest | null {
  switch (event.type) {
    case 'key.press':
      return requestOfKey(event.key, event.hasShift);
    case 'picture.doubleTap':
      return {
        type: 'playhead.moveBy',
        seconds: event.side === 'start' ? -DOUBLE_TAP_SECONDS : DOUBLE_TAP_SECONDS,
      };
    default:
      return null;
  }
}

/** Raises the request of a key or a double tap, with its feedback. */
export const requestWithFeedback = playerSetup.enqueueActions(({ enqueue, check, context, event }) => {
  const request = requestOf(event);
  if (request === null) return;
  const feedback = feedbackFor(request, context, {
    hasFailed: check(stateIn('#player.health.failed')),
    isPlaying: check('isPlaying'),
    isStarting: context.shouldPlay && check(stateIn('#player.playback.loading')),
    isFullScreen: check(stateIn('#player.screen.full')),
    canBeSoundOnly: !check(stateIn('#player.soundOnly.unavailable')),
  });
  enqueue.raise(request);
  if (feedback !== null) enqueue.raise({ type: 'feedback.show', feedback });
});

/** Shows the captions that were shown last, or turns them off. */
export const toggleCaptions = playerSetup.enqueueActions(({ enqueue, context }) => {
  const shown = captionsToShow(context.captionTracks, context.lastCaptions);
  const id = context.captionsId === null ? shown?.id : null;
  if (id !== undefined) enqueue.raise({ type: 'captions.choose', id });
});
