import { MINUTE_MS } from '@chalchitra/api/constants';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log';
import { storeBody } from './assets';
import { EMPTY, type RenderedParts } from './page';
import { defaultPreferences } from './pagePreferences';
import type { Prerender } from './prerender';
import { createSitePages } from './sitePages';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A site whose pages are rendered by `render`, with a title named `a`; each page is what was rendered. */
function startSite(
  render: Prerender['render'],
  renderedWithData: Prerender['renderedWithData'] = () => undefined,
  playedVersion: () => number | null = () => 1,
) {
  const pages = createSitePages({
    prerender: {
      preloads: async () => ({ early: '', styles: '', preloads: '', isAppLater: false }),
      renderedWithData,
      titleIn: (path) => {
        const id = /^\/video\/(.+)$/.exec(path)?.[1];
        return id === undefined ? null : { id, path };
      },
      creatorIn: (path) => /^\/creators\/(.+)$/.exec(path)?.[1] ?? null,
      titleHead: async ({ name }) => `<title>${name}</title>`,
      webManifest: async () => null,
      render,
    },
    log: createLog('silent'),
    publicUrl: 'https://watch.example',
    version: async () => 1,
    versionNow: () => 1,
    whatPlays: async (id) => ({ kind: id === 'a' ? 'videos' : null, isPlaylist: false }),
    playedVersion,
    hasCreator: async (id) => id === 'a',
    share: async () => ({ name: 'A', description: '', lang: null, isSeries: false, pictureUrl: null }),
    toPage: (_, { head, html }) => ({
      body: storeBody(Buffer.from(`${head ?? ''}${html}`), 'text/html'),
      headers: {},
    }),
  });
  const textOf = async (path: string) => {
    const { body } = await pages.find(path, 'en', false, defaultPreferences);
    return (await body.send(new Request('https://watch.example'), {})).text();
  };
  return Object.assign(textOf, { isCached: (path: string) => pages.peek(path, 'en') !== null });
}

const rendered: RenderedParts = { ...EMPTY, html: '<form></form>' };

test.each([
  ['/login', ''],
  ['/video/a', '<title>A</title>'],
])('%s that could not be rendered once is rendered a minute later', async (path, head) => {
  const render = vi
    .fn<Prerender['render']>()
    .mockRejectedValueOnce(new Error('late'))
    .mockResolvedValue(rendered);
  const textOf = startSite(render);
  expect(await Promise.all([textOf(path), textOf(path)])).toEqual([head, head]);
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(await textOf(path)).toBe(head);
  expect(render).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  for (let count = 0; count < 2; count += 1) expect(await textOf(path)).toBe(`${head}<form></form>`);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(await textOf(path)).toBe(`${head}<form></form>`);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that the browser renders is asked for once', async () => {
  const render = vi.fn<Prerender['render']>().mockResolvedValue(null);
  const textOf = startSite(render);
  expect(await textOf('/profile')).toBe('');
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(await textOf('/profile')).toBe('');
  expect(render).toHaveBeenCalledOnce();
});

test('a page that is rendered with its data is never kept for others of its kind', async () => {
  const render = vi.fn<Prerender['render']>(async (path) => ({ ...rendered, html: path }));
  const textOf = startSite(render, (path) => (/^\/creators\/\w+$/.test(path) ? 'withoutQuery' : 'byBrowser'));
  expect(await textOf('/creators/a/')).toBe('');
  expect(await textOf('/creators/a')).toBe('/creators/a');
  expect(await textOf('/creators/%61')).toBe('');
  // Anybody can make up as many as they like.
  expect(await textOf('/creators/nobody')).toBe('');
  expect(render).toHaveBeenCalledOnce();
});

test('a title’s page is cached once what it plays is read from the catalogue in force', async () => {
  let playedVersion = 0;
  const textOf = startSite(
    async () => rendered,
    () => undefined,
    () => playedVersion,
  );
  expect(await textOf('/video/a')).toBe('<title>A</title><form></form>');
  expect(textOf.isCached('/video/a')).toBe(false);
  playedVersion = 1;
  await textOf('/video/a');
  expect(textOf.isCached('/video/a')).toBe(true);
});
