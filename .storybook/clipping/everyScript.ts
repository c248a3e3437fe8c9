import { specimens } from '../docs/scripts';
import { findCutMarks } from './findCutMarks';
import { type CutText, cutTextsIn } from './textLines';

/** The boxes that were looked at in this run: another story with the same ones would show the same. */
const known = new Set<string>();

/** A text's own styles and those of what cuts it. */
const boxesOf = ({ element, cutters }: CutText) =>
  [element, ...cutters].map(({ tagName, className }) => `${tagName} ${String(className)}`).join(' in ');

const graphemes = new Intl.Segmenter();

/** As many words of a script as a text has, two at least; an initial for initials. */
function inScript(text: string, words: readonly string[]): string {
  if (!/\p{L}/u.test(text)) return text;
  const letters = [...graphemes.segment(text.trim())];
  if (letters.length <= 2 && !/\p{Ll}/u.test(text))
    return [...graphemes.segment(words[0] ?? '')][0]?.segment ?? '';
  const count = Math.max(2, text.trim().split(/\s+/).length);
  return Array.from({ length: count }, (_, at) => words[at % words.length]).join(' ');
}

/** A copy of what cuts, as wide as it is, inside copies of what it is in, which give their styles and no room. */
function copyOf(cutter: HTMLElement): HTMLElement {
  const copy = cutter.cloneNode(true) as HTMLElement;
  const { width } = cutter.getBoundingClientRect();
  const set = (element: HTMLElement, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value, 'important');
  };
  set(copy, {
    'inline-size': `${width}px`,
    position: 'relative',
    inset: 'auto',
    translate: 'none',
    transform: 'none',
  });
  let outer = copy;
  for (let at = cutter.parentElement; at && at !== document.body; at = at.parentElement) {
    const frame = at.cloneNode(false) as HTMLElement;
    set(frame, {
      ...{ display: 'block', position: 'static', overflow: 'visible', contain: 'none', 'clip-path': 'none' },
      ...{ margin: '0', padding: '0', border: '0', translate: 'none', transform: 'none' },
      ...{ 'inline-size': 'auto', 'min-inline-size': '0', 'max-inline-size': 'none' },
      ...{ 'block-size': 'auto', 'min-block-size': '0', 'max-block-size': 'none' },
    });
    frame.append(outer);
    outer = frame;
  }
  const part = document.createElement('div');
  part.style.cssText = `inline-size: ${width + 32}px; padding: 16px; box-sizing: border-box`;
  part.append(outer);
  // A copy neither loads a film nor takes the place of the chosen one of its group.
  for (const media of part.querySelectorAll('[src]:is(video, audio, iframe, source)'))
    media.removeAttribute('src');
  for (const radio of part.querySelectorAll('input')) radio.removeAttribute('name');
  return part;
}

/** Shows a copy's texts in a script. */
function writeIn(part: HTMLElement, { lang, text: sample }: (typeof specimens)[number]): HTMLElement {
  const dir = lang === 'ur' ? 'rtl' : 'ltr';
  for (const element of [part, ...part.querySelectorAll<HTMLElement>('[lang], [dir]')])
    Object.assign(element, { lang, dir });
  const words = sample.split(' ');
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('style, script')) node.data = inScript(node.data, words);
  }
  return part;
}

/** Whether a box is as large as the window: no line is near its edge. */
function fillsWindow(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= 0.9 * window.innerWidth && height >= 0.9 * window.innerHeight;
}

/** Fails where a box of a story cuts off marks of one of the eleven scripts. Each kind of box is looked at once in a run. */
export async function checkEveryScript(story: string): Promise<void> {
  const fresh = cutTextsIn(document.body).filter((text) => {
    const boxes = boxesOf(text);
    return !known.has(boxes) && known.add(boxes);
  });
  const outermost = new Set(
    fresh.flatMap(({ cutters }) => cutters.findLast((one) => !fillsWindow(one)) ?? []),
  );
  if (outermost.size === 0) return;
  const parts = [...outermost].flatMap((cutter) =>
    specimens.map((specimen) => writeIn(copyOf(cutter), specimen)),
  );
  const marks = await findCutMarks(parts);
  const reports = marks.map(
    ({ lang, words, place, edge, rows }) => `${lang}: “${words}” lacks ${rows} px ${edge} in ${place}`,
  );
  if (reports.length > 0) throw new Error(`Marks are cut off in ${story}:\n${reports.join('\n')}`);
}
