import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkManifest, EARLY, FILE_SOURCE, modulesOf, PLAYLIST_SOURCE, preloadTags } from './preloads';
import { pages } from './routes/pages';

const named = [...pages.flatMap((page) => modulesOf(page, 'en')), EARLY, FILE_SOURCE, PLAYLIST_SOURCE];

it('names modules that are there', () =>
  expect(named.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]));

it('fails where a build lacks one of them', () => {
  const manifest = Object.fromEntries(named.map((module) => [module, { file: 'assets/x.js' }]));
  expect(() => checkManifest(manifest)).not.toThrow();
  const { 'src/routes/home/home.route.tsx': _, ...rest } = manifest;
  expect(() => checkManifest(rest)).toThrow('home.route');
});

const build = {
  firstVisit: 'begin()',
  manifest: {
    'index.html': { file: 'assets/index.js', imports: ['shared'], css: ['assets/index.css'] },
    shared: { file: 'assets/shared.js' },
    'src/routes/video/video.route.tsx': {
      file: 'assets/video.js',
      imports: ['shared'],
      css: ['assets/index.css', 'assets/video.css'],
    },
    'src/early.ts': { file: 'assets/early.js' },
    '../../packages/player/src/sources/hls/hlsSource.ts': { file: 'assets/hls.js' },
    '../../packages/player/src/sources/file/fileSource.ts': { file: 'assets/file.js' },
    'src/platform/clients.ts': { file: 'assets/clients.js' },
  },
};

const callsOf = (page: { early: string }) =>
  JSON.parse(
    /^<script type="application\/json" id="chalchitra-first-calls">(.*?)<\/script>/.exec(page.early)?.[1] ??
      '',
  );

/** What stands behind the calls: the script that sends them, and what reads the answers. */
const EARLY_TAGS = '<script>begin()</script><script defer src="/assets/early.js"></script>';

it('names what runs early before the entry, and what the route brings behind it, each once', () => {
  const tags = preloadTags(build, 'en', '/video/:id');
  expect(tags.early).toContain(`</script>${EARLY_TAGS}`);
  expect(callsOf(tags)).toMatchObject({ playlistCode: null });
  expect(tags).toMatchObject({
    preloads:
      '<link rel="stylesheet" href="/assets/video.css">' +
      '<link rel="modulepreload" href="/assets/video.js">' +
      '<link rel="modulepreload" href="/assets/clients.js">' +
      '<link rel="modulepreload" href="/assets/file.js">',
    isAppLater: false,
  });
});

it('names what loads a playlist alone, and leaves the route’s own code for later', () => {
  const tags = preloadTags(build, 'en', '/video/:id', { kind: null, isPlaylist: true });
  expect(tags.early).toContain(`</script>${EARLY_TAGS}`);
  expect(callsOf(tags)).toMatchObject({ playlistCode: '/assets/hls.js' });
  expect(tags).toMatchObject({
    preloads:
      '<link rel="stylesheet" href="/assets/video.css"><link rel="modulepreload" href="/assets/hls.js">' +
      '<template id="chalchitra-route"><link rel="modulepreload" href="/assets/video.js">' +
      '<link rel="modulepreload" href="/assets/clients.js"></template>',
    isAppLater: true,
  });
  expect(preloadTags(build, 'en', '/movies', { kind: null, isPlaylist: true }).early).toBe('');
});

it('hands the page the calls with which it begins: who has paid, the item, and a series’ episodes', () => {
  const pathsOf = (kind: 'videos' | 'web-series' | null) =>
    callsOf(preloadTags(build, 'en', '/video/:id', { kind, isPlaylist: true })).calls.map(
      ({ path }: { path: string }) => path,
    );
  expect(pathsOf(null)).toEqual(['/api/payment-history/:uid']);
  expect(pathsOf('videos')).toEqual(['/api/payment-history/:uid', '/api/videos/:id']);
  expect(pathsOf('web-series')).toEqual([
    '/api/payment-history/:uid',
    '/api/web-series/:id',
    '/api/web-series/:id/episodes',
  ]);
});
