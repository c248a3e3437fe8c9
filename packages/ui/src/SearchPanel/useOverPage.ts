import { useEffectEvent, useLayoutEffect } from 'react';
import type { SearchFieldHandle } from '../SearchField/SearchField.types';

/** Hears of the device's way back, as Android's gesture; not every browser has it, and there Back leaves the page. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

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
    let watcher: CloseWatcher | null = null;
    const letGo = () => {
      release();
      watcher?.destroy();
    };
    const follow = () => {
      // Each change makes the browser find the styles of the whole page anew.
      if (isOverPage(box) === isOver) return;
      isOver = !isOver;
      letGo();
      release = isOver ? makeInertAround(box) : () => {};
      watcher = isOver && window.CloseWatcher ? new window.CloseWatcher() : null;
      watcher?.addEventListener('close', () => closeSearch());
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
