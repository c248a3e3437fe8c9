import { type CutText, cutTextsIn, shownLinesOf, type TextLine } from './textLines';

/** Marks of a line of text that are cut off. */
export interface CutMark {
  lang: string;
  words: string;
  /** The element with the text, and what cuts it. */
  place: string;
  edge: 'above' | 'below' | 'beside';
  /** How many rows of pixels lack something. */
  rows: number;
}

/** Black text on white, and nothing else. */
const inkOnly = `
  .clippingSheet { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; background: #fff !important;
    display: flex; flex-wrap: wrap; align-items: flex-start; }
  .clippingSheet > * { flex: none; position: relative; transform: translate(0); overflow: clip; }
  .clippingSheet *, .clippingSheet *::before, .clippingSheet *::after, .clippingSheet *::placeholder {
    color: #000 !important; -webkit-text-fill-color: #000 !important; background: none !important;
    border-color: transparent !important; border-image: none !important; box-shadow: none !important;
    text-shadow: none !important; outline: none !important; text-decoration-color: transparent !important;
    caret-color: transparent !important; opacity: 1 !important; filter: none !important;
    backdrop-filter: none !important; mask: none !important; mix-blend-mode: normal !important;
    transition: none !important;
  }
  .clippingSheet :is(img, video, svg, canvas, iframe, input[type='range'], progress) { visibility: hidden !important; }
  body > :not(.clippingSheet) { opacity: 0 !important; transition: none !important; }
  ::highlight(leftOut) { color: transparent !important; -webkit-text-fill-color: transparent !important; }
`;

/** How dark a pixel is that has ink, and how light one that has none, of 255. */
const INK = 64;
const PAPER = 16;

/** How dark a pixel of a grey picture is. */
const inkAt = ({ data, width }: ImageData, x: number, y: number) => 255 - (data[(y * width + x) * 4] ?? 255);

async function pictureOf(element: HTMLElement): Promise<ImageData> {
  if (!globalThis.takePicture) throw new Error('Only a test run can take pictures.');
  const png = await (await fetch(`data:image/png;base64,${await globalThis.takePicture(element)}`)).blob();
  const bitmap = await createImageBitmap(png);
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.drawImage(bitmap, 0, 0);
  return pen.getImageData(0, 0, width, height);
}

/** Lets what overflows a box be seen. Nothing else moves, and what is cut from side to side on purpose stays so. */
function lift(box: HTMLElement): void {
  // What is scrolled would jump back to its start.
  if (box.scrollTop > 0) return;
  const { display, minInlineSize, minBlockSize, textOverflow } = getComputedStyle(box);
  const cutsWords = textOverflow !== 'clip' || box.scrollWidth > box.clientWidth;
  const set = (property: string, value: string) => box.style.setProperty(property, value, 'important');
  // A box that cuts may be smaller than its content in a flexible row or a grid, and keeps margins inside.
  if (minInlineSize === 'auto') set('min-inline-size', '0');
  if (minBlockSize === 'auto') set('min-block-size', '0');
  if (display === 'block') set('display', 'flow-root');
  set('contain', 'none');
  set('clip-path', 'none');
  set('overflow-x', cutsWords ? 'clip' : 'visible');
  set('overflow-y', 'visible');
}

/** An element as it can be found again: its tag and the names of its classes. */
function nameOf(element: HTMLElement): string {
  const classes = [...element.classList].map((name) => name.replace(/__[a-z0-9]+$/i, ''));
  return [element.tagName.toLowerCase(), ...new Set(classes)].join('.');
}

/** The rows of pixels of a line that have ink in `whole` and none in `shown`, by the edge that is cut. */
function lostRows(line: TextLine, shown: ImageData, whole: ImageData): Record<CutMark['edge'], number> {
  const room = Number.parseFloat(getComputedStyle(line.element).fontSize) / 2;
  const middle = (line.top + line.bottom) / 2;
  const rows = { above: new Set<number>(), below: new Set<number>(), beside: new Set<number>() };
  const last = Math.min(whole.height, Math.ceil(line.bottom + room));
  const end = Math.min(whole.width, line.right + room);
  for (let y = Math.max(0, Math.floor(line.top - room)); y < last; y += 1) {
    for (let x = Math.max(0, Math.ceil(line.left - room)); x < end; x += 1) {
      if (inkAt(whole, x, y) < INK || inkAt(shown, x, y) >= PAPER) continue;
      if (x < line.left || x > line.right) rows.beside.add(y);
      else rows[y < middle ? 'above' : 'below'].add(y);
    }
  }
  return { above: rows.above.size, below: rows.below.size, beside: rows.beside.size };
}

function marksOf(line: TextLine, { cutters }: CutText, shown: ImageData, whole: ImageData): CutMark[] {
  const lang = line.element.closest<HTMLElement>('[lang]')?.lang ?? '';
  const place = [line.element, ...cutters.filter((one) => one !== line.element)].map(nameOf).join(' in ');
  return Object.entries(lostRows(line, shown, whole))
    .filter(([, rows]) => rows > 0)
    .map(([edge, rows]) => ({ lang, words: line.words, place, edge: edge as CutMark['edge'], rows }));
}

/** Chromium paints no picture that is higher. */
const HIGHEST = 12_000;

/** Parts of the sheet that are painted in one picture each: as many as fit. */
function batchesOf(copies: readonly HTMLElement[]): HTMLElement[][] {
  const batches: HTMLElement[][] = [];
  let start = Number.NEGATIVE_INFINITY;
  for (const copy of copies) {
    const { top, bottom } = copy.getBoundingClientRect();
    if (bottom - top > HIGHEST) throw new Error(`${bottom - top} px are too high for a picture.`);
    if (bottom - start > HIGHEST) {
      batches.push([]);
      start = top;
    }
    batches.at(-1)?.push(copy);
  }
  return batches;
}

/** The cut marks of the parts that are in the sheet now. */
async function cutMarksIn(sheet: HTMLElement): Promise<CutMark[]> {
  const texts = [...sheet.children].flatMap((part) => cutTextsIn(part as HTMLElement));
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
 * Finds marks around a line that something cuts off. `copies` are parts of a page that nobody else needs: they are
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
