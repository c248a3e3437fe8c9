import { type ActorRefFrom, assign, setup } from 'xstate';

type LiveTvEvent =
  | { type: 'channel.open' }
  | { type: 'playback.toggle' }
  | { type: 'playback.started' }
  | { type: 'playback.paused' }
  | { type: 'playback.failed' }
  | { type: 'playback.retry' }
  | { type: 'overlay.close' };

interface Context {
  /** Counts the embeds: one that has failed isn't played again. */
  attempt: number;
  /** Whether the embed of this attempt has failed; also while the overlay closes, for it may be opened again. */
  hasFailed: boolean;
}

/** The live TV overlay (spec §4): it opens playing, is played and paused, and closes. */
export const liveTvMachine = setup({
  types: { context: {} as Context, events: {} as LiveTvEvent },
}).createMachine({
  id: 'liveTv',
  context: { attempt: 1, hasFailed: false },
  on: { 'playback.failed': { actions: assign({ hasFailed: true }) } },
  initial: 'closed',
  states: {
    closed: { on: { 'channel.open': 'open' } },
    open: {
      initial: 'playing',
      on: {
        'overlay.close': 'closed',
        'playback.retry': {
          target: '.playing',
          actions: assign({ attempt: ({ context }) => context.attempt + 1, hasFailed: false }),
        },
      },
      states: {
        playing: { on: { 'playback.toggle': 'paused', 'playback.paused': 'paused' } },
        paused: { on: { 'playback.toggle': 'playing', 'playback.started': 'playing' } },
      },
    },
  },
});

/** The overlay of one home page. */
export type LiveTvActor = ActorRefFrom<typeof liveTvMachine>;
