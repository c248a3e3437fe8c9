import { enqueueActions, stateIn } from 'xstate';
import { neighbour, type PlayerContext } from './player.context';
import type { PlayerEmittedEvent, PlayerEvent, PlayerRequest } from './player.events';
import { feedbackFor } from './player.feedback';
import { captionsToShow } from './player.rules';
import type { PlayerPreferences } from './player.types';

export const isPlaying = stateIn('#player.playback.ready.playing');
export const isLoading = stateIn('#player.playback.loading');
const hasFailed = stateIn('#player.health.failed');
const isFullScreen = stateIn('#player.screen.full');
const hasNoSoundOnly = stateIn('#player.soundOnly.unavailable');

type InState = Extract<Parameters<Parameters<Parameters<Collect<undefined>>[0]>[0]['check']>[0], object>;
const inState = (guard: unknown) => guard as InState;

// The types are written out, because those of guards with parameters can't be inferred inside a machine's setup.
type Collect<Params extends object | null | undefined> = typeof enqueueActions<
  PlayerContext,
  PlayerEvent,
  Params,
  PlayerEvent,
  never,
  never,
  never,
  never,
  PlayerEmittedEvent
>;

/** Changes preferences and emits these alone: the others may have been changed by another tab. */
export const prefer = (enqueueActions as Collect<Partial<PlayerPreferences>>)(
  ({ enqueue, context }, changes) => {
    enqueue.assign({ preferences: { ...context.preferences, ...changes } });
    enqueue.emit({ type: 'preferences.changed', changes });
  },
);

/** Raises the request of a key or a double tap, with its feedback. */
export const requestWithFeedback = (enqueueActions as Collect<PlayerRequest | null>)(
  ({ enqueue, check, context }, request) => {
    if (request === null) return;
    const feedback = feedbackFor(request, context, {
      hasFailed: check(inState(hasFailed)),
      isPlaying: check(inState(isPlaying)),
      isStarting: context.shouldPlay && check(inState(isLoading)),
      isFullScreen: check(inState(isFullScreen)),
      canBeSoundOnly: !check(inState(hasNoSoundOnly)),
    });
    enqueue.raise(request);
    if (feedback !== null) enqueue.raise({ type: 'feedback.show', feedback });
  },
);

/** Shows the captions that were shown last, or turns them off. */
export const toggleCaptions = (enqueueActions as Collect<undefined>)(({ enqueue, context }) => {
  const shown = captionsToShow(context.captionTracks, context.lastCaptions);
  const id = context.captionsId === null ? shown?.id : null;
  if (id !== undefined) enqueue.raise({ type: 'captions.choose', id });
});

/** Plays the media `by` entries after the current one, where there is one. */
export const moveToNeighbour = (enqueueActions as Collect<{ by: number }>)(({ enqueue, context }, { by }) => {
  const media = neighbour(context, by);
  if (media !== undefined) enqueue.raise({ type: 'episode.choose', mediaKey: media.mediaKey });
});
