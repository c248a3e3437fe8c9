import { heroCarouselMachine } from './heroCarousel.machine';

const context = { count: 4, index: 0 };

/** The scenarios of the hero carousel. */
export const heroCarouselScenarios = {
  playing: heroCarouselMachine.resolveState({ value: 'playing', context }),
  playingLast: heroCarouselMachine.resolveState({ value: 'playing', context: { ...context, index: 3 } }),
  paused: heroCarouselMachine.resolveState({ value: 'paused', context: { ...context, index: 1 } }),
  single: heroCarouselMachine.resolveState({ value: 'playing', context: { ...context, count: 1 } }),
  empty: heroCarouselMachine.resolveState({ value: 'playing', context: { ...context, count: 0 } }),
};
