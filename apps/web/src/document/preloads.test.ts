import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from '../routes/pages';
import { checkBuildManifest, EARLY, FILE_SOURCE, modulesOf, PLAYLIST_SOURCE, preloadTags } from './preloads';

const named = [...pages.flatMap((page) => modulesOf(page, 'en', false)), EARLY, FILE_SOURCE, PLAYLIST_SOURCE];

it('names modules that are there', () =>
  expect(
    named.filter(
      (file) => !existsSync(new URL(`../../${file.replace(/\.messages$/, '.json')}`, import.meta.url)),
    ),
  ).toEqual([]));

it('fails where a build lacks one of them', () => {
  const manifest = Object.fromEntries(named.map((module) => [module, { file: 'assets/x.js' }]));
  expect(() => checkBuildManifest(manifest)).not.toThrow();
  const { 'src/routes/home/home.route.tsx': _, ...rest } = manifest;
  expect(() => checkBuildManifest(rest)).toThrow('home.route');
});

const manifest = {
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
};

const block = (item: object) =>
  `<script type="application/json" id="chalchitra-played">${JSON.stringify(item)}</script>`;

it('names a page’s code and styles, each once, and the kind of a player page’s item', () => {
  expect(
    preloadTags(manifest, 'en', '/video/:id', { played: { kind: 'videos', isPlaylist: false } }),
  ).toEqual({
    early: block({ kind: 'videos', playlistCode: null }),
    styles: '<link rel="stylesheet" href="/assets/video.css">',
    preloads:
      '<link rel="modulepreload" href="/assets/video.js">' +
      '<link rel="modulepreload" href="/assets/clients.js">' +
      '<link rel="modulepreload" href="/assets/file.js">',
    isAppLater: false,
  });
});

it('starts a playlist before the app, which waits with the code of the page', () => {
  expect(preloadTags(manifest, 'en', '/video/:id', { played: { kind: null, isPlaylist: true } })).toEqual({
    early:
      block({ kind: null, playlistCode: '/assets/hls.js' }) +
      '<link rel="modulepreload" href="/assets/hls.js"><script defer src="/assets/early.js"></script>',
    styles: '<link rel="stylesheet" href="/assets/video.css">',
    preloads:
      '<link rel="modulepreload" href="/assets/video.js">' +
      '<link rel="modulepreload" href="/assets/clients.js">',
    isAppLater: true,
  });
});

it('names what fetches home’s lists where the page comes without them', () => {
  const clients = '<link rel="modulepreload" href="/assets/clients.js">';
  expect(preloadTags(manifest, 'en', '/').preloads).not.toContain(clients);
  expect(preloadTags(manifest, 'en', '/', { hasLists: false }).preloads).toContain(clients);
});

it('starts nothing early on other pages, nor without a build', () => {
  const none = { early: '', isAppLater: false };
  expect(preloadTags(manifest, 'en', '/movies', { played: { kind: null, isPlaylist: true } })).toMatchObject(
    none,
  );
  expect(preloadTags({}, 'en', '/video/:id', { played: { kind: null, isPlaylist: true } })).toEqual({
    early: block({ kind: null, playlistCode: null }),
    styles: '',
    preloads: '',
    isAppLater: false,
  });
});
