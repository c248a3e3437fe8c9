import { heroCarouselMachine, navMenuMachine } from '@chalchitra/machines';
import { createActor } from 'xstate';

/** Starts the header's navigation, closed (spec §4). */
export function startMenu() {
  return createActor(navMenuMachine).start();
}

/** Starts a hero at its first slide (spec §4). */
export function startHero(count: number) {
  return createActor(heroCarouselMachine, { input: { count, isPaused: false } }).start();
}
