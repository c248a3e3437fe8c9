import { afterPaint } from '../shared/afterPaint';
import { MESSAGES_FAMILY } from './fontFamilies';
import { savesData } from './savesData';
import type { FontFile } from './scriptFonts';

/** What is loaded by then is shown, also where one file is slow. */
const MAX_WAIT_MS = 3000;
/** Heavier text is drawn by the bold file. */
const MAX_REGULAR_WEIGHT = 500;
/** What all scripts share: two full stops, what joins or parts letters, and the circle under a mark alone. */
const SHARED_LETTERS = '964-965,200C-200D,25CC';

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

interface FamilyFile extends FontFile {
  family: string;
}

function toFace({ family, weight, letters }: FamilyFile, source: string | ArrayBuffer): FontFace {
  const unicodeRange = `${letters},${SHARED_LETTERS}`.replace(/(^|,)/g, '$1U+');
  return new FontFace(family, source, { weight, unicodeRange, display: 'swap' });
}

/** The browser lays the page out again for each face that it fetches itself, even for one that isn't added yet. */
async function fetchFace(file: FamilyFile): Promise<FontFace> {
  const response = await fetch(file.url);
  return toFace(file, await response.arrayBuffer()).load();
}

/** The addresses of the files that the page has. */
const added = new Set<string>();

/**
 * Adds the fonts that the page lacks. Whatever the page shows now is loaded first and added together: each addition lays
 * out the whole page again. The browser loads the others when their letters are shown. Resolves to false where the code
 * that names some of the files could not be loaded.
 */
async function addFonts(loadOwn: LoadFont | undefined): Promise<boolean> {
  const [scripts, own] = await Promise.allSettled([import('./scriptFonts'), loadOwn?.()]);
  const lacks = ({ url }: FontFile) => !added.has(url);
  const scriptFonts = scripts.status === 'fulfilled' ? scripts.value.scriptFonts.filter(lacks) : [];
  const ownFiles = own.status === 'fulfilled' ? (own.value?.files.filter(lacks) ?? []) : [];
  const messages = ownFiles.map((file): FamilyFile => ({ ...file, family: MESSAGES_FAMILY }));
  const loaded = new Map<FamilyFile, FontFace>();
  const first = [...messages, ...findShown(scriptFonts)].map(async (file) =>
    loaded.set(file, await fetchFace(file)),
  );
  await Promise.race([Promise.allSettled(first), wait(MAX_WAIT_MS)]);
  for (const file of [...messages, ...scriptFonts]) {
    document.fonts.add(loaded.get(file) ?? toFace(file, `url(${file.url})`));
    added.add(file.url);
  }
  return scripts.status === 'fulfilled' && own.status === 'fulfilled';
}

/** Loads the files of the font of one language's messages. */
export type LoadFont = () => Promise<{ files: readonly FontFile[] }>;

let adding: Promise<void> | null = null;

/**
 * Loads the fonts of the scripts beside Latin that the page shows and, where it has one, the font of its own language's
 * messages, after the first paint and once for each page. Where data is saved it does nothing: the platform's own fonts
 * serve. So they do where the code that names the files could not be loaded, until the connection is back or the next call.
 */
export async function loadScriptFonts(loadOwn?: LoadFont): Promise<void> {
  if (savesData()) return;
  adding ??= afterPaint().then(async () => {
    if (await addFonts(loadOwn)) return;
    adding = null;
    window.addEventListener('online', () => void loadScriptFonts(loadOwn), { once: true });
  });
  await adding;
}
