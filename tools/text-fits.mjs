/**
 * `node tools/text-fits.mjs [LANGUAGE …]`: looks whether the text of every kind of page, and of what is opened there,
 * fits in each language where there is little room. `npm test` looks at a part of the pages in each. Build first.
 */
import { spawnSync } from 'node:child_process';
import { binary, ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { ensureShell, requireBrowser } = await import('./browser.mjs');
const browser = await requireBrowser(ensureShell);
const languages = process.argv.slice(2);
const chosen = languages.length > 0 ? ['--grep', ` (${languages.join('|')}) `] : [];
const { status } = spawnSync(process.execPath, [binary('playwright'), 'test', 'textFits', ...chosen], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: browser, TEXT_FITS: 'whole' },
});
process.exit(status ?? 1);
