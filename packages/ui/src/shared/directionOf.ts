/** The side towards which an element's text runs; the page's own where no element is given. */
export function directionOf(element: Element = document.documentElement): 'ltr' | 'rtl' {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
