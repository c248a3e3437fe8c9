import { type CutText, cutTextsIn, shownLinesOf, type TextLine } from './textLines';

/** Marks of a line of text that are cut off. */
export interface CutMark {
  lang: string;
  words: string;
  /** The element with the text, and what cuts it. */
  place: string;
  edge: 'above' | 'below';
  /** How many rows of pixels lack something. */
  rows: number;
}

/** Black text on white, and nothing else. */
const inkOnly = `
  .clippingSheet { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; background: #fff !important; }
  .clippingSheet > * { position: relative; transform: translate(0); overflow: clip; }
  .clippingSheet *, .clippingSheet *::before, .clippingSheet *::after, .clippingSheet *::placeholder {
    color: #000 !important; -webkit-text-fill-color: #000 !important; background: none !important;
    border-color: transparent !important; border-image: none !important; box-shadow: none !important;
    text-shadow: none !important; outline: none !important; text-decoration-color: transparent !important;
    caret-color: transparent !important; opacity: 1 !important; filter: none !important;
    backdrop-filter: none !important; mask: none !important; mix-blend-mode: normal !important;
    transition: none !important;
  }
  .clippingSheet :is(img, video, svg, canvas, iframe, input[type='range'], progress) { visibility: hidden !important; }
  ::highlight(leftOut) { color: transparent !important; -webkit-text-fill-color: transparent !important; }
`;

/** How dark a pixel is that has ink, and how light one that has none, of 255. */
const INK = 64;
const PAPER = 16;

/** The darkness of each pixel, row by row. */
interface Picture {
  width: number;
  height: number;
  ink: Uint8Array;
}

async function pictureOf(element: HTMLElement): Promise<Picture> {
  if (!globalThis.takePicture) throw new Error('Only a test run can take pictures.');
  const png = await (await fetch(`data:image/png;base64,${await globalThis.takePicture(element)}`)).blob();
  const bitmap = await createImageBitmap(png);
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  return {
    width,
    height,
    ink: Uint8Array.from({ length: width * height }, (_, at) => 255 - (data[at * 4] ?? 255)),
  };
}

/** Lets what overflows a box above and below be seen. Nothing else moves, and an ellipsis stays. */
function lift(box: HTMLElement): void {
  // What is scrolled would jump back to its start.
  if (box.scrollTop > 0) return;
  const { display, minInlineSize, minBlockSize } = getComputedStyle(box);
  const set = (property: string, value: string) => box.style.setProperty(property, value, 'important');
  // A box that cuts may be smaller than its content in a flexible row or a grid, and keeps margins inside.
  if (minInlineSize === 'auto') set('min-inline-size', '0');
  if (minBlockSize === 'auto') set('min-block-size', '0');
  if (display === 'block') set('display', 'flow-root');
  set('contain', 'none');
  set('clip-path', 'none');
  set('overflow-x', 'clip');
  set('overflow-y', 'visible');
}

/** An element as it can be found again: its tag and the names of its classes. */
function nameOf(element: HTMLElement): string {
  const classes = [...element.classList].map((name) => name.replace(/__[a-z0-9]+$/i, ''));
  return [element.tagName.toLowerCase(), ...new Set(classes)].join('.');
}

/** Which rows of pixels of a line have ink in `whole` and none in `shown`. */
function lostRows(line: TextLine, shown: Picture, whole: Picture): number[] {
  const size = Number.parseFloat(getComputedStyle(line.element).fontSize);
  const rows: number[] = [];
  const last = Math.min(whole.height, shown.height, Math.ceil(line.bottom + size / 2));
  for (let y = Math.max(0, Math.floor(line.top - size / 2)); y < last; y += 1) {
    for (let x = Math.max(0, Math.ceil(line.left)); x < Math.min(line.right, whole.width); x += 1) {
      const at = y * whole.width + x;
      if ((whole.ink[at] ?? 0) >= INK && (shown.ink[at] ?? 255) < PAPER) {
        rows.push(y);
        break;
      }
    }
  }
  return rows;
}

function marksOf(line: TextLine, { cutters }: CutText, shown: Picture, whole: Picture): CutMark[] {
  const middle = (line.top + line.bottom) / 2;
  const rows = lostRows(line, shown, whole);
  const lang = line.element.closest<HTMLElement>('[lang]')?.lang ?? '';
  const place = [line.element, ...cutters.filter((one) => one !== line.element)].map(nameOf).join(' in ');
  return (['above', 'below'] as const)
    .map((edge) => ({ edge, rows: rows.filter((y) => (edge === 'above') === y < middle).length }))
    .filter((mark) => mark.rows > 0)
    .map((mark) => ({ lang, words: line.words, place, ...mark }));
}

/** Chromium paints no picture that is higher. */
const HIGHEST = 12_000;

/** Parts of the sheet that are painted in one picture each: as many as fit. */
function batchesOf(copies: readonly HTMLElement[]): HTMLElement[][] {
  const batches: HTMLElement[][] = [];
  let room = 0;
  for (const copy of copies) {
    const { height } = copy.getBoundingClientRect();
    if (height > HIGHEST) throw new Error(`${height} px are too high for a picture.`);
    if (height > room) {
      batches.push([]);
      room = HIGHEST;
    }
    batches.at(-1)?.push(copy);
    room -= height;
  }
  return batches;
}

/** The cut marks of the parts that are in the sheet now. */
async function cutMarksIn(sheet: HTMLElement): Promise<CutMark[]> {
  const texts = cutTextsIn(sheet);
  const found = texts.map((text) => ({ text, ...shownLinesOf(text) }));
  if (found.every(({ shown }) => shown.length === 0)) return [];
  CSS.highlights.set('leftOut', new Highlight(...found.flatMap(({ hidden }) => hidden)));
  const shown = await pictureOf(sheet);
  for (const cutter of new Set(texts.flatMap(({ cutters }) => cutters))) lift(cutter);
  const whole = await pictureOf(sheet);
  return found.flatMap(({ text, shown: lines }) =>
    lines.flatMap((line) => marksOf(line, text, shown, whole)),
  );
}

/**
 * Finds marks above or below a line that something cuts off. `copies` are parts of a page that nobody else needs: they are
 * painted as they are and once more with nothing cut, and the two pictures compared, pixel for pixel. Lines that are left
 * out altogether, after an ellipsis or in what is closed, aren't looked at.
 */
export async function findCutMarks(copies: readonly HTMLElement[]): Promise<CutMark[]> {
  const { innerWidth, innerHeight } = window;
  const style = document.createElement('style');
  style.textContent = inkOnly;
  const sheet = document.createElement('div');
  sheet.className = 'clippingSheet';
  sheet.style.inlineSize = `${innerWidth}px`;
  sheet.append(...copies);
  document.head.append(style);
  document.body.append(sheet);
  try {
    await document.fonts.ready;
    const marks: CutMark[] = [];
    for (const batch of batchesOf(copies)) {
      sheet.replaceChildren(...batch);
      for (const animation of sheet.getAnimations({ subtree: true })) {
        if (animation.timeline === document.timeline) animation.pause();
      }
      await globalThis.resizeViewport?.(innerWidth, Math.ceil(sheet.getBoundingClientRect().height));
      marks.push(...(await cutMarksIn(sheet)));
    }
    return marks;
  } finally {
    CSS.highlights.delete('leftOut');
    sheet.remove();
    style.remove();
    await globalThis.resizeViewport?.(innerWidth, innerHeight);
  }
}
