import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messagesPlugin } from '../../tools/messages/plugin.mjs';
import { headScript } from './vite.head';

interface ChunkGroup {
  name: string;
  /** What belongs to it, else everything, and what doesn't for all that: folders and files, from the repository's root. */
  paths?: readonly string[];
  except?: readonly string[];
  /** The bundler's: `$initial` is what an entry imports, by whatever way, before it runs. */
  tags?: '$initial'[];
}

/** Files are divided by which pages share what is in them; what every page loads is in two. */
export const chunkGroups: readonly ChunkGroup[] = [
  // Needs no other file: a page loads it before there is a player.
  { name: 'hlsSource', paths: ['node_modules/hls.js/', 'packages/player/src/sources/hls/'] },
  // These change seldom, so that a browser keeps them through the site's new versions.
  {
    name: 'libraries',
    tags: ['$initial'],
    paths: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/react-router/',
      'node_modules/scheduler/',
      'node_modules/@tanstack/',
      'node_modules/xstate/',
      'node_modules/@xstate/',
      'node_modules/use-isomorphic-layout-effect/',
      'node_modules/use-sync-external-store/',
      'node_modules/valibot/',
      // Modules call `lazyPart` while they are loaded: neither it nor what it imports may be in a file that waits for theirs.
      'packages/ui/src/shared/lazyPart.tsx',
      'packages/ui/src/shared/afterPaint.ts',
    ],
  },
  // The rest of what every page loads joins the entry's own file: many small ones cost bytes and requests.
  {
    name: 'site',
    tags: ['$initial'],
    // What the source of playlists shares with the player: that source is an entry too, and needs nothing of the site.
    except: ['packages/player/'],
  },
];

const toGroup = ({ paths, except = [], ...group }: ChunkGroup) => ({
  ...group,
  test: (id: string) =>
    (!paths || paths.some((path) => id.includes(path))) && !except.some((path) => id.includes(path)),
});

/** What our player never uses of hls.js: protected media, reports to a CDN, I-frame playlists, and advertisements. */
const UNUSED_PARTS = {
  emeController: 'EMEController',
  cmcdController: 'CMCDController',
  iframeController: 'IFrameController',
  interstitialsController: 'InterstitialsController',
};

/** Changes the source of one file of a package; fails where a build meets no such file, for instance after an update. */
function changesPackage(
  name: string,
  filter: { id: RegExp; code?: string },
  change: (this: { error(message: string): never }, code: string) => string,
): Plugin {
  let isFound = false;
  return {
    name,
    // What the server renders may keep all of it.
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter,
      handler(code) {
        isFound = true;
        return change.call(this, code);
      },
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`${name} found no file like ${filter.id}.`);
    },
  };
}

/** Takes parts of hls.js out of its defaults, as its own smaller builds do, so that nothing refers to their code any more. */
const lighterHls = changesPackage('lighter-hls', { id: /hls\.js\/dist\/hls\.mjs$/ }, function (code) {
  return Object.entries(UNUSED_PARTS).reduce((rest, [key, part]) => {
    const pieces = rest.split(`${key}: ${part}`);
    if (pieces.length !== 2) this.error(`hls.js doesn't name its ${part} once in its defaults any more.`);
    return pieces.join(`${key}: undefined`);
  }, code);
});

/**
 * What react-router's package has that keeps a page from leaving out what it doesn't use: warnings for developers, for
 * there is no build without them; options that we don't give; its method for fetchers, which a hook such as `useFetcher` would
 * need; and assignments of `displayName` and calls such as `createContext`, which a bundler keeps because they might have side
 * effects.
 */
const ROUTER_CHANGES: readonly [RegExp, string][] = [
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  [/^( *)(?:warning|warningOnce)\((?:.*\);|\n[\s\S]*?\n\1\);)$/gm, ''],
  [/\b(?:init|opts)\??\.(?:instrumentations|patchRoutesOnNavigation)\b/g, 'undefined'],
  [/^ {4}fetch: fetch2,$/gm, ''],
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
];

/** Makes the file of react-router that has its components lighter. */
const lighterRouter = changesPackage(
  'lighter-router',
  { id: /react-router\/dist\/development\/chunk-\w+\.mjs$/, code: 'function RouterProvider(' },
  function (code) {
    return ROUTER_CHANGES.reduce((rest, [found, replacement]) => {
      const changed = rest.replace(found, replacement);
      if (changed === rest) this.error(`react-router has nothing like ${found} any more.`);
      return changed;
    }, code);
  },
);

// One file for both builds: `vite build` makes dist/client, `vite build --ssr` makes dist/server/entry.js.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), messagesPlugin(), headScript, lighterHls, lighterRouter],
  // XState's hooks bring a stand-in for a hook that React has had itself since 18.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\//, replacement: 'use-sync-external-store/' },
    ],
  },
  // The server part is one self-contained module, so that the backend needs nothing of ours at run time.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: 'src/entry.server.tsx',
        copyPublicDir: false,
        rolldownOptions: {
          output: { entryFileNames: 'entry.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Inlined assets and the preload polyfill would need data: sources and another script in the policy.
        assetsInlineLimit: 0,
        // A page names all that its entry imports; a part doesn't name again what every page has loaded before it.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html'
              ? files
              : files.filter((file) => !/\/(index|libraries|rolldown-runtime)-[^/]+\.js$/.test(file)),
        },
        reportCompressedSize: false,
        rolldownOptions: {
          input: ['index.html', '../../packages/player/src/sources/hls/hlsSource.ts'],
          output: {
            // A group takes what it names, and leaves what that imports to the other rules.
            codeSplitting: { groups: chunkGroups.map(toGroup), includeDependenciesRecursively: false },
          },
        },
      },
}));
