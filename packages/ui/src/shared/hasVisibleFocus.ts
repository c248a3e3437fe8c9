/** True while the keyboard is at work inside; a button left focused by a click doesn't count. */
export function hasVisibleFocus(element: Element | null | undefined): boolean {
  const focused = document.activeElement;
  return Boolean(focused && element?.contains(focused) && focused.matches(':focus-visible'));
}
