import { expect, type userEvent, waitFor } from 'storybook/test';

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

/** Resolves once a row has learnt, as this does, that it can be seen. */
export const onceSeen = (root: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
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
