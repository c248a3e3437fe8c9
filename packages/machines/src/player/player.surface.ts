import type { PlayerEvent } from './player.events';
import { playerSetup } from './player.setup';

const noteFocus = {
  entered: { type: 'note', params: { hasFocus: true } },
  left: { type: 'note', params: { hasFocus: false } },
} as const;

/** The controls come with the pointer and go while playing, when nobody uses them (spec §4). */
export const controls = playerSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: {
      after: {
        controlsHide: [
          { guard: 'canHideControls', target: 'hidden' },
          { target: 'shown', reenter: true },
        ],
      },
      on: {
        'pointer.moved': { target: 'shown', reenter: true },
        'picture.tap': { guard: 'canHideControls', target: 'hidden' },
        'playback.started': { target: 'shown', reenter: true },
        'focus.entered': { actions: noteFocus.entered },
        'focus.left': { target: 'shown', reenter: true, actions: noteFocus.left },
      },
    },
    hidden: {
      on: {
        'pointer.moved': 'shown',
        'picture.tap': 'shown',
        'playback.paused': 'shown',
        'playback.ended': 'shown',
        'focus.entered': { target: 'shown', actions: noteFocus.entered },
      },
    },
  },
});

const sayNotBrought = {
  type: 'raise',
  params: { type: 'answer.give', answer: { kind: 'notBrought' } } satisfies PlayerEvent,
} as const;

/** One menu at a time, or the sheet of all keys. */
export const menu = playerSetup.createStateConfig({
  initial: 'closed',
  on: {
    'keySheet.toggle': '.keySheet',
    'overlay.close': '.closed',
    'source.open': '.closed',
    'menu.failed': { target: '.closed', actions: sayNotBrought },
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

/** What the media measures, for those who look into a problem. */
export const statistics = playerSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: { on: { 'statistics.toggle': 'shown' } },
    shown: {
      on: {
        'statistics.toggle': 'hidden',
        'overlay.close': 'hidden',
        'statistics.failed': { target: 'hidden', actions: sayNotBrought },
      },
    },
  },
});

/** What a key did, for a moment. */
export const answer = playerSetup.createStateConfig({
  initial: 'silent',
  on: {
    'answer.give': {
      target: '.given',
      actions: {
        type: 'note',
        params: ({ context, event }) => ({
          answer: { id: (context.answer?.id ?? 0) + 1, answer: event.answer },
        }),
      },
    },
  },
  states: {
    silent: {},
    given: { after: { answerShown: 'silent' } },
  },
});
