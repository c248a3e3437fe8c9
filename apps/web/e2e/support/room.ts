import { expect, type Page } from './test';

/** What is wider than the page, and what can be operated but is cut off, by name. */
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
    }
    return faults;
  });

/** Expects that nothing of a page is wider than the screen or cut off. */
export const expectRoom = (page: Page) => expect.poll(() => faultsOf(page)).toEqual([]);
