import { useEffectEvent, useLayoutEffect } from 'react';
import type { SearchFieldHandle } from '../SearchField/SearchField.types';
import { watchCloseRequest } from '../shared/watchCloseRequest';

/** Whether the open search covers the page, as it does on a small screen. */
export const isOverPage = (box: HTMLElement) =>
  box.dataset.open === 'true' && getComputedStyle(box).position === 'absolute';

/** Takes everything outside of an element out of reach; the function that is returned gives it back. */
function makeInertAround(element: HTMLElement): () => void {
  const outside: HTMLElement[] = [];
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement)
    for (const sibling of inside.parentElement.children)
      if (sibling !== inside && sibling instanceof HTMLElement && !sibling.inert) outside.push(sibling);
  for (const one of outside) one.inert = true;
  return () => {
    for (const one of outside) one.inert = false;
  };
}

/** While the search covers the page, nothing behind it can be reached, and the device's way back closes it. */
export function useOverPage({ box, isOpen, close }: SearchFieldHandle): void {
  const closeSearch = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    let release = () => {};
    let endWatch = () => {};
    const letGo = () => {
      release();
      endWatch();
    };
    const follow = () => {
      // Each change makes the browser find the styles of the whole page anew.
      if (isOverPage(box) === isOver) return;
      isOver = !isOver;
      letGo();
      release = isOver ? makeInertAround(box) : () => {};
      endWatch = isOver ? watchCloseRequest(() => closeSearch()) : () => {};
    };
    follow();
    // A device that is turned may have room for the field in the header.
    const room = new ResizeObserver(follow);
    room.observe(document.documentElement);
    return () => {
      room.disconnect();
      letGo();
    };
  }, [isOpen, box]);
}
