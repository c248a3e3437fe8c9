import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';

/** The choices of the toolbar. */
export const pictureItems = [
  { value: 'fast', title: 'Pictures at once' },
  { value: 'slow', title: 'Pictures on a slow network' },
  { value: 'never', title: 'Pictures never come' },
  { value: 'broken', title: 'Pictures are broken' },
];

/** How long the first picture takes on the slow network, and each after it, in milliseconds. */
const FIRST_MS = 1200;
const EACH_MS = 350;

function eachPicture(act: (picture: HTMLImageElement, place: number) => void): () => void {
  const seen = new Set<HTMLImageElement>();
  const look = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(
      '#storybook-root img, [role="dialog"] img',
    )) {
      if (seen.has(picture)) continue;
      seen.add(picture);
      act(picture, seen.size - 1);
    }
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const picture of seen) picture.style.visibility = '';
  };
}

function hold(speed: string): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const stop = eachPicture((picture, place) => {
    if (speed === 'broken') {
      picture.dispatchEvent(new Event('error'));
      return;
    }
    picture.style.visibility = 'hidden';
    if (speed === 'never') return;
    timers.push(
      setTimeout(
        () => {
          picture.style.visibility = '';
        },
        FIRST_MS + place * EACH_MS,
      ),
    );
  });
  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Shows a story's pictures as the network chosen in the toolbar would load them. */
export const withPictureSpeed: Decorator = function PictureSpeed(Story, { globals }) {
  const speed = String(globals.pictures);
  useEffect(() => (speed === 'fast' ? undefined : hold(speed)), [speed]);
  return Story();
};
