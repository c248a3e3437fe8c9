import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { openBrowser, Studio } from './studio';

/** Stories of a Storybook that is made for this test: what each draws, and the script that is its play. */
const stories: Record<string, { html: string; play?: string }> = {
  drifts: {
    html: '<i id="box"></i>',
    play: `box.animate({ translate: ['0', '500px'] }, { duration: 500, iterations: Infinity }); await frames(20);`,
  },
  'drifts from half way': {
    html: '<i id="box"></i>',
    play: `const motion = box.animate({ translate: ['0', '200px'] }, { duration: 1000, iterations: Infinity });
      motion.currentTime = 500; await frames(20);`,
  },
  'drifts while hidden': {
    html: '<i id="box"></i><i id="other" hidden></i>',
    play: `other.animate({ translate: ['0', '200px'] }, { duration: 1000, iterations: Infinity }).currentTime = 500;`,
  },
  'beats for ever': { html: '<i style="animation: leave 1s infinite"></i>' },
  'moves once': {
    html: '<i id="box"></i>',
    play: `box.animate({ translate: ['0', '100px'] }, { duration: 60000, fill: 'forwards' });`,
  },
  'is moved by a script': {
    html: '<i id="box"></i>',
    play: `(async () => { for (let x = 0; x <= 100; x += 5) { box.style.translate = x + 'px'; await frames(1); } })();`,
  },
  'has a picture': {
    html: '<img srcset="small.png 100w, large.png 800w" sizes="(min-width: 2000px) 800px, 100px" width="100" height="100">',
    play: 'await remember("large.png");',
  },
  'has a picture by width': {
    html: `<picture><source media="(min-width: 768px)" srcset="small.png 100w, large.png 800w" sizes="calc(50vw - 100px)">
      <img srcset="small.png 100w" width="100" height="100"></picture>`,
  },
  'is tall': {
    html: `<i class="wide"></i><i style="position: absolute; inset-block-start: 1480px; background: #0000ff"></i>`,
    play: `addEventListener('resize', () => { document.body.style.background = '#ffffff'; });`,
  },
  'waits for a picture': { html: '<img src="never.png">' },
  'waits in its play': { html: '<i></i>', play: 'await new Promise(() => {});' },
  fails: { html: '<i></i>', play: 'throw new Error("the menu did not open");' },
};

const PAGE = `<!doctype html>
<style>
  body { margin: 0; background: #000000 }
  i { display: block; inline-size: 20px; block-size: 20px; background: #ff0000 }
  [hidden], .wide { display: none }
  img { display: block }
  @keyframes leave { to { translate: 500px } }
  @media (min-width: 768px) { .wide { display: block; animation: leave 60s reverse } }
</style>
<div id="root"></div>
<script>
  const stories = ${JSON.stringify(stories)};
  const listeners = new Map();
  const emit = (name, detail) => { for (const listen of listeners.get(name) ?? []) listen(detail); };
  const frames = async (count) => { for (; count > 0; count -= 1) await new Promise(requestAnimationFrame); };
  const remember = async (src) => {
    const [story, other] = [root.innerHTML, Object.assign(new Image(), { src })];
    root.replaceChildren(other);
    await other.decode();
    root.innerHTML = story;
    root.append(other);
  };
  const AsyncFunction = (async () => {}).constructor;
  async function draw(storyId) {
    const { html, play = '' } = stories[storyId];
    root.innerHTML = html;
    try {
      await new AsyncFunction(play)();
      emit('storyRenderPhaseChanged', { newPhase: 'completing', storyId });
    } catch (error) {
      emit('playFunctionThrewException', error);
    }
  }
  globalThis.__STORYBOOK_PREVIEW__ = {
    ready: async () => {},
    extract: async () => ({}),
    channel: {
      on: (name, listen) => listeners.set(name, [...(listeners.get(name) ?? []), listen]),
      off: (name, listen) => listeners.set(name, (listeners.get(name) ?? []).filter((one) => one !== listen)),
      emit: (name, { storyId }) => { if (storyId) draw(storyId); },
    },
  };
</script>`;

