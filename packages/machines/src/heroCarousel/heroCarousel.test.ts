import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { ADVANCE_INTERVAL_MS } from './heroCarousel.constants';
import { heroCarouselMachine } from './heroCarousel.machine';

function start(count = 3) {
  const clock = new SimulatedClock();
  const actor = createActor(heroCarouselMachine, { clock }).start();
  actor.send({ type: 'slides.change', count });
  return { actor, clock, index: () => actor.getSnapshot().context.index };
}

describe('heroCarousel (spec §4, §9)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(heroCarouselMachine, {
      events: [
        { type: 'slide.next' },
        { type: 'slide.previous' },
        { type: 'slide.select', index: 1 },
        { type: 'slides.change', count: 1 },
        { type: 'slides.change', count: 2 },
        { type: 'carousel.pause' },
        { type: 'carousel.resume' },
      ],
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('advances every 7000 ms and wraps around', () => {
    const { clock, index } = start();
    clock.increment(6999);
    expect(index()).toBe(0);
    clock.increment(1);
    expect(index()).toBe(1);
    clock.increment(7000);
    expect(index()).toBe(2);
    clock.increment(7000);
    expect(index()).toBe(0);
  });

  it('wraps around by hand, and gives the chosen item its full time', () => {
    const { actor, clock, index } = start();
    clock.increment(ADVANCE_INTERVAL_MS - 1);
    actor.send({ type: 'slide.previous' });
    expect(index()).toBe(2);
    clock.increment(ADVANCE_INTERVAL_MS - 1);
    actor.send({ type: 'slide.next' });
    expect(index()).toBe(0);
    actor.send({ type: 'slide.select', index: 1 });
    clock.increment(ADVANCE_INTERVAL_MS - 1);
    expect(index()).toBe(1);
    clock.increment(1);
    expect(index()).toBe(2);
  });

  it.each([-1, 3, 0.5, Number.NaN])('has no slide %d', (slide) => {
    const { actor, index } = start();
    actor.send({ type: 'slide.select', index: slide });
    expect(index()).toBe(0);
  });

  it('stands still while paused, but moves by hand', () => {
    const { actor, clock, index } = start();
    actor.send({ type: 'carousel.pause' });
    clock.increment(10 * ADVANCE_INTERVAL_MS);
    expect(index()).toBe(0);
    actor.send({ type: 'slide.next' });
    actor.send({ type: 'slide.next' });
    actor.send({ type: 'slide.previous' });
    expect(index()).toBe(1);
    actor.send({ type: 'carousel.resume' });
    clock.increment(ADVANCE_INTERVAL_MS);
    expect(index()).toBe(2);
  });

  it('stays within items that came or went', () => {
    const { actor, clock, index } = start(3);
    actor.send({ type: 'slide.previous' });
    actor.send({ type: 'slides.change', count: 2 });
    expect(index()).toBe(1);
    actor.send({ type: 'slides.change', count: 0 });
    actor.send({ type: 'slide.next' });
    expect(index()).toBe(0);
    actor.send({ type: 'slides.change', count: 2 });
    clock.increment(ADVANCE_INTERVAL_MS);
    expect(index()).toBe(1);
  });
});
