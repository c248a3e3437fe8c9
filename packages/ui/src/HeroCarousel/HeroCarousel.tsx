import { type FocusEvent, type MouseEvent, type PointerEvent, type Ref, useEffect, useState } from 'react';
import { HeroBanner, type HeroBannerProps } from '../HeroBanner/HeroBanner';
import { ChevronLeft, ChevronRight, Pause, Play } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { hasFocusLeft } from '../shared/hasFocusLeft';
import { hasVisibleFocus } from '../shared/hasVisibleFocus';
import { mirrored } from '../theme/text.css';
import { MAX_WIDE_DOTS, NEIGHBOUR_DELAY_MS } from './HeroCarousel.constants';
import {
  arrows,
  carousel,
  controls,
  dot,
  dots,
  slide as slideClass,
  slides as slidesClass,
} from './HeroCarousel.css';

export interface HeroSlide
  extends Pick<
    HeroBannerProps,
    'title' | 'lang' | 'artwork' | 'descriptionText' | 'facts' | 'href' | 'action'
  > {
  id: string;
  /** Which slide it is, for instance "2 of 5". */
  positionText: string;
}

export interface HeroCarouselProps {
  ref?: Ref<HTMLElement> | undefined;
  /** Names the carousel for assistive technology. */
  label: string;
  slides: readonly HeroSlide[];
  activeIndex: number;
  watchText: string;
  previousLabel: string;
  nextLabel: string;
  pauseLabel: string;
  resumeLabel: string;
  /** True while the user has paused what moves, which the button shows. */
  isPaused: boolean;
  /** True while the slides don't advance automatically, for whatever reason: a chosen one is then read out. */
  isHalted: boolean;
  onPauseToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onSelect: (index: number) => void;
  /** Called when the pointer or the focus enters: the slide should stay. */
  onHold?: (() => void) | undefined;
  /** Called when neither the pointer nor the keyboard is there any more. */
  onRelease?: (() => void) | undefined;
  onOpen?: ((slide: HeroSlide, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** True some time after the first paint, so that what can't be seen yet doesn't compete with what can. */
function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), NEIGHBOUR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Featured titles one after another, by arrows, by dots or automatically; the parent decides when (spec §4). */
export function HeroCarousel({
  ref,
  label,
  slides,
  activeIndex,
  watchText,
  previousLabel,
  nextLabel,
  pauseLabel,
  resumeLabel,
  isPaused,
  isHalted,
  onPauseToggle,
  onPrevious,
  onNext,
  onSelect,
  onHold,
  onRelease,
  onOpen,
}: HeroCarouselProps) {
  const isSettled = useIsSettled();
  const count = slides.length;
  if (count === 0) return null;

  const isShown = (index: number) => {
    const distance = (index - activeIndex + count) % count;
    return distance === 0 || (isSettled && (distance === 1 || distance === count - 1));
  };
  // A tap focuses what it presses once its finger has left, and would hold for good.
  const handleFocus = ({ currentTarget }: FocusEvent) => {
    if (hasVisibleFocus(currentTarget)) onHold?.();
  };
  const handlePointerLeave = ({ currentTarget }: PointerEvent) => {
    if (!hasVisibleFocus(currentTarget)) onRelease?.();
  };
  const handleBlur = (event: FocusEvent) => {
    if (hasFocusLeft(event) && !event.currentTarget.matches(':hover')) onRelease?.();
  };

  return (
    <section
      ref={ref}
      className={carousel}
      aria-label={label}
      onPointerEnter={onHold}
      onPointerLeave={handlePointerLeave}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {/* Around all slides: a region that comes with its words isn't read out. */}
      <div className={slidesClass} aria-live={isHalted ? 'polite' : undefined}>
        {slides.map((slide, index) => {
          if (!isShown(index)) return null;
          const { id, positionText, ...banner } = slide;
          const isActive = index === activeIndex;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that it is a form
            <div
              key={id}
              className={slideClass}
              role="group"
              aria-label={positionText}
              data-active={isActive}
              inert={!isActive}
            >
              <HeroBanner
                {...banner}
                watchText={watchText}
                isPriority={index === 0}
                onOpen={(event) => onOpen?.(slide, event)}
              />
            </div>
          );
        })}
      </div>
      {count > 1 && (
        <div className={controls}>
          <IconButton
            label={isPaused ? resumeLabel : pauseLabel}
            variant="onPicture"
            icon={isPaused ? <Play size={18} /> : <Pause size={18} />}
            onClick={onPauseToggle}
          />
          <div className={dots} data-many={count > MAX_WIDE_DOTS}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={dot}
                aria-label={slide.positionText}
                aria-current={index === activeIndex}
                onClick={() => onSelect(index)}
              />
            ))}
          </div>
          <div className={arrows}>
            <IconButton
              label={previousLabel}
              variant="onPicture"
              icon={<ChevronLeft className={mirrored} />}
              onClick={onPrevious}
            />
            <IconButton
              label={nextLabel}
              variant="onPicture"
              icon={<ChevronRight className={mirrored} />}
              onClick={onNext}
            />
          </div>
        </div>
      )}
    </section>
  );
}
