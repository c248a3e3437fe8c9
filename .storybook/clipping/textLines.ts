/** A line of text as it is laid out, in CSS pixels of the viewport. */
export interface TextLine {
  element: HTMLElement;
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where text is cut: by its element itself, or by what that is in. */
export interface CutText {
  text: Text;
  element: HTMLElement;
  /** What cuts, from the inside out. */
  cutters: HTMLElement[];
}

/** Whether what overflows an element above or below is lost: what can be scrolled to isn't. */
function cuts(element: HTMLElement): boolean {
  const { overflowY, clipPath, contain } = getComputedStyle(element);
  if (clipPath !== 'none' || /paint|content|strict/.test(contain)) return true;
  if (overflowY === 'hidden' || overflowY === 'clip') return true;
  return overflowY !== 'visible' && element.scrollHeight <= element.clientHeight + 1;
}

/** The elements that can cut `element`, from itself up to `root`, which is left out: what is fixed leaves what it is in. */
function* upTo(root: HTMLElement, element: HTMLElement): Generator<HTMLElement> {
  for (let at: HTMLElement | null = element; at && at !== root; at = at.parentElement) {
    yield at;
    if (getComputedStyle(at).position === 'fixed') return;
  }
}

/** The texts in `root` that are shown, and that something cuts where it is too low for them. */
export function cutTextsIn(root: HTMLElement): CutText[] {
  const found: CutText[] = [];
  const cutting = new Map<HTMLElement, boolean>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element || !/\S/.test(text.data) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const cutters = [...upTo(root, element)].filter((one) => {
      const known = cutting.get(one) ?? cuts(one);
      cutting.set(one, known);
      return known;
    });
    // What is there for assistive technology alone has a box of one pixel.
    const isUnseen = cutters.some(({ offsetWidth, offsetHeight }) => offsetWidth <= 1 || offsetHeight <= 1);
    if (cutters.length > 0 && !isUnseen) found.push({ text, element, cutters });
  }
  return found;
}

/** The lines of a text, each with the range of its characters. */
function linesOf(text: Text): Range[] {
  const lines: Range[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < text.length; at += 1) {
    const letter = new Range();
    letter.setStart(text, at);
    letter.setEnd(text, at + 1);
    const box = letter.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    if (lines.length === 0 || (box.top + box.bottom) / 2 > bottom) {
      lines.push(letter);
      bottom = box.bottom;
    } else lines.at(-1)?.setEnd(text, at + 1);
  }
  return lines;
}

/** What a box leaves of a line from left to right, or nothing where the line's middle is outside it. */
function within(line: TextLine, cutter: HTMLElement): TextLine | null {
  const box = cutter.getBoundingClientRect();
  const middle = (line.top + line.bottom) / 2;
  if (middle < box.top || middle > box.bottom) return null;
  const left = Math.max(line.left, box.left);
  const right = Math.min(line.right, box.right);
  return right - left >= 1 ? { ...line, left, right } : null;
}

/** The lines of a text that are shown, and the ranges of those that something leaves out altogether. */
export function shownLinesOf({ text, element, cutters }: CutText): { shown: TextLine[]; hidden: Range[] } {
  const shown: TextLine[] = [];
  const hidden: Range[] = [];
  for (const range of linesOf(text)) {
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const words = range.toString().trim();
    const line = cutters.reduce<TextLine | null>((rest, cutter) => rest && within(rest, cutter), {
      ...{ element, words, left, right, top, bottom },
    });
    if (line) shown.push(line);
    else hidden.push(range);
  }
  return { shown, hidden };
}
