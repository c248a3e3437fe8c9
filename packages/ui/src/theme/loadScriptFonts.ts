import { savesData } from './savesData';

function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

let sheet: Promise<unknown> | null = null;

/**
 * Loads the sheet that names the fonts of the other scripts, after the first paint and once for each page;
 * the browser then fetches only the files whose letters are shown. Where data is saved it does nothing: the
 * platform's own fonts serve.
 */
export async function loadScriptFonts(): Promise<void> {
  if (savesData()) return;
  sheet ??= afterFirstPaint().then(() => import('./scriptFonts.css'));
  await sheet;
}
