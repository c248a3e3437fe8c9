import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, root } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without its windows, menus and profiles: the same engine, and a third less work for each new context. */
const SHELL = 'chromium-headless-shell';
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What Chromium doesn't do here: load the two pages of its address bar beside each new page, which is a third of the time
 * of opening one. Chromium follows the last list alone, so that what Playwright keeps off is here again.
 */
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Has V8 record source positions when it compiles. Playwright turns the inspector on, which takes the whole stack of each
 * request that a script makes; V8 would then parse every function on it once more for its positions, in the page's time.
 * No visitor pays for that.
 */
export const EAGER_SOURCE_POSITIONS = '--no-enable-lazy-source-positions';

/** Flags that keep Chromium quiet, let it start as root, and keep the inspector's work out of the page's time. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--js-flags=${EAGER_SOURCE_POSITIONS}`,
  `--disable-features=${switchedOff.join(',')}`,
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where programs of these names would be. */
const inPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** The path of a browser that is there: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own; else null. */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return isExecutable(wanted) ? wanted : null;
  const found = [...inPath(NAMES), ...FIXED].find(isExecutable);
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

let hasPackageLists = false;

/** Installs Debian packages, only on a CI machine and as root: nobody's own machine is changed unasked. */
export function installSystemPackages(names) {
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'inherit', 'inherit'] };
  if (!hasPackageLists) spawnSync('apt-get', ['update', '-q'], options);
  hasPackageLists = true;
  return (
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], options).status === 0
  );
}

/** `findBrowser`, after Playwright's own download and then Debian's package have been tried. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found || process.env.CHROMIUM_PATH) return found;
  if (!installSystemPackages(['chromium'])) {
    const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  return findBrowser();
}

/** The platform's fonts whose widths the site's stand-ins are fitted to (`packages/ui/src/theme/fonts.css.ts`). */
const FITTED = /Arial|Liberation Sans|Roboto|Helvetica Neue/;

/** Installs one of those fonts on a CI machine that has none: without it there is nothing to compare a stand-in with. */
export function ensureFonts() {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (!FITTED.test(stdout ?? '')) installSystemPackages(['fonts-liberation']);
}

/** The browser for tests that open hundreds of contexts: CHROMIUM_PATH, the shell where it can be had, else any other. */
export async function ensureShell() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  const find = () => inPath([SHELL]).find(isExecutable);
  return find() ?? (installSystemPackages([SHELL]) ? find() : undefined) ?? ensureBrowser();
}

/** The path of the browser that `ensure` finds; ends the command where there is none. */
export async function requireBrowser(ensure = ensureBrowser) {
  return (await ensure()) ?? giveUp('No Chromium or Chrome was found: install one, or set CHROMIUM_PATH.');
}
