import type { PlayerEvent } from './player.events';
import { playerSetup } from './player.setup';

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

/** The loading of captions beside a file. Expired addresses are fetched again once; playback never waits. */
export const captionFiles = playerSetup.createStateConfig({
  initial: 'fine',
  on: { 'source.open': '.fine' },
  states: {
    fine: {
      on: {
        'captions.failed': [
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'renewing',
            actions: noteFailed,
          },
          { actions: [noteFailed, showFailed] },
        ],
      },
    },
    renewing: {
      invoke: {
        src: 'renewCaptions',
        input: ({ context }) => ({ mediaKey: context.mediaKey }),
        onDone: {
          target: 'renewed',
          actions: [
            { type: 'command', params: ({ event }) => ({ type: 'captions.renew', files: event.output }) },
            {
              type: 'command',
              params: ({ context }) => ({ type: 'captions.choose', id: context.failedCaptionsId }),
            },
          ],
        },
        onError: { target: 'fine', actions: showFailed },
      },
      // The viewer has chosen other captions meanwhile.
      on: { 'captions.choose': 'fine' },
    },
    renewed: {
      on: {
        'captions.failed': { target: 'fine', actions: [noteFailed, showFailed] },
        'captions.choose': 'fine',
      },
    },
  },
});
