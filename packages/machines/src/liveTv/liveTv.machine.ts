import type { Id } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, setup } from 'xstate';

/** A live channel as the overlay shows it (spec §3). */
export interface LiveChannel {
  id: Id;
  /** The embed's; null where only the channel's detail names it. */
  videoId: string | null;
  title: string;
  /** Language tag of the title (BCP 47), where it is known. */
  lang: string | null;
}

type LiveTvEvent =
  | { type: 'channel.open'; channel: LiveChannel }
  | { type: 'playback.toggle' }
  | { type: 'playback.started' }
  | { type: 'playback.paused' }
  | { type: 'overlay.close' };

interface Context {
  channel: LiveChannel | null;
}

/** The live TV overlay (spec §4): it opens playing, is played and paused, and closes. */
export const liveTvMachine = setup({
  types: { context: {} as Context, events: {} as LiveTvEvent },
  actions: {
    showChannel: assign((_, { channel }: { channel: LiveChannel }) => ({ channel })),
    forgetChannel: assign({ channel: null }),
  },
}).createMachine({
  id: 'liveTv',
  context: { channel: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetChannel',
      on: {
        'channel.open': {
          target: 'open',
          actions: { type: 'showChannel', params: ({ event }) => event },
        },
      },
    },
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
