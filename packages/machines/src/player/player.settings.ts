import { steppedVolume } from './player.rules';
import { playerSetup } from './player.setup';
import type { MediaFact } from './player.types';

interface Told {
  event: Extract<MediaFact, { type: 'volume.changed' }>;
}

const noteTold = [
  { type: 'note', params: ({ event }: Told) => ({ volume: event.volume }) },
  { type: 'ask', params: ({ event }: Told) => ({ volume: event.volume, isMuted: event.isMuted }) },
] as const;

/** Muted or not, and how loud (spec §4); the level is kept while muted. */
export const sound = playerSetup.createStateConfig({
  initial: 'audible',
  on: {
    'volume.changed': [
      { guard: ({ event }) => event.isMuted, target: '.muted', actions: noteTold },
      { target: '.audible', actions: noteTold },
    ],
    'volume.set': [
      {
        guard: ({ event }) => event.volume === 0,
        actions: [
          { type: 'command', params: { type: 'mute.set', isMuted: true } },
          { type: 'prefer', params: { isMuted: true } },
          { type: 'ask', params: { isMuted: true } },
        ],
      },
      {
        actions: [
          { type: 'command', params: ({ event }) => event },
          { type: 'command', params: { type: 'mute.set', isMuted: false } },
          { type: 'prefer', params: ({ event }) => ({ volume: event.volume, isMuted: false }) },
          { type: 'ask', params: ({ event }) => ({ volume: event.volume, isMuted: false }) },
        ],
      },
    ],
    'volume.step': {
      actions: {
        type: 'raise',
        params: ({ context, event }) => ({
          type: 'volume.set',
          volume: steppedVolume(context.asked, event.by),
        }),
      },
    },
    'mute.toggle': {
      actions: [
        {
          type: 'command',
          params: ({ context }) => ({ type: 'mute.set', isMuted: !context.asked.isMuted }),
        },
        { type: 'prefer', params: ({ context }) => ({ isMuted: !context.asked.isMuted }) },
        { type: 'ask', params: ({ context }) => ({ isMuted: !context.asked.isMuted }) },
      ],
    },
  },
  states: { audible: {}, muted: {} },
});

/** In the page or over the whole screen (spec §4). */
export const screen = playerSetup.createStateConfig({
  initial: 'inPage',
  on: {
    'fullScreen.changed': [
      { guard: ({ event }) => event.isFullScreen, target: '.full' },
      { target: '.inPage' },
    ],
  },
  states: {
    inPage: {
      on: {
        'fullScreen.toggle': { actions: { type: 'command', params: { type: 'fullScreen.enter' } } },
      },
    },
    full: {
      on: {
        'fullScreen.toggle': { actions: { type: 'command', params: { type: 'fullScreen.leave' } } },
      },
    },
  },
});
