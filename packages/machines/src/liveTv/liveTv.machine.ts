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
}

/** The live TV overlay (spec §4): it opens playing, is played and paused, and closes. */
export const liveTvMachine = setup({
  types: { context: {} as Context, events: {} as LiveTvEvent },
}).createMachine({
  id: 'liveTv',
  context: { attempt: 1 },
  initial: 'closed',
  states: {
    closed: { on: { 'channel.open': 'open' } },
    open: {
      initial: 'playing',
      on: { 'overlay.close': 'closed', 'playback.failed': '.failed' },
      states: {
        playing: { on: { 'playback.toggle': 'paused', 'playback.paused': 'paused' } },
        paused: { on: { 'playback.toggle': 'playing', 'playback.started': 'playing' } },
        failed: {
          on: { 'playback.retry': 'playing' },
          exit: assign({ attempt: ({ context }) => context.attempt + 1 }),
        },
      },
    },
  },
});

/** The overlay of one home page. */
export type LiveTvActor = ActorRefFrom<typeof liveTvMachine>;
