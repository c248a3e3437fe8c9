import { type ActorRefFrom, setup } from 'xstate';

type LiveTvEvent =
  | { type: 'channel.open' }
  | { type: 'playback.toggle' }
  | { type: 'playback.started' }
  | { type: 'playback.paused' }
  | { type: 'overlay.close' };

/** The live TV overlay (spec §4): it opens playing, is played and paused, and closes. */
export const liveTvMachine = setup({
  types: { events: {} as LiveTvEvent },
}).createMachine({
  id: 'liveTv',
  initial: 'closed',
  states: {
    closed: { on: { 'channel.open': 'open' } },
    open: {
      initial: 'playing',
      on: { 'overlay.close': 'closed' },
      states: {
        playing: { on: { 'playback.toggle': 'paused', 'playback.paused': 'paused' } },
        paused: { on: { 'playback.toggle': 'playing', 'playback.started': 'playing' } },
      },
    },
  },
});

/** The overlay of one home page. */
export type LiveTvActor = ActorRefFrom<typeof liveTvMachine>;
