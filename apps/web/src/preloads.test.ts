import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAYLIST_PLAYER, preloadTags, routeModules } from './preloads';
import { routes } from './routes/routes';

it('knows the modules of every route, each of which is there', () => {
  expect(Object.keys(routeModules).sort()).toEqual(routes.map(({ path }) => path).sort());
  const modules = [...Object.values(routeModules).flat(), PLAYLIST_PLAYER];
  expect(modules.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});

it('finds a module that others bring at once under its file’s name', () => {
  const tags = preloadTags({ _clients: { file: 'assets/clients.js', name: 'clients' } }, '/movies');
  expect(tags).toBe('<link rel="modulepreload" href="/assets/clients.js">');
});

it('names what a route brings after the entry, with what that imports, each once', () => {
  const tags = preloadTags(
    {
      'index.html': { file: 'assets/index.js', imports: ['shared'], css: ['assets/index.css'] },
      shared: { file: 'assets/shared.js' },
      'src/routes/video/video.route.tsx': {
        file: 'assets/video.js',
        imports: ['shared', 'player'],
        css: ['assets/index.css', 'assets/video.css'],
      },
      player: { file: 'assets/player.js' },
      'src/routes/frame/GateKeeper.tsx': { file: 'assets/gate.js', imports: ['player'] },
      'src/early.ts': { file: 'assets/early.js', imports: ['_clients', 'shared'] },
      _clients: { file: 'assets/clients.js', name: 'clients' },
    },
    '/video/:id',
  );
  expect(tags).toBe(
    '<script type="module" async src="/assets/early.js"></script>' +
      '<link rel="stylesheet" href="/assets/video.css">' +
      '<link rel="modulepreload" href="/assets/clients.js">' +
      '<link rel="modulepreload" href="/assets/video.js">' +
      '<link rel="modulepreload" href="/assets/player.js">' +
      '<link rel="modulepreload" href="/assets/gate.js">',
  );
});
