/** Room for the fixed header, in CSS pixels. */
const HEADER_ROOM = 80;

/**
 * Scrolls at once to something that has just been said, where the visitor can't see it. Called in a layout effect: a page
 * that still scrolls would move away under a click.
 */
export function reveal(element: Element | null | undefined): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < HEADER_ROOM || bottom > window.innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
