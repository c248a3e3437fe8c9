import type { PlayerContext } from './player.context';
import { playerSetup } from './player.setup';
import type { MediaFact } from './player.types';

type Failed = Extract<MediaFact, { type: 'media.failed' }>;

const retry = { type: 'command', params: { type: 'source.retry' } } as const;

/** At the place of the same media, playing or paused as it was. */
const goingOn = { startAt: null, isPlaying: null } as const;

const forget = { type: 'note', params: { failure: null, retries: 0 } } as const;

const noteRecovery = {
  type: 'note',
  params: ({ context, event }: { context: PlayerContext; event: Failed }) => ({
    failure: event.code,
    recoveries: context.recoveries + 1,
    doubted: context.recoveries === 0 ? context.renditions.length : context.doubted,
  }),
} as const;

/** What a failure leads to: waiting for the network, a new address, another try, or an end. */
const failures = playerSetup.createStateConfig({
  on: {
    'media.failed': [
      {
        guard: { type: 'isOffline', params: ({ event }) => event },
        target: 'offline',
        actions: { type: 'note', params: ({ event }) => ({ failure: event.code }) },
      },
      {
        guard: { type: 'isNetwork', params: ({ event }) => event },
        target: 'waiting',
        actions: { type: 'note', params: ({ event }) => ({ failure: event.code }) },
      },
      {
        guard: { type: 'canRenew', params: ({ event }) => event },
        target: 'renewing',
        actions: { type: 'note', params: ({ event }) => ({ failure: event.code }) },
      },
      {
        guard: { type: 'canRecover', params: ({ event }) => event },
        target: 'trying',
        reenter: true,
        actions: [noteRecovery, retry],
      },
      {
        guard: { type: 'canLeaveRendition', params: ({ event }) => event },
        target: 'trying',
        reenter: true,
        actions: [noteRecovery, { type: 'command', params: { type: 'rendition.leave' } }],
      },
      { target: 'failed', actions: { type: 'note', params: ({ event }) => ({ failure: event.code }) } },
    ],
  },
}).on;

/** Whether loading and decoding go well; what is buffered plays on meanwhile. */
export const health = playerSetup.createStateConfig({
  initial: 'fine',
  on: {
    'source.open': [
      { guard: 'hasAddress', target: '.fine', actions: forget },
      {
        target: '.failed',
        actions: {
          type: 'note',
          params: ({ event: { startAt, isPlaying } }) => ({
            failure: 'noSource',
            unopened: { startAt, isPlaying },
          }),
        },
      },
    ],
  },
  states: {
    fine: {
      on: { ...failures, 'playback.started': { actions: { type: 'note', params: { renewals: 0 } } } },
    },
    waiting: {
      after: {
        retryWait: {
          target: 'trying',
          actions: [{ type: 'note', params: ({ context }) => ({ retries: context.retries + 1 }) }, retry],
        },
      },
      on: {
        'media.failed': {
          guard: { type: 'isOffline', params: ({ event }) => event },
          target: 'offline',
          actions: { type: 'note', params: ({ event }) => ({ failure: event.code }) },
        },
        'media.recovered': { target: 'fine', actions: forget },
        'connection.restored': { target: 'trying', actions: retry },
        'playback.retry': { target: 'trying', actions: retry },
      },
    },
    offline: {
      on: {
        'media.recovered': { target: 'fine', actions: forget },
        'connection.restored': { target: 'trying', actions: retry },
        'playback.retry': { target: 'trying', actions: retry },
      },
    },
    trying: {
      on: {
        ...failures,
        'media.recovered': { target: 'fine', actions: forget },
        'media.ready': { target: 'fine', actions: forget },
      },
    },
    renewing: {
      invoke: {
        src: 'renewSource',
        input: ({ context }) => ({ mediaKey: context.mediaKey }),
        onDone: [
          {
            guard: { type: 'isNewAddress', params: ({ event }) => ({ url: event.output }) },
            actions: [
              {
                type: 'raise',
                params: ({ context }) => ({ type: 'source.open', ...(context.unopened ?? goingOn) }),
              },
              {
                type: 'note',
                params: ({ context, event }) => ({
                  unopened: null,
                  renewals: context.renewals + 1,
                  playlist: context.playlist.map((media) =>
                    media.mediaKey === context.mediaKey ? { ...media, url: event.output } : media,
                  ),
                }),
              },
            ],
          },
          {
            // The same address again: it may have been refused for a moment only.
            guard: { type: 'isAddress', params: ({ event }) => ({ url: event.output }) },
            target: 'trying',
            actions: [{ type: 'note', params: ({ context }) => ({ renewals: context.renewals + 1 }) }, retry],
          },
          { target: 'failed' },
        ],
        onError: 'waiting',
      },
    },
    failed: {
      on: {
        'playback.retry': [
          { guard: 'needsAddress', target: 'renewing', actions: { type: 'note', params: { renewals: 0 } } },
          { target: 'trying', actions: [{ type: 'note', params: { recoveries: 0 } }, retry] },
        ],
      },
    },
  },
});
