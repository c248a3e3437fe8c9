import { expect, type userEvent, waitFor } from 'storybook/test';
import { SETTLE_MS } from '../ContentRow/ContentRow.constants';

type User = Pick<typeof userEvent, 'hover'>;

/** The automatic movements of the first row in `root`. */
export const drifts = (root: HTMLElement): Animation[] =>
  root
    .querySelector('ul')
    ?.getAnimations()
    .filter((one) => !(one instanceof CSSTransition)) ?? [];

/** What scrolls the first row in `root` by hand. */
export const scrollerOf = (root: HTMLElement) => root.querySelector('ul')?.parentElement as HTMLElement;

/** The item at a place of the row, where it is in the page; the second copy's places follow the first one's. */
export const itemAt = (root: HTMLElement, place: number) =>
  root.querySelector<HTMLElement>(`[data-place="${place}"]`);

/** Resolves once a row on a page that isn't scrolled drifts, where it does. */
export const onceSettled = (root: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      // A frame later than the row, which learns it as this does.
      requestAnimationFrame(() => setTimeout(resolve, SETTLE_MS));
    });
    observer.observe(scrollerOf(root));
  });

/** Stops a drifting row by a gesture, and checks that the native scroller continues from the same position. */
export const stopsDrift = (gesture: (item: HTMLElement, user: User) => unknown) =>
  async function play({ canvasElement, userEvent }: { canvasElement: HTMLElement; userEvent: User }) {
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    const [drift] = drifts(canvasElement);
    if (drift) drift.currentTime = 10_000;
    const item = itemAt(canvasElement, 2) as HTMLElement;
    const before = item.getBoundingClientRect().left;
    await gesture(item, userEvent);
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(0));
    await expect(scrollerOf(canvasElement).scrollLeft).toBeGreaterThan(290);
    await expect(Math.abs(item.getBoundingClientRect().left - before)).toBeLessThan(30);
  };
