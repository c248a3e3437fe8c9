import { MESSAGES_FAMILY } from './fontFamilies';
import { savesData } from './savesData';
import type { FontFile } from './scriptFonts';

/** What is loaded by then is shown, also where one file is slow. */
const MAX_WAIT_MS = 3000;
/** Heavier text is drawn by the bold file. */
const MAX_REGULAR_WEIGHT = 500;
/** What all scripts share: two full stops, what joins or parts letters, and the circle under a mark alone. */
const SHARED_LETTERS = '964-965,200C-200D,25CC';

function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Which of the files draw text in another language that the page shows now; a list's options aren't shown yet. */
function findShown<File extends FontFile>(files: readonly File[]): File[] {
  const texts = [...document.body.querySelectorAll('[lang]:not(option)')].map((element) => ({
    text: element.textContent ?? '',
    unused: Number(getComputedStyle(element).fontWeight) > MAX_REGULAR_WEIGHT ? '400' : '700',
  }));
  return files.filter(({ weight, letters }) => {
    const own = new RegExp(`[${letters.replace(/\w+/g, '\\u{$&}').replaceAll(',', '')}]`, 'u');
    return texts.some(({ text, unused }) => weight !== unused && own.test(text));
  });
}

function toFace(family: string, { url, weight, letters }: FontFile): FontFace {
  const unicodeRange = `${letters},${SHARED_LETTERS}`.replace(/(^|,)/g, '$1U+');
  return new FontFace(family, `url(${url})`, { weight, unicodeRange, display: 'swap' });
}

/**
 * Adds the fonts to the page. Whatever the page shows now is loaded first and added together: each addition lays out the
 * whole page again. The browser loads the others when their letters are shown.
 */
async function addFonts(loadOwn: LoadFont | undefined): Promise<void> {
  const [{ scriptFonts }, own] = await Promise.all([import('./scriptFonts'), loadOwn?.()]);
  const shown = new Set(findShown(scriptFonts));
  const messages = own?.files.map((file) => toFace(MESSAGES_FAMILY, file)) ?? [];
  const others = scriptFonts.map((file) => ({ file, face: toFace(file.family, file) }));
  const first = [...messages, ...others.filter(({ file }) => shown.has(file)).map(({ face }) => face)];
  await Promise.race([Promise.allSettled(first.map((face) => face.load())), wait(MAX_WAIT_MS)]);
  for (const face of [...messages, ...others.map(({ face }) => face)]) document.fonts.add(face);
}

/** Loads the files of the font of one language's messages. */
export type LoadFont = () => Promise<{ files: readonly FontFile[] }>;

let added: Promise<void> | null = null;

/**
 * Loads the fonts of the scripts beside Latin that the page shows and, where it has one, the font of its own language's
 * messages, after the first paint and once for each page. Where data is saved it does nothing: the platform's own fonts
 * serve.
 */
export async function loadScriptFonts(loadOwn?: LoadFont): Promise<void> {
  if (savesData()) return;
  added ??= afterFirstPaint().then(() => addFonts(loadOwn));
  await added;
}
