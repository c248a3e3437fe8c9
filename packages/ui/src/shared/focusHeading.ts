/** Moves the focus to a page's heading, so that it is read and Tab starts there; false where there is none. */
export function focusHeading(page: Document, options?: FocusOptions): boolean {
  const heading = page.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus(options);
  return true;
}
