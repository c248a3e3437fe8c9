import { expect, type Page } from './test';

/** What is wider than the page, and what can be operated but is cut off or partly covered by another such thing, by name. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways by ${root.scrollWidth - innerWidth} px`);
    const nameOf = (element: Element) =>
      `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const scrollsSideways = (element: Element) => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const inMain: { element: Element; box: DOMRect }[] = [];
    for (const element of document.querySelectorAll('a[href], button, input, select, summary')) {
      const box = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      // What is there for assistive technology alone is a pixel wide, and what waits for the focus stands outside.
      if (!isShown || box.width < 2 || box.bottom < 0 || scrollsSideways(element)) continue;
      if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${nameOf(element)} leaves the screen`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isCut && element.tagName !== 'INPUT') faults.push(`${nameOf(element)} cuts its words off`);
      if (element.closest('main') !== null) inMain.push({ element, box });
    }
    const isWithin = (inner: DOMRect, outer: DOMRect) =>
      inner.top >= outer.top - 2 &&
      inner.bottom <= outer.bottom + 2 &&
      inner.left >= outer.left - 2 &&
      inner.right <= outer.right + 2;
    for (const [index, one] of inMain.entries()) {
      for (const other of inMain.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // What lies in another, as a button on a card's picture does, is meant to.
        if (across <= 2 || down <= 2 || isWithin(one.box, other.box) || isWithin(other.box, one.box))
          continue;
        faults.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
      }
    }
    return faults;
  });

/** Expects that nothing of a page is wider than the screen or cut off. */
export const expectRoom = (page: Page) => expect.poll(() => faultsOf(page)).toEqual([]);
