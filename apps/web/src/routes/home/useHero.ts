import { ADVANCE_INTERVAL_MS, type HeroCarouselActor } from '@chalchitra/machines';
import { useEffect, useState } from 'react';
import { useActorState } from '../../runtime';
import { type LazyActor, lazyActor } from '../frame/lazyActor';

interface HeroState {
  index: number;
}

type Hero = LazyActor<HeroState, Parameters<HeroCarouselActor['send']>[0]>;

function createHero(count: number): Hero {
  return lazyActor({
    initial: { index: 0 },
    bring: async () => (await import('../frame/startMachines')).startHero(count),
    read: (snapshot) => ({ index: snapshot.context.index }),
  });
}

/** Runs a hero of some slides; it stands still while paused. */
export function useHero(count: number, isPaused: boolean) {
  const [hero] = useState(() => createHero(count));
  const { index } = useActorState(hero, (state) => state);
  const [isMoving, setIsMoving] = useState(false);

  useEffect(() => hero.subscribe(() => setIsMoving(true)), [hero]);
  useEffect(() => {
    if (isMoving) hero.send({ type: 'slides.change', count });
  }, [hero, count, isMoving]);
  useEffect(() => {
    if (isMoving) hero.send({ type: isPaused ? 'carousel.pause' : 'carousel.resume' });
    else if (!isPaused && count > 1) {
      // The first move brings the machine, which times the others itself.
      const timer = setTimeout(() => hero.send({ type: 'slide.next' }), ADVANCE_INTERVAL_MS);
      return () => clearTimeout(timer);
    }
  }, [hero, count, isPaused, isMoving]);

  return { index: Math.min(index, Math.max(0, count - 1)), send: hero.send };
}
