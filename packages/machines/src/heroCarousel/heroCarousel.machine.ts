import { type ActorRefFrom, assign, setup } from 'xstate';
import { ADVANCE_INTERVAL_MS } from './heroCarousel.constants';

type HeroCarouselEvent =
  | { type: 'slide.next' }
  | { type: 'slide.previous' }
  | { type: 'slide.select'; index: number }
  | { type: 'slides.change'; count: number }
  | { type: 'carousel.pause' }
  | { type: 'carousel.resume' };

interface Context {
  /** The number of featured items. */
  count: number;
  /** The index of the shown slide, from 0. */
  index: number;
}

/** Cycles through the featured items, automatically and by hand (spec §4). */
export const heroCarouselMachine = setup({
  types: {
    context: {} as Context,
    events: {} as HeroCarouselEvent,
  },
  actions: {
    move: assign(({ context: { count, index } }, { by }: { by: number }) => ({
      index: count === 0 ? 0 : (index + by + count) % count,
    })),
  },
  guards: {
    hasSeveral: ({ context }) => context.count > 1,
    isSlide: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.count,
  },
  delays: { advanceInterval: ADVANCE_INTERVAL_MS },
}).createMachine({
  id: 'heroCarousel',
  context: { count: 0, index: 0 },
  initial: 'playing',
  on: {
    'slides.change': {
      actions: assign(({ context, event }) => ({
        count: event.count,
        index: Math.min(context.index, Math.max(0, event.count - 1)),
      })),
    },
  },
  states: {
    playing: {
      // Moving by hand enters the state again, so that the chosen slide has its full time.
      after: {
        advanceInterval: [
          {
            guard: 'hasSeveral',
            target: 'playing',
            reenter: true,
            actions: { type: 'move', params: { by: 1 } },
          },
          { target: 'playing', reenter: true },
        ],
      },
      on: {
        'slide.next': { target: 'playing', reenter: true, actions: { type: 'move', params: { by: 1 } } },
        'slide.previous': { target: 'playing', reenter: true, actions: { type: 'move', params: { by: -1 } } },
        'slide.select': {
          guard: { type: 'isSlide', params: ({ event }) => event },
          target: 'playing',
          reenter: true,
          actions: assign({ index: ({ event }) => event.index }),
        },
        'carousel.pause': 'paused',
      },
    },
    paused: {
      on: {
        'slide.next': { actions: { type: 'move', params: { by: 1 } } },
        'slide.previous': { actions: { type: 'move', params: { by: -1 } } },
        'slide.select': {
          guard: { type: 'isSlide', params: ({ event }) => event },
          actions: assign({ index: ({ event }) => event.index }),
        },
        'carousel.resume': 'playing',
      },
    },
  },
});

/** The carousel of one home page. */
export type HeroCarouselActor = ActorRefFrom<typeof heroCarouselMachine>;
