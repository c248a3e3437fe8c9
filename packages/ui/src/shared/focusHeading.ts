/**
 * Moves the focus to a page's heading, or to the one of its headings that an address names by its `id`, so that it is read
 * and Tab starts there; false where there is none, or where it can't have the focus yet.
 */
export function focusHeading(page: Document, options?: FocusOptions, id = ''): boolean {
  const heading = page.getElementById(id) ?? page.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus(options);
  return page.activeElement === heading;
}
