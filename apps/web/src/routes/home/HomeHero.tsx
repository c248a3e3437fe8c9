import { HeroCarousel, type HeroSlide, useIsStill } from '@chalchitra/ui';
import { useState } from 'react';
import { useCopy } from '../../copy/copy';
import { useIsMotionPaused, useRuntime } from '../../runtime';
import { useHero } from './useHero';

/** The hero with its machine; looking closer holds the slide, the pause button stops everything that moves. */
export function HomeHero({ slides, onOpen }: { slides: readonly HeroSlide[]; onOpen: (id: string) => void }) {
  const { motionPaused } = useRuntime();
  const { home, actions, cards, header } = useCopy();
  const isPaused = useIsMotionPaused();
  const isStill = useIsStill();
  const [isHeld, setIsHeld] = useState(false);
  const { index, send } = useHero(slides.length, isStill || isHeld);
  return (
    <HeroCarousel
      label={home.hero}
      slides={slides}
      activeIndex={index}
      watchText={actions.watchNow}
      previousLabel={cards.previous}
      nextLabel={cards.next}
      pauseLabel={header.pauseMotion}
      resumeLabel={header.playMotion}
      isPaused={isPaused}
      onPauseToggle={() => motionPaused.set(!isPaused)}
      onPrevious={() => send({ type: 'slide.previous' })}
      onNext={() => send({ type: 'slide.next' })}
      onSelect={(at) => send({ type: 'slide.select', index: at })}
      onHold={() => setIsHeld(true)}
      onRelease={() => setIsHeld(false)}
      onOpen={(slide) => onOpen(slide.id)}
    />
  );
}