const RED = '#ff0000';
const BLUE = '#0000ff';
const BLACK = '#000000';

const plain = (size: number, background: string) =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();

let server: Server;
let browser: Browser;
let studio: Studio;

beforeAll(async () => {
  const pictures: Record<string, Buffer> = {
    '/small.png': await plain(100, RED),
    '/large.png': await plain(800, BLUE),
  };
  server = createServer(({ url = '' }, response) => {
    if (url === '/never.png') return;
    const picture = pictures[url];
    response.setHeader('content-type', picture ? 'image/png' : 'text/html');
    response.setHeader('cache-control', 'max-age=600');
    response.end(picture ?? PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const path = await findBrowser();
  if (!path) throw new Error('No Chromium or Chrome was found: install one, or set CHROMIUM_PATH.');
  browser = await openBrowser(path);
  const { port } = server.address() as AddressInfo;
  studio = new Studio(browser, `http://127.0.0.1:${port}`, false);
});

afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

afterEach(() => {
  vi.useRealTimers();
});

/** The picture of a story, and the colour of one of its pixels as `#rrggbb`. */
async function pictureOf(id: string, by = studio) {
  const { picture, failure } = await by.take({
    story: { id, title: 'Story', name: id, source: id },
    modeName: 'desktop',
    mode: { viewport: 'desktop', width: 1000, height: 700, theme: 'brand', motion: 'moving' },
    file: `${id}.png`,
  });
  if (picture === null) throw new Error(failure);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
  return { picture, colourAt, height: info.height };
}

describe('what moves', () => {
  it('stays where its story puts it where it would move for ever, however long the story takes', async () => {
    expect((await pictureOf('drifts')).colourAt(10, 10)).toBe(RED);
    const { colourAt } = await pictureOf('drifts from half way');
    expect([colourAt(10, 10), colourAt(110, 10)]).toEqual([BLACK, RED]);
    expect((await pictureOf('drifts while hidden')).colourAt(10, 10)).toBe(RED);
  });

  it('is at its start where a style moves it for ever, and at its end where it moves once', async () => {
    expect((await pictureOf('beats for ever')).colourAt(10, 10)).toBe(RED);
    const { colourAt } = await pictureOf('moves once');
    expect([colourAt(10, 10), colourAt(110, 10)]).toEqual([BLACK, RED]);
  });

  it('has come to rest where a script moves it', async () => {
    expect((await pictureOf('is moved by a script')).colourAt(110, 10)).toBe(RED);
  });
});

describe('a picture with several files', () => {
  it('shows the smallest that is wide enough, though the browser remembers a larger one', async () => {
    expect((await pictureOf('has a picture')).colourAt(50, 50)).toBe(RED);
  });

  it('shows the one that its width asks for, of the source that fits the viewport', async () => {
    expect((await pictureOf('has a picture by width')).colourAt(50, 50)).toBe(BLUE);
  });
});

describe('a page that is taller than the screen', () => {
  it('is drawn to its end without another size of the viewport, which would restart its motions', async () => {
    const { colourAt, height } = await pictureOf('is tall');
    expect(height).toBe(1500);
    expect([colourAt(10, 10), colourAt(10, 1490), colourAt(500, 1000)]).toEqual([RED, BLUE, BLACK]);
  });
});

describe('a story', () => {
  it('gives the same picture again, whatever stood there before', async () => {
    const first = await pictureOf('is tall');
    await pictureOf('has a picture');
    expect((await pictureOf('is tall')).picture.equals(first.picture)).toBe(true);
  });

  it.each([
    ['waits for a picture', 'pictures'],
    ['waits in its play', 'its play'],
  ])('says what it waits for where it is never ready: it %s', async (id, what) => {
    await studio.close();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const taken = expect(pictureOf(id)).rejects.toThrow(`after 120 s, waiting for ${what}`);
    await expect.poll(() => browser.contexts()[0]?.pages()[0]?.evaluate('visual.waitsFor()')).toBe(what);
    vi.advanceTimersByTime(120_000);
    await taken;
  });

  it('says why it failed', async () => {
    await expect(pictureOf('fails')).rejects.toThrow('the menu did not open');
  });
});
