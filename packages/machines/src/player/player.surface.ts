import type { PlayerEvent } from './player.events';
import { playerSetup } from './player.setup';

const noteHold = {
  held: { type: 'note', params: { areControlsHeld: true } },
  released: { type: 'note', params: { areControlsHeld: false } },
} as const;

/** The controls are shown when the pointer moves, and hidden during playback when they aren't used (spec §4). */
export const controls = playerSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: {
      after: {
        controlsHideDelay: [
          { guard: 'canHideControls', target: 'hidden' },
          { target: 'shown', reenter: true },
        ],
      },
      on: {
        'pointer.moved': { target: 'shown', reenter: true },
        'picture.tap': { guard: 'canHideControls', target: 'hidden' },
        'playback.started': { target: 'shown', reenter: true },
        'controls.held': { actions: noteHold.held },
        'controls.released': { target: 'shown', reenter: true, actions: noteHold.released },
      },
    },
    hidden: {
      on: {
        'pointer.moved': 'shown',
        'picture.tap': 'shown',
        'playback.paused': 'shown',
        'playback.ended': 'shown',
        'controls.held': { target: 'shown', actions: noteHold.held },
      },
    },
  },
});

const showLoadFailed = {
  type: 'raise',
  params: { type: 'feedback.show', feedback: { kind: 'loadFailed' } } satisfies PlayerEvent,
} as const;

/** One open menu at a time, or the key sheet. */
export const menu = playerSetup.createStateConfig({
  initial: 'closed',
  on: {
    'keySheet.toggle': '.keySheet',
    'menu.close': '.closed',
    'overlay.close': '.closed',
    // A media that resumes from a renewed address leaves the menu open.
    'source.open': { guard: ({ event }) => event.startAt !== null, target: '.closed' },
    // The countdown takes the place of the control bar.
    'playback.ended': { guard: 'hasNext', target: '.closed' },
    'menu.failed': { target: '.closed', actions: showLoadFailed },
  },
  states: {
    closed: {
      entry: { type: 'note', params: { openMenu: null } },
      on: {
        'menu.toggle': {
          target: 'open',
          actions: { type: 'note', params: ({ event }) => ({ openMenu: event.menu }) },
        },
      },
    },
    open: {
      on: {
        'menu.toggle': [
          { guard: ({ context, event }) => context.openMenu === event.menu, target: 'closed' },
          { actions: { type: 'note', params: ({ event }) => ({ openMenu: event.menu }) } },
        ],
      },
    },
    keySheet: {
      entry: { type: 'note', params: { openMenu: null } },
      on: { 'keySheet.toggle': 'closed' },
    },
  },
});

/** Measurements of playback, for looking into a problem. */
export const statistics = playerSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: { on: { 'statistics.toggle': 'shown' } },
    shown: {
      on: {
        'statistics.toggle': 'hidden',
        'overlay.close': 'hidden',
        'statistics.failed': { target: 'hidden', actions: showLoadFailed },
      },
    },
  },
});

/** The feedback to a key, for a moment. */
export const feedback = playerSetup.createStateConfig({
  initial: 'hidden',
  on: {
    'feedback.show': {
      target: '.shown',
      actions: {
        type: 'note',
        params: ({ context, event }) => ({
          feedback: { id: (context.feedback?.id ?? 0) + 1, feedback: event.feedback },
        }),
      },
    },
  },
  states: {
    hidden: {},
    shown: { after: { feedbackDuration: 'hidden' } },
  },
});
