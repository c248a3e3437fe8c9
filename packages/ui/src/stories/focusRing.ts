/** The box around an element's focus ring, in CSS pixels of the window. */
export function focusRing(element: HTMLElement) {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return { top: top - reach, right: right + reach, bottom: bottom + reach, left: left - reach };
}
