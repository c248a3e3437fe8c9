import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EARLY, EARLY_PLAYLIST, preloadTags, routeModules } from './preloads';
import { routes } from './routes/routes';

it('knows the modules of every route, each of which is there', () => {
  expect(Object.keys(routeModules).sort()).toEqual(routes.map(({ path }) => path).sort());
  const modules = [...Object.values(routeModules).flat(), EARLY, EARLY_PLAYLIST];
  expect(modules.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});

it('finds a module that others bring at once under its file’s name', () => {
  const tags = preloadTags({ _clients: { file: 'assets/clients.js', name: 'clients' } }, '/movies');
  expect(tags).toEqual({
    early: '',
    preloads: '<link rel="modulepreload" href="/assets/clients.js">',
  });
});

const manifest = {
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
  _clients: { file: 'assets/clients.js', name: 'clients' },
  _media: { file: 'assets/media.js', name: 'media' },
  _hls: { file: 'assets/hls.js', name: 'hls' },
};

const EARLY_TAGS =
  '<script type="module" async src="/assets/early.js"></script>' +
  '<link rel="modulepreload" href="/assets/clients.js">' +
  '<link rel="modulepreload" href="/assets/media.js">' +
  '<link rel="modulepreload" href="/assets/shared.js">';

it('names what runs early before the entry, and what the route brings behind it, each once', () => {
  expect(preloadTags(manifest, '/video/:id')).toEqual({
    early: EARLY_TAGS,
    preloads:
      '<link rel="stylesheet" href="/assets/video.css">' +
      '<link rel="modulepreload" href="/assets/video.js">' +
      '<link rel="modulepreload" href="/assets/gate.js">',
  });
});

it('names what loads a playlist before the route’s own code, for a playlist alone', () => {
  expect(preloadTags(manifest, '/video/:id', true)).toEqual({
    early: EARLY_TAGS,
    preloads:
      '<script type="module" async src="/assets/playlist.js"></script>' +
      '<link rel="stylesheet" href="/assets/video.css">' +
      '<link rel="modulepreload" href="/assets/hls.js">' +
      '<link rel="modulepreload" href="/assets/video.js">' +
      '<link rel="modulepreload" href="/assets/gate.js">',
  });
  expect(preloadTags(manifest, '/movies', true).early).toBe('');
});
