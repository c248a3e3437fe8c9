/**
 * Measures how soon the page reacts to a touch: from the input to the next paint, as INP counts it, with a processor slowed
 * down four times and data that is there already; how soon a listing, and home after it, show what they showed; how soon a
 * key in the search shows other suggestions, and a card its preview; and how soon a film's first frame comes, from home and
 * by its address.
 * `node tools/bench/touch/main.mjs [--rounds 5] [--write docs/touch-figures.md]` prints the figures as Markdown; `--write`
 * puts them into a page below its mark.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArgs, requireBrowser } from '../../browser.mjs';
import { startFreshProduct } from '../../product/fresh.mjs';
import { measuredOn, roundsOf, spread, table, writeFigures } from '../figures.mjs';
import { screens } from '../home/visit.mjs';
import { SUBSCRIBER, signedInState } from '../signIn.mjs';
import { touches } from './touches.mjs';

/** Each of its letters suggests other titles of the catalogue. */
const SEARCHED = 'mon';
/** A film of the catalogue that has a playlist, and a card on home. */
const FILM = '/video/lamps-on-the-river';
const PROCESSOR = 4;
/** The page is quiet by then, and what it loads when it is idle is there. */
const QUIET_MS = 3000;
/** By then a touch has been painted, and the browser has said so. */
const PAINTED_MS = 1500;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'string' } },
});
const rounds = roundsOf(values.rounds);
const executablePath = await requireBrowser();

/** In the page: notes each event that the browser times. */
function noteEvents() {
  globalThis.timed = [];
  const note = ({ startTime, processingStart, processingEnd, duration, interactionId }) =>
    interactionId > 0 && globalThis.timed.push({ startTime, processingStart, processingEnd, duration });
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'event',
    durationThreshold: 16,
  });
}

