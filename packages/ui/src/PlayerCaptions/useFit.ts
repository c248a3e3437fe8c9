import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { FIT_STEP, LOWERED_PERCENT, MIN_SIZE_PX } from './PlayerCaptions.constants';
import { fit } from './PlayerCaptions.css';

/** The name of the property that holds the share of their size. */
const property = fit.slice('var('.length, -1);

/** The height that captions may take, in CSS pixels: from the controls above them, while shown, to those below. */
function roomOf(area: Element, isRaised: boolean): number {
  const frame = area.parentElement;
  if (frame === null) return 0;
  if (!isRaised) return frame.clientHeight * (1 - LOWERED_PERCENT / 100);
  const { top, bottom } = area.getBoundingClientRect();
  const above = [...frame.querySelectorAll('[data-above-captions]')].map(
    (control) => control.getBoundingClientRect().bottom,
  );
  return bottom - Math.max(top, ...above);
}

/** Shrinks captions that are higher than the room that the controls leave, until they fit. */
export function useFit(captions: RefObject<HTMLElement | null>, isRaised: boolean): void {
  const adjust = useEffectEvent(() => {
    const box = captions.current;
    if (!box?.parentElement) return;
    box.style.removeProperty(property);
    const room = roomOf(box.parentElement, isRaised);
    const size = Number.parseFloat(getComputedStyle(box).fontSize);
    let share = 1;
    while (box.offsetHeight > room && size * share > MIN_SIZE_PX) {
      share = Math.max(share * FIT_STEP, MIN_SIZE_PX / size);
      box.style.setProperty(property, String(share));
    }
  });

  // With each caption, and whenever the controls are shown or hidden.
  useLayoutEffect(() => adjust());

  useEffect(() => {
    const area = captions.current?.parentElement;
    if (!area) return;
    const observer = new ResizeObserver(() => adjust());
    observer.observe(area);
    // A script's font may load after its text.
    const handleFonts = () => adjust();
    document.fonts.addEventListener('loadingdone', handleFonts);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', handleFonts);
    };
  }, [captions]);
}
