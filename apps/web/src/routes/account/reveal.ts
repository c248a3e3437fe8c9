/**
 * Scrolls at once to something that has just been said, where the visitor can't see it. Called in a layout effect: a page
 * that still scrolls would move away under a click.
 */
export function reveal(element: Element | null | undefined): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  // Room for the fixed header, which is as large as text is.
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  if (top < room || bottom > window.innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