async function openPage(browser, product, state, { screen, path }) {
  const context = await browser.newContext({ ...screens[screen], storageState: state });
  const page = await context.newPage();
  await page.addInitScript(noteEvents);
  await page.goto(product.url + path);
  await page.waitForTimeout(QUIET_MS);
  // What the first use of a page starts, such as the viewer's lists, is there then.
  await page.mouse.move(3, 300);
  await page.waitForTimeout(QUIET_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  return { context, page };
}

/** The slowest event of a touch, in milliseconds: all, before its handlers, in them, and until it was painted. */
async function measureTouch(browser, product, state, one) {
  const { context, page } = await openPage(browser, product, state, one);
  try {
    await one.ready?.(page);
    await page.waitForTimeout(PAINTED_MS);
    await page.evaluate(() => {
      globalThis.timed.length = 0;
    });
    await one.touch(page);
    await page.waitForTimeout(PAINTED_MS);
    const events = await page.evaluate(() => globalThis.timed);
    const slowest = events.reduce((worst, event) => (event.duration > worst.duration ? event : worst), {
      duration: 0,
      startTime: 0,
      processingStart: 0,
      processingEnd: 0,
    });
    const { duration, startTime, processingStart, processingEnd } = slowest;
    return {
      whole: duration,
      delay: processingStart - startTime,
      handling: processingEnd - processingStart,
      painting: Math.max(0, startTime + duration - processingEnd),
    };
  } finally {
    await context.close();
  }
}

/** In the page: milliseconds until a row is where it was, once it is gone back to. */
function timeWayBack() {
  const timeoutMs = 5000;
  const top = () => document.querySelector('main a[href="/movies/short"]')?.getBoundingClientRect().top;
  const before = sessionStorage.getItem('benchTop');
  const startedAt = performance.now();
  history.back();
  return new Promise((resolve, reject) => {
    const look = () => {
      const now = top();
      const passed = performance.now() - startedAt;
      if (now !== undefined && Math.abs(now - Number(before)) < 2) resolve(passed);
      else if (passed > timeoutMs) reject(new Error(`The row is at ${now} px instead of ${before}.`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds from a press on See All to the listing’s first cards, and back to where home was left. */
async function measureListing(browser, product, state) {
  const { context, page } = await openPage(browser, product, state, { screen: 'mobile', path: '/' });
  try {
    const link = page.getByRole('main').locator('a[href="/movies/short"]');
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(PAINTED_MS);
    const there = await link.evaluate((element) => {
      sessionStorage.setItem('benchTop', String(element.getBoundingClientRect().top));
      const startedAt = performance.now();
      element.click();
      return new Promise((resolve) => {
        const look = () => {
          const isThere = location.pathname === '/movies/short' && document.querySelector('main article');
          if (isThere) resolve(performance.now() - startedAt);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    });
    await page.waitForTimeout(PAINTED_MS);
    return { there, back: await page.evaluate(timeWayBack) };
  } finally {
    await context.close();
  }
}

/**
 * In the page: the time of the first frame of the first video that it shows. It watches for the element, since looking for it in
 * each frame would have the page render frames that nobody else asks for.
 */
function timeFirstFrame() {
  globalThis.firstFrame = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const video = document.querySelector('video');
      if (video === null) return;
      observer.disconnect();
      video.requestVideoFrameCallback((now) => resolve(now));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Milliseconds to a film's first frame: from a press on its card, and from opening its address in a new browser. */
async function measureFilm(browser, product, state) {
  const { context, page } = await openPage(browser, product, state, { screen: 'mobile', path: '/' });
  const link = page.getByRole('main').locator(`article a[href="${FILM}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAINTED_MS);
  await page.evaluate(timeFirstFrame);
  const pressedAt = await link.evaluate((element) => {
    element.click();
    return performance.now();
  });
  const pressed = (await page.evaluate(() => globalThis.firstFrame)) - pressedAt;
  await context.close();

  const cold = await browser.newContext({ ...screens.mobile, storageState: state });
  const opened = await cold.newPage();
  const session = await cold.newCDPSession(opened);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  await opened.addInitScript(timeFirstFrame);
  await opened.goto(product.url + FILM);
  const byAddress = await opened.evaluate(() => globalThis.firstFrame);
  await cold.close();
  return { pressed, byAddress };
}

/** Milliseconds from the pointer's arrival on a card to its preview, which waits for a moment on purpose. */
async function measurePreview(browser, product, state) {
  const { context, page } = await openPage(browser, product, state, { screen: 'desktop', path: '/' });
  try {
    const card = page.getByRole('region', { name: 'Movies', exact: true }).locator('article').nth(1);
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(PAINTED_MS);
    await card.evaluate((element) => {
      const isOpen = () => element.querySelector('a[tabindex="-1"]') !== null;
      globalThis.previewed = new Promise((resolve) => {
        element.addEventListener(
          'pointerenter',
          ({ timeStamp }) => {
            const look = (now) => (isOpen() ? resolve(now - timeStamp) : requestAnimationFrame(look));
            requestAnimationFrame(look);
          },
          { once: true },
        );
      });
    });
    // The row moves by itself until then.
    await card.hover({ force: true });
    return await page.evaluate(() => globalThis.previewed);
  } finally {
    await context.close();
  }
}

/** In the page: milliseconds from the next key until other suggestions are shown than those that are there. */
function timeSuggestions() {
  const timeoutMs = 5000;
  const shown = () => document.querySelector('[role="listbox"]')?.innerHTML;
  const before = shown();
  globalThis.suggested = new Promise((resolve, reject) => {
    const start = ({ timeStamp }) => {
      const look = () => {
        const passed = performance.now() - timeStamp;
        const now = shown();
        if (now !== undefined && now !== before) resolve(passed);
        else if (passed > timeoutMs) reject(new Error('The suggestions stayed the same.'));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('keydown', start, { once: true, capture: true });
  });
}

/** Milliseconds until suggestions are shown, of the slowest key of a search after its first response. */
async function measureSuggestions(browser, product, state) {
  const { context, page } = await openPage(browser, product, state, { screen: 'desktop', path: '/' });
  try {
    await page.keyboard.press('/');
    await page.keyboard.type(SEARCHED.slice(0, 1));
    await page.getByRole('listbox').waitFor();
    const times = [];
    for (const key of SEARCHED.slice(1)) {
      await page.waitForTimeout(PAINTED_MS);
      await page.evaluate(timeSuggestions);
      await page.keyboard.type(key);
      times.push(await page.evaluate(() => globalThis.suggested));
    }
    return Math.max(...times);
  } finally {
    await context.close();
  }
}

const load = loadavg()[0].toFixed(1);
process.env.RATE_LIMIT = '0';
const product = await startFreshProduct();
const browser = await chromium.launch({ executablePath, args: browserArgs });
try {
  const state = await signedInState(browser, product.url, SUBSCRIBER);
  const found = new Map(touches.map(({ name }) => [name, []]));
  const ways = [];
  const suggestions = [];
  const films = [];
  const previews = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const one of touches) found.get(one.name)?.push(await measureTouch(browser, product, state, one));
    ways.push(await measureListing(browser, product, state));
    suggestions.push(await measureSuggestions(browser, product, state));
    films.push(await measureFilm(browser, product, state));
    previews.push(await measurePreview(browser, product, state));
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  const column = (list, key) => spread(list.map((one) => one[key]));
  const parts = [
    `${measuredOn(browser)}, whose load before was ${load}; medians of ${rounds} rounds, the smallest and the largest in brackets, in milliseconds.`,
    table(
      ['touch', 'to the next paint', 'before its handlers', 'in them', 'until it was painted'],
      touches.map(({ name }) => {
        const list = found.get(name) ?? [];
        return [name, ...['whole', 'delay', 'handling', 'painting'].map((key) => column(list, key))];
      }),
    ),
    table(
      ['way', 'until it is shown'],
      [
        ['home → listing, its cards', column(ways, 'there')],
        ['listing → home, where it was left', column(ways, 'back')],
        ['key in the search → its suggestions, the slowest', spread(suggestions)],
        ['pointer on a card → its preview', spread(previews)],
        ['card on home → the film’s first frame', column(films, 'pressed')],
        ['the film’s address → its first frame', column(films, 'byAddress')],
      ],
    ),
  ];
  const markdown = parts.join('\n\n');
  writeFigures(markdown, values.write);
} finally {
  await browser.close();
  await product.stop();
  product.removeData();
}
