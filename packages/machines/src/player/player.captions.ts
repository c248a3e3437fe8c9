import type { PlayerContext } from './player.context';
import type { PlayerEvent } from './player.events';
import { wantedTrack } from './player.rules';
import { playerSetup } from './player.setup';
import type { MediaCommand } from './player.types';

const showFailed = {
  type: 'raise',
  params: { type: 'feedback.show', feedback: { kind: 'captionsFailed' } } satisfies PlayerEvent,
} as const;

const noteFailed = {
  type: 'note',
  params: ({ event }: { event: Extract<PlayerEvent, { type: 'captions.failed' }> }) => ({
    failedCaptionsId: event.id,
  }),
} as const;

const chooseFailed = {
  type: 'command',
  params: ({ context }: { context: PlayerContext }): MediaCommand => ({
    type: 'captions.choose',
    // They may be on again by themselves.
    id: context.failedCaptionsId ?? context.captionsId,
  }),
} as const;

/** The choice of captions, and their loading. It is retried once, from a new address where theirs has expired; playback never waits. */
export const captions = playerSetup.createStateConfig({
  initial: 'fine',
  on: {
    'source.open': '.fine',
    'captions.failed': { actions: noteFailed },
    'captions.choose': {
      // What is retried is no longer wanted.
      target: '.fine',
      actions: [
        { type: 'command', params: ({ event }) => event },
        { type: 'note', params: { failedCaptionsId: null } },
        {
          type: 'prefer',
          params: ({ context, event }) => ({
            wantedCaptions: wantedTrack(context.captionTracks, event.id),
          }),
        },
      ],
    },
  },
  states: {
    fine: {
      on: {
        'captions.failed': [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event },
            actions: [noteFailed, showFailed],
          },
          { target: 'renewing', actions: noteFailed },
        ],
      },
    },
    renewing: {
      invoke: {
        src: 'renewCaptions',
        input: ({ context }) => ({ mediaKey: context.mediaKey }),
        onDone: {
          target: 'retried',
          actions: [
            { type: 'command', params: ({ event }) => ({ type: 'captions.renew', files: event.output }) },
            chooseFailed,
          ],
        },
        onError: { target: 'fine', actions: showFailed },
      },
    },
    retried: {
      // What fails later is retried again.
      after: { captionsSettled: 'fine' },
      on: { 'captions.failed': { target: 'fine', actions: [noteFailed, showFailed] } },
    },
  },
});
