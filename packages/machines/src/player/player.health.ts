import type { PlayerContext } from './player.context';
import { playerSetup } from './player.setup';
import type { MediaFact } from './player.types';

type Failed = Extract<MediaFact, { type: 'media.failed' }>;

const retry = { type: 'command', params: { type: 'source.retry' } } as const;

/** At the position of the same media, playing or paused as before. */
const continued = { startAt: null, isPlaying: null } as const;

const clearFailure = { type: 'note', params: { failure: null, retries: 0 } } as const;

const noteFailure = {
  type: 'note',
  params: ({ event }: { event: Failed }) => ({ failure: event.code }),
} as const;

const noteRecovery = {
  type: 'note',
  params: ({ context, event }: { context: PlayerContext; event: Failed }) => ({
    failure: event.code,
    recoveries: context.recoveries + 1,
    initialRenditionCount:
      context.recoveries === 0 ? context.renditions.length : context.initialRenditionCount,
  }),
} as const;

/** What follows a failure: waiting for the network, a new address, a retry, or the end. */
const failures = playerSetup.createStateConfig({
  on: {
    'media.failed': [
      {
        guard: { type: 'isOffline', params: ({ event }) => event },
        target: 'offline',
        actions: noteFailure,
      },
      {
        guard: { type: 'isNetwork', params: ({ event }) => event },
        target: 'waiting',
        actions: noteFailure,
      },
      {
        guard: { type: 'canRenew', params: ({ event }) => event },
        target: 'renewing',
        actions: noteFailure,
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
      { target: 'failed', actions: noteFailure },
    ],
  },
}).on;

/** Whether loading and decoding work; what is buffered keeps playing meanwhile. */
export const health = playerSetup.createStateConfig({
  initial: 'fine',
  on: {
    'source.open': [
      { guard: 'hasAddress', target: '.fine', actions: clearFailure },
      {
        target: '.failed',
        actions: {
          type: 'note',
          params: ({ event: { startAt, isPlaying } }) => ({
            failure: 'noSource',
            pendingOpen: { startAt, isPlaying },
          }),
        },
      },
    ],
    'media.recovered': {
      guard: 'isOpened',
      target: '.fine',
      actions: [clearFailure, { type: 'note', params: { renewals: 0 } }],
    },
  },
  states: {
    fine: { on: failures },
    waiting: {
      after: {
        retryDelay: {
          target: 'trying',
          actions: [{ type: 'note', params: ({ context }) => ({ retries: context.retries + 1 }) }, retry],
        },
      },
      on: {
        'media.failed': {
          guard: { type: 'isOffline', params: ({ event }) => event },
          target: 'offline',
          actions: noteFailure,
        },
        'connection.restored': { target: 'trying', actions: retry },
        'playback.retry': { target: 'trying', actions: retry },
      },
    },
    offline: {
      on: {
        'connection.restored': { target: 'trying', actions: retry },
        'playback.retry': { target: 'trying', actions: retry },
      },
    },
    trying: {
      on: {
        ...failures,
        'media.ready': { target: 'fine', actions: clearFailure },
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
                params: ({ context }) => ({ type: 'source.open', ...(context.pendingOpen ?? continued) }),
              },
              {
                type: 'note',
                params: ({ context, event }) => ({
                  pendingOpen: null,
                  renewals: context.renewals + 1,
                  playlist: context.playlist.map((media) =>
                    media.mediaKey === context.mediaKey ? { ...media, url: event.output } : media,
                  ),
                }),
              },
            ],
          },
          {
            // The same address again: the refusal may have been temporary.
            guard: { type: 'isAddress', params: ({ event }) => ({ url: event.output }) },
            target: 'trying',
            actions: [{ type: 'note', params: ({ context }) => ({ renewals: context.renewals + 1 }) }, retry],
          },
          { target: 'failed' },
        ],
        onError: [
          // There is nothing to retry with.
          { guard: ({ context }) => context.failure === 'noSource', target: 'failed' },
          // What has to be waited for is the server that gives addresses.
          { target: 'waiting', actions: { type: 'note', params: { failure: 'network' } } },
        ],
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
