import { heroCarouselMachine } from '@chalchitra/machines';
import { HeroCarousel, type HeroSlide, useIsSeen, useIsStill } from '@chalchitra/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { useIsMotionPaused, useRuntime } from '../../runtime';

/**
 * The hero with its machine; looking closer holds the slide, the pause button stops everything that moves. Where nobody sees
 * it, it rests.
 */
export function HomeHero({ slides, onOpen }: { slides: readonly HeroSlide[]; onOpen: (id: string) => void }) {
  const { motionPaused } = useRuntime();
  const { home, actions, cards, header } = useBaseMessages();
  const isPaused = useIsMotionPaused();
  const isStill = useIsStill();
  const [isHeld, setIsHeld] = useState(false);
  const [box, isSeen] = useIsSeen<HTMLElement>();
  const count = slides.length;
  const isHalted = isStill || isHeld || !isSeen;
  const carousel = useActorRef(heroCarouselMachine);
  const index = useSelector(carousel, ({ context }) => context.index);
  useEffect(() => carousel.send({ type: 'slides.change', count }), [carousel, count]);
  useEffect(
    () => carousel.send({ type: isHalted ? 'carousel.pause' : 'carousel.resume' }),
    [carousel, isHalted],
  );
  return (
    <HeroCarousel
      ref={box}
      label={home.hero}
      slides={slides}
      activeIndex={Math.min(index, count - 1)}
      watchText={actions.watchNow}
      previousLabel={cards.previous}
      nextLabel={cards.next}
      pauseLabel={header.pauseMotion}
      resumeLabel={header.playMotion}
      isPaused={isPaused}
      isHalted={isHalted}
      onPauseToggle={() => motionPaused.set(!isPaused)}
      onPrevious={() => carousel.send({ type: 'slide.previous' })}
      onNext={() => carousel.send({ type: 'slide.next' })}
      onSelect={(at) => carousel.send({ type: 'slide.select', index: at })}
      onHold={() => setIsHeld(true)}
      onRelease={() => setIsHeld(false)}
      onOpen={(slide) => onOpen(slide.id)}
    />
  );
}
