import { steppedVolume } from './player.rules';
import { playerSetup } from './player.setup';

/** Muted or not, and how loud (spec §4); the level is kept while muted. */
export const sound = playerSetup.createStateConfig({
  initial: 'audible',
  on: {
    'volume.changed': [
      {
        guard: ({ event }) => event.isMuted,
        target: '.muted',
        actions: { type: 'note', params: ({ event }) => ({ volume: event.volume }) },
      },
      { target: '.audible', actions: { type: 'note', params: ({ event }) => ({ volume: event.volume }) } },
    ],
    'volume.set': [
      {
        guard: ({ event }) => event.volume === 0,
        actions: [
          { type: 'command', params: { type: 'mute.set', isMuted: true } },
          { type: 'prefer', params: { isMuted: true } },
        ],
      },
      {
        actions: [
          { type: 'command', params: ({ event }) => event },
          { type: 'command', params: { type: 'mute.set', isMuted: false } },
          { type: 'prefer', params: ({ event }) => ({ volume: event.volume, isMuted: false }) },
        ],
      },
    ],
  },
  states: {
    audible: {
      on: {
        'volume.step': {
          actions: {
            type: 'raise',
            params: ({ context, event }) => ({
              type: 'volume.set',
              volume: steppedVolume(context.volume, event.by),
            }),
          },
        },
        'mute.toggle': {
          actions: [
            { type: 'command', params: { type: 'mute.set', isMuted: true } },
            { type: 'prefer', params: { isMuted: true } },
          ],
        },
      },
    },
    muted: {
      on: {
        'volume.step': {
          actions: {
            type: 'raise',
            params: ({ event }) => ({ type: 'volume.set', volume: steppedVolume(0, event.by) }),
          },
        },
        'mute.toggle': {
          actions: [
            { type: 'command', params: { type: 'mute.set', isMuted: false } },
            { type: 'prefer', params: { isMuted: false } },
          ],
        },
      },
    },
  },
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
