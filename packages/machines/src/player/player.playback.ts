import { COUNTDOWN_SECONDS } from './player.constants';
import { currentMedia, neighbour, type PlayerContext } from './player.context';
import { type PlayedMedia, pause, playerSetup, start } from './player.setup';

const played = ({ context }: { context: PlayerContext }): PlayedMedia => ({
  mediaKey: context.mediaKey,
  hasPrevious: neighbour(context, -1) !== undefined,
  hasNext: neighbour(context, 1) !== undefined,
});

/** The preferred speed. At the live edge it is 1× at most, without a notice, because a stream can't be played faster than it is sent. */
const initialRate = ({ context: { isLive, isAtLiveEdge, preferences } }: { context: PlayerContext }) =>
  isLive && isAtLiveEdge ? Math.min(1, preferences.rate) : preferences.rate;

/** Playing and paused, as the element reports (spec §4). */
export const playback = playerSetup.createStateConfig({
  initial: 'idle',
  on: {
    'playback.refused': { actions: { type: 'note', params: { shouldPlay: false } } },
    'source.open': [
      {
        guard: 'hasAddress',
        target: '.loading',
        actions: [
          { type: 'load', params: ({ event }) => event },
          {
            type: 'note',
            params: ({ context, event }) => ({
              loadedUrl: currentMedia(context)?.url ?? null,
              shouldPlay: event.isPlaying ?? context.shouldPlay,
            }),
          },
        ],
      },
      // The element still has the media before.
      { target: '.idle', actions: pause },
    ],
  },
  states: {
    idle: {
      on: {
        'playback.toggle': {},
        'playback.start': {},
        'episode.choose': { guard: { type: 'isCurrent', params: ({ event }) => event } },
      },
    },
    loading: {
      on: {
        'media.ready': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'ready',
          actions: [
            {
              type: 'note',
              params: ({ event }) => ({
                durationSeconds: event.durationSeconds,
                isLive: event.durationSeconds === null,
              }),
            },
            {
              type: 'command',
              params: (args) => ({ type: 'rate.set', rate: initialRate(args) }),
            },
            { type: 'note', params: (args) => ({ rate: initialRate(args) }) },
            { type: 'noteRequested', params: (args) => ({ rate: initialRate(args) }) },
          ],
        },
      },
    },
    ready: {
      invoke: { src: 'showInSystem', input: played },
      on: {
        'live.ended': {
          actions: {
            type: 'note',
            params: ({ event }) => ({ isLive: false, durationSeconds: event.durationSeconds }),
          },
        },
      },
      initial: 'paused',
      states: {
        paused: { on: { 'playback.started': 'playing', 'playhead.moved': 'moved' } },
        // Paused too, but no longer where its position was stored.
        moved: {
          invoke: { src: 'storeSeek', input: played },
          on: { 'playback.started': 'playing' },
        },
        playing: {
          entry: [
            { type: 'note', params: { shouldPlay: true } },
            {
              type: 'emit',
              params: ({ context: { mediaKey, isLive } }) => ({ type: 'media.started', mediaKey, isLive }),
            },
          ],
          invoke: [
            { src: 'storePosition', input: played },
            { src: 'keepScreenOn' },
            { src: 'claimPlayback' },
            {
              src: 'reportPlayback',
              input: ({ context }) => ({ url: context.loadedUrl, takesOver: context.takesOver }),
            },
          ],
          on: {
            'playback.paused': { target: 'paused', actions: { type: 'note', params: { shouldPlay: false } } },
            'playback.ended': { target: 'ended', actions: { type: 'note', params: { shouldPlay: false } } },
          },
        },
        // A seek has left the end.
        ended: { on: { 'playback.started': 'playing', 'playback.paused': 'moved' } },
      },
    },
  },
});

/** Whether there is a frame to show; a short stall isn't reported. */
export const picture = playerSetup.createStateConfig({
  initial: 'flowing',
  on: {
    'source.open': [{ guard: 'hasAddress', target: '.stalling' }, { target: '.flowing' }],
    'playback.resumed': '.flowing',
    'playback.refused': '.flowing',
    'playback.ended': '.flowing',
  },
  states: {
    flowing: { on: { 'playback.stalled': 'stalling' } },
    stalling: { after: { stallDelay: 'stalled' } },
    stalled: {},
  },
});

/** Offers to resume at the stored position, only when the page is opened. */
export const resume = playerSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: ({ context }) => context.resumeAt !== null, target: 'offered' },
        { target: 'settled' },
      ],
    },
    offered: {
      on: {
        'resume.accept': {
          target: 'settled',
          actions: start,
        },
        'resume.decline': {
          target: 'settled',
          actions: [{ type: 'command', params: { type: 'playhead.moveTo', seconds: 0 } }, ...start],
        },
        'playback.started': 'settled',
        // It is no longer where it would resume.
        'playhead.moved': 'settled',
        'source.open': { guard: ({ event }) => event.isPlaying === true, target: 'settled' },
      },
    },
    settled: {},
  },
});

const showNext = { type: 'raise', params: { type: 'episode.move', by: 1 } } as const;

/** Counts down to the next episode, unless it is cancelled. */
export const countdown = playerSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'playback.ended': {
          guard: 'hasNext',
          target: 'counting',
          actions: { type: 'note', params: { secondsLeft: COUNTDOWN_SECONDS } },
        },
      },
    },
    counting: {
      after: {
        second: [
          { guard: 'isLastSecond', target: 'waiting', actions: showNext },
          {
            target: 'counting',
            reenter: true,
            actions: { type: 'note', params: ({ context }) => ({ secondsLeft: context.secondsLeft - 1 }) },
          },
        ],
      },
      on: {
        'countdown.skip': { target: 'waiting', actions: showNext },
        'countdown.cancel': 'waiting',
        'overlay.close': 'waiting',
        'playback.started': 'waiting',
        // A seek has left the end.
        'playback.paused': 'waiting',
        'source.open': 'waiting',
        'playback.claimedElsewhere': 'waiting',
      },
    },
  },
});

const endTakeover = { type: 'note', params: { takesOver: false } } as const;
const startAgain = { type: 'note', params: { refusal: null, takesOver: false } } as const;

/** Whether the server lets this player go on: a plan plays on so many screens at once. */
export const permission = playerSetup.createStateConfig({
  initial: 'granted',
  states: {
    granted: {
      on: {
        'playback.forbidden': [
          {
            guard: { type: 'isSubscriptionOver', params: ({ event }) => event },
            actions: [...pause, { type: 'emit', params: { type: 'subscription.ended' } }],
          },
          {
            target: 'refused',
            actions: [...pause, { type: 'note', params: ({ event }) => ({ refusal: event.refusal }) }],
          },
        ],
        // It took over once; a later start doesn't by itself.
        'playback.paused': { actions: endTakeover },
        'playback.ended': { actions: endTakeover },
        'playback.allowed': { actions: endTakeover },
      },
    },
    refused: {
      on: {
        'playback.takeOver': {
          target: 'granted',
          actions: [{ type: 'note', params: { refusal: null, takesOver: true } }, ...start],
        },
        'playback.started': { target: 'granted', actions: startAgain },
        'source.open': { target: 'granted', actions: startAgain },
      },
    },
  },
});
