import type { Page } from './test';

/** What of a page's text doesn't fit, by its words. Runs in the page: it uses nothing of this file. */
function textFaults(): string[] {
  const faults = new Set<string>();
  const page = document.documentElement;
  const width = page.clientWidth;
  if (page.scrollWidth > width) faults.add(`the page scrolls sideways by ${page.scrollWidth - width} px`);

  const short = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  /** From a text's own element outwards. */
  const boxesAround = (element: Element) => {
    const boxes: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      boxes.push(box);
    return boxes;
  };
  /** An ellipsis after some lines is meant where a card leads to the whole text, and never in what is pressed. */
  const isShortened = (box: Element) =>
    styleOf(box).webkitLineClamp !== 'none' && !box.closest('button, label');

  interface Line {
    text: Text;
    element: Element;
    box: DOMRect;
    layer: Element | undefined;
  }
  const lines: Line[] = [];

  const lookAt = (text: Text, element: Element) => {
    const around = boxesAround(element);
    // What assistive technology alone reads is a pixel large; the brand's name beside its mark leaves by design.
    if (around.some((box) => box.clientWidth === 1 || box.matches('header a[href="/"]'))) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = Number.parseFloat(styleOf(element).fontSize);
    // A font's own box is far taller than its letters in some scripts; cut marks have a detector of their own.
    let rects = [...range.getClientRects()]
      .filter((rect) => rect.width > 1)
      .map(({ x, y, width, height }) => new DOMRect(x, y + height / 2 - size / 3, width, (size * 2) / 3));
    const layer = around.find((box) => /fixed|sticky/.test(styleOf(box).position) || box.role === 'dialog');
    const isScrolled = { x: false, y: false };
    for (const box of around) {
      const { display, overflowX, overflowY } = styleOf(box);
      if (display === 'inline' || display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      const isControl = box.matches('button, a, summary, label, [role="tab"], [role^="menuitem"]');
      const isIn = (rect: DOMRect) => {
        const isInX = isScrolled.x || (rect.left >= edge.left - 1.5 && rect.right <= edge.right + 1.5);
        const isInY = isScrolled.y || (rect.top >= edge.top - 1 && rect.bottom <= edge.bottom + 1);
        // A box that scrolls up and down does so sideways too where it must; nobody looks there, but in a row.
        return (
          ((!isControl && overflowX === 'visible') || isInX) && ((!isControl && !cuts(overflowY)) || isInY)
        );
      };
      const isRow = box.matches('[data-place]') || box.querySelector(':scope > [data-place]') !== null;
      if (!isRow && !isShortened(box) && !rects.every(isIn)) {
        faults.add(`${short(text.data)} ${isControl ? 'runs out of its button' : 'is cut by its box'}`);
      }
      rects = rects.filter((rect) => isIn(rect));
      isScrolled.x ||= isRow;
      isScrolled.y ||= scrolls(overflowY);
    }
    if (!isScrolled.x && rects.some(({ left, right }) => left < -1 || right > width + 1)) {
      faults.add(`${short(text.data)} leaves the page`);
    }
    for (const box of rects) lines.push({ text, element, box, layer });
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element || !text.data.trim()) continue;
    if (element.closest('script, style, template, noscript, option, [inert], [aria-hidden="true"]')) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    lookAt(text, element);
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (other.box.top >= one.box.bottom - 2) break;
      if (one.layer !== other.layer || one.text === other.text) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (across > 2) faults.add(`${short(one.text.data)} and ${short(other.text.data)} overlap`);
    }
  }
  return [...faults];
}

/** What of the text of an open page doesn't fit. */
export const textFaultsOf = (page: Page) => page.evaluate(textFaults);
