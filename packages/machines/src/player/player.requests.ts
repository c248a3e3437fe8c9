import { enqueueActions } from 'xstate';
import { initialMediaState, neighbour } from './player.context';
import type { PlayerEvent } from './player.events';
import { requestWithFeedback, toggleCaptions } from './player.reactions';
import { steppedRate, wantedRendition, wantedTrack } from './player.rules';
import { pause, playerSetup, start } from './player.setup';
import type { MediaCommand } from './player.types';

const showRateAtEdge = {
  type: 'raise',
  params: { type: 'feedback.show', feedback: { kind: 'rateAtLiveEdge' } } satisfies PlayerEvent,
} as const;

/** A request that is the element's command as it is. */
const passOn = { type: 'command', params: ({ event }: { event: MediaCommand }) => event } as const;

/** Requests and facts that are handled in every state of the player. */
export const requests = playerSetup.createStateConfig({
  on: {
    'playback.toggle': [{ guard: 'isPlayingOrStarting', actions: pause }, { actions: start }],
    'playback.start': { actions: start },
    'playback.pause': { actions: pause },
    'playback.claimedElsewhere': { actions: pause },
    'playhead.moveTo': { actions: passOn },
    'playhead.moveBy': { actions: passOn },
    'playhead.moveToShare': { actions: passOn },
    'playhead.moveToLiveEdge': {
      actions: [
        passOn,
        // A paused stream falls behind the live edge.
        ...start,
      ],
    },
    'playhead.step': { guard: 'isPaused', actions: passOn },
    'rate.set': [
      {
        guard: {
          type: 'isTooFast',
          params: ({ context, event }) => ({ isAtEdge: context.isAtLiveEdge, rate: event.rate }),
        },
        actions: showRateAtEdge,
      },
      {
        actions: [
          passOn,
          { type: 'noteRequested', params: ({ event }) => ({ rate: event.rate }) },
          { type: 'prefer', params: ({ event }) => ({ rate: event.rate }) },
        ],
      },
    ],
    'rate.step': {
      actions: {
        type: 'raise',
        params: ({ context, event }) => ({
          type: 'rate.set',
          rate: steppedRate(context.requested.rate, event.by),
        }),
      },
    },
    'rate.changed': {
      actions: [
        { type: 'note', params: ({ event }) => ({ rate: event.rate }) },
        { type: 'noteRequested', params: ({ event }) => ({ rate: event.rate }) },
      ],
    },
    'rendition.choose': {
      actions: [
        passOn,
        {
          type: 'note',
          params: ({ context, event }) => ({
            wantedRendition: wantedRendition(context.renditions, event.id),
          }),
        },
      ],
    },
    'renditions.found': {
      actions: {
        type: 'note',
        params: ({ event }) => ({ renditions: event.renditions, canAdapt: event.canAdapt }),
      },
    },
    'rendition.changed': {
      actions: {
        type: 'note',
        params: ({ event }) => ({
          chosenRenditionId: event.chosenId,
          playingRenditionId: event.playingId,
        }),
      },
    },
    'rendition.left': {
      actions: {
        type: 'raise',
        params: ({ context }) => ({
          type: 'feedback.show',
          // A file has no automatic choice.
          feedback: { kind: context.canAdapt ? 'renditionLeft' : 'renditionReplaced' },
        }),
      },
    },
    'audio.choose': {
      actions: [
        passOn,
        {
          type: 'prefer',
          params: ({ context, event }) => ({
            wantedAudio: wantedTrack(context.audioTracks, event.id),
          }),
        },
      ],
    },
    'audioTracks.found': {
      actions: { type: 'note', params: ({ event }) => ({ audioTracks: event.tracks }) },
    },
    'audio.changed': { actions: { type: 'note', params: ({ event }) => ({ audioId: event.id }) } },
    'captions.toggle': { actions: toggleCaptions },
    'captions.style': {
      actions: {
        type: 'prefer',
        params: ({ context, event }) => ({
          captionLook: { ...context.preferences.captionLook, ...event.look },
        }),
      },
    },
    'captionTracks.found': {
      actions: { type: 'note', params: ({ event }) => ({ captionTracks: event.tracks }) },
    },
    'captions.changed': {
      actions: {
        type: 'note',
        params: ({ context, event }) => ({
          captionsId: event.id,
          failedCaptionsId: event.id === null ? context.failedCaptionsId : null,
          lastCaptions: wantedTrack(context.captionTracks, event.id) ?? context.lastCaptions,
        }),
      },
    },
    'liveEdge.changed': [
      {
        guard: {
          type: 'isTooFast',
          params: ({ context, event }) => ({ isAtEdge: event.isAtEdge, rate: context.requested.rate }),
        },
        actions: [
          { type: 'note', params: { isAtLiveEdge: true } },
          // The preferred speed stays as it is.
          { type: 'command', params: { type: 'rate.set', rate: 1 } },
          { type: 'noteRequested', params: { rate: 1 } },
          showRateAtEdge,
        ],
      },
      { actions: { type: 'note', params: ({ event }) => ({ isAtLiveEdge: event.isAtEdge }) } },
    ],
    'episode.choose': [
      {
        guard: { type: 'isCurrent', params: ({ event }) => event },
        actions: [{ type: 'command', params: { type: 'playhead.moveTo', seconds: 0 } }, ...start],
      },
      {
        actions: [
          { type: 'note', params: ({ event }) => ({ ...initialMediaState, mediaKey: event.mediaKey }) },
          { type: 'emit', params: ({ event }) => ({ type: 'episode.chosen', mediaKey: event.mediaKey }) },
          { type: 'raise', params: { type: 'source.open', startAt: 0, isPlaying: true } },
        ],
      },
    ],
    'episode.move': {
      actions: enqueueActions(({ enqueue, context, event }) => {
        const media = neighbour(context, event.by);
        if (media !== undefined) enqueue.raise({ type: 'episode.choose', mediaKey: media.mediaKey });
      }),
    },
    'playlist.changed': { actions: { type: 'note', params: ({ event }) => ({ playlist: event.playlist }) } },
    'key.press': { actions: requestWithFeedback },
    'picture.doubleTap': { actions: requestWithFeedback },
  },
});
