import type { PlayerContext } from './player.context';
import { steppedVolume } from './player.rules';
import { playerSetup } from './player.setup';
import type { MediaFact } from './player.types';

interface VolumeChanged {
  event: Extract<MediaFact, { type: 'volume.changed' }>;
}

const noteVolume = [
  { type: 'note', params: ({ event }: VolumeChanged) => ({ volume: event.volume }) },
  {
    type: 'noteRequested',
    params: ({ event }: VolumeChanged) => ({ volume: event.volume, isMuted: event.isMuted }),
  },
] as const;

/** Muted or not, and the volume (spec §4), which is kept while muted. */
export const sound = playerSetup.createStateConfig({
  initial: 'audible',
  on: {
    'volume.changed': [
      { guard: ({ event }) => event.isMuted, target: '.muted', actions: noteVolume },
      { target: '.audible', actions: noteVolume },
    ],
    'volume.set': [
      {
        guard: ({ event }) => event.volume === 0,
        actions: [
          { type: 'command', params: { type: 'mute.set', isMuted: true } },
          { type: 'prefer', params: { isMuted: true } },
          { type: 'noteRequested', params: { isMuted: true } },
        ],
      },
      {
        actions: [
          { type: 'command', params: ({ event }) => event },
          { type: 'command', params: { type: 'mute.set', isMuted: false } },
          { type: 'prefer', params: ({ event }) => ({ volume: event.volume, isMuted: false }) },
          { type: 'noteRequested', params: ({ event }) => ({ volume: event.volume, isMuted: false }) },
        ],
      },
    ],
    'volume.step': {
      actions: {
        type: 'raise',
        params: ({ context, event }) => ({
          type: 'volume.set',
          volume: steppedVolume(context.requested, event.by),
        }),
      },
    },
    'mute.toggle': {
      actions: [
        {
          type: 'command',
          params: ({ context }) => ({ type: 'mute.set', isMuted: !context.requested.isMuted }),
        },
        { type: 'prefer', params: ({ context }) => ({ isMuted: !context.requested.isMuted }) },
        { type: 'noteRequested', params: ({ context }) => ({ isMuted: !context.requested.isMuted }) },
      ],
    },
  },
  states: { audible: {}, muted: {} },
});

const noteSoundBitrate = {
  type: 'note',
  params: ({ event }: { event: Extract<MediaFact, { type: 'soundOnly.changed' }> }) => ({
    soundBitrate: event.bitrate,
  }),
} as const;

const toggled = ({ context }: { context: PlayerContext }) => !context.preferences.isSoundOnly;

/** Toggles what was chosen last, not what plays: the playlist that is loaded for it reports late. */
const toggleSoundOnly = {
  actions: [
    {
      type: 'command',
      params: (at: { context: PlayerContext }) => ({ type: 'soundOnly.set', isOn: toggled(at) }) as const,
    },
    { type: 'prefer', params: (at: { context: PlayerContext }) => ({ isSoundOnly: toggled(at) }) },
  ],
} as const;

/** With its picture or without; a media whose sound isn't fetched by itself has no choice (spec §19). */
export const soundOnly = playerSetup.createStateConfig({
  initial: 'unavailable',
  on: {
    'soundOnly.changed': [
      { guard: ({ event }) => event.isOn, target: '.on', actions: noteSoundBitrate },
      { guard: ({ event }) => event.canChoose, target: '.off', actions: noteSoundBitrate },
      { target: '.unavailable' },
    ],
  },
  states: {
    unavailable: {},
    off: { on: { 'soundOnly.toggle': toggleSoundOnly } },
    on: { on: { 'soundOnly.toggle': toggleSoundOnly } },
  },
});

/** In the page or in full screen (spec §4). */
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
