import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EARLY, EARLY_PLAYLIST, FILE_SOURCE, preloadTags, routeModules } from './preloads';
import { routes } from './routes/routes';

it('knows the modules of every route, each of which is there', () => {
  expect(Object.keys(routeModules).sort()).toEqual(routes.map(({ path }) => path).sort());
  const modules = [...Object.values(routeModules).flat(), EARLY, EARLY_PLAYLIST, FILE_SOURCE];
  expect(modules.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});

it('finds a module that others bring at once under its file’s name', () => {
  const manifest = { _clients: { file: 'assets/clients.js', name: 'clients' } };
  expect(preloadTags({ manifest, firstVisit: '' }, '/movies')).toEqual({
    early: '',
    preloads: '<link rel="modulepreload" href="/assets/clients.js">',
    isAppLater: false,
  });
});

const build = {
  firstVisit: 'begin()',
  manifest: {
    'index.html': { file: 'assets/index.js', imports: ['shared'], css: ['assets/index.css'] },
    shared: { file: 'assets/shared.js' },
    'src/routes/video/video.route.tsx': {
      file: 'assets/video.js',
      imports: ['shared', '_media'],
      css: ['assets/index.css', 'assets/video.css'],
    },
    'src/routes/frame/GateKeeper.tsx': { file: 'assets/gate.js', imports: ['_clients'] },
    'src/early.ts': { file: 'assets/early.js', imports: ['_clients', '_media', 'shared'] },
    'src/earlyPlaylist.ts': { file: 'assets/playlist.js', imports: ['src/early.ts', '_hls', '_media'] },
    'src/platform/player/fileSource.ts': { file: 'assets/file.js', imports: ['_media'] },
    _clients: { file: 'assets/clients.js', name: 'clients' },
    _media: { file: 'assets/media.js', name: 'media' },
    _hls: { file: 'assets/hls.js', name: 'hls' },
  },
};

const callsOf = (page: { early: string }) =>
  JSON.parse(
    /^<script type="application\/json" id="chalchitra-first-calls">(.*?)<\/script>/.exec(page.early)?.[1] ??
      '',
  );

const EARLY_PARTS =
  '<link rel="modulepreload" href="/assets/clients.js">' +
  '<link rel="modulepreload" href="/assets/media.js">' +
  '<link rel="modulepreload" href="/assets/shared.js">';

/** What waits for the script of the page, behind which that script stands. */
const nextOf = ({ early }: { early: string }) =>
  /<template id="chalchitra-next">(.*)<\/template><script>begin\(\)<\/script>$/.exec(early)?.[1];

it('names what runs early before the entry, and what the route brings behind it, each once', () => {
  const tags = preloadTags(build, '/video/:id');
  expect(nextOf(tags)).toBe(`<script type="module" async src="/assets/early.js"></script>${EARLY_PARTS}`);
  expect(tags).toMatchObject({
    preloads:
      '<link rel="stylesheet" href="/assets/video.css">' +
      '<link rel="modulepreload" href="/assets/video.js">' +
      '<link rel="modulepreload" href="/assets/gate.js">' +
      '<link rel="modulepreload" href="/assets/file.js">',
    isAppLater: false,
  });
});

it('names what loads a playlist alone, and leaves the route’s own code for later', () => {
  const tags = preloadTags(build, '/video/:id', { kind: null, isPlaylist: true });
  expect(nextOf(tags)).toBe(
    '<script type="module" async src="/assets/early.js"></script>' +
      `<script type="module" async src="/assets/playlist.js"></script>${EARLY_PARTS}`,
  );
  expect(tags).toMatchObject({
    preloads:
      '<link rel="stylesheet" href="/assets/video.css"><link rel="modulepreload" href="/assets/hls.js">' +
      '<template id="chalchitra-route"><link rel="modulepreload" href="/assets/video.js">' +
      '<link rel="modulepreload" href="/assets/gate.js"></template>',
    isAppLater: true,
  });
  expect(preloadTags(build, '/movies', { kind: null, isPlaylist: true }).early).toBe('');
});

it('hands the page the calls with which it begins: who has paid, the item, and a series’ episodes', () => {
  const pathsOf = (kind: 'videos' | 'web-series' | null) =>
    callsOf(preloadTags(build, '/video/:id', { kind, isPlaylist: true })).calls.map(
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
