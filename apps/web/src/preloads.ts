import { existsSync, readFileSync } from 'node:fs';
import { listings } from './routes/listing/listings';
import { paths } from './routes/paths';
import { VIDEO_PATH } from './routes/video/videoAddress';

const COPY = 'src/copy/en/index.ts';
const ACCOUNT = 'src/copy/en/account.ts';
const BROWSE = 'src/copy/en/browse.ts';
const CLIENTS = 'src/platform/clients.ts';
const SUBSCRIBERS = [
  'src/routes/frame/SubscribersOnly.tsx',
  'src/routes/frame/GateKeeper.tsx',
  BROWSE,
  CLIENTS,
];
const CREATOR_AREA = ['src/routes/creators/creatorArea.ts', BROWSE, 'src/copy/en/creators.ts', CLIENTS];

/** What asks for a player page's data before the app's own code is there. */
const EARLY = 'src/early.ts';

/** What plays playlists, and nothing else needs. */
export const PLAYLIST_PLAYER = 'src/platform/player/hlsSource.ts';

const routeOf = (name: string) => `src/routes/${name}/${name}.route.tsx`;

/** The modules that each route of the table brings after the entry, by the route's pattern. */
export const routeModules: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [routeOf('home')],
  [VIDEO_PATH]: [
    routeOf('video'),
    'src/copy/en/player.ts',
    'src/platform/player/playerPlatform.ts',
    ...SUBSCRIBERS,
  ],
  '/series/:id': [routeOf('series'), ...SUBSCRIBERS],
  [paths.creators]: CREATOR_AREA,
  '/creators/:id': CREATOR_AREA,
  [paths.posts]: CREATOR_AREA,
  [paths.profile]: [routeOf('profile'), ACCOUNT, 'src/copy/en/profile.ts', CLIENTS],
  [paths.login]: [routeOf('login'), ACCOUNT],
  [paths.register]: [routeOf('register'), ACCOUNT],
  [paths.subscription]: [routeOf('subscription'), ACCOUNT, CLIENTS],
  [paths.privacyPolicy]: [routeOf('privacyPolicy'), 'src/copy/en/privacyPolicy.ts'],
  ...Object.fromEntries(listings.map(({ path }) => [path, [routeOf('listing'), BROWSE, CLIENTS]])),
};

interface ManifestEntry {
  name?: string;
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** A module's file stands under its path or, where others bring that file at once, under the file's name. */
function entryOf(manifest: Manifest, key: string): ManifestEntry | undefined {
  const name = key.replace(/^.*\/|\.\w+$/g, '');
  return manifest[key] ?? Object.values(manifest).find((entry) => entry.name === name);
}

/** What a build made of modules and all that they import at once. */
function filesOf(manifest: Manifest, modules: readonly string[]) {
  const files = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const entry = entryOf(manifest, key);
    if (entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const next of entry.imports ?? []) collect(next);
  };
  modules.forEach(collect);
  return { files: [...files], styles: [...styles] };
}

/**
 * Tags that fetch a route's code and styles along with the entry's, instead of one after another. They stand behind
 * the entry's own, which everything waits for; what asks early for data runs as soon as it is there.
 */
export function preloadTags(
  manifest: Manifest,
  routePath: string,
  furtherModules: readonly string[] = [],
): string {
  // What the page's own tags bring isn't named again.
  const known = filesOf(manifest, ['index.html']);
  const early = routePath === VIDEO_PATH ? manifest[EARLY] : undefined;
  const { files, styles } = filesOf(manifest, [
    // Few files that are wanted first.
    ...(early?.imports ?? []),
    ...(routeModules[routePath] ?? []),
    COPY,
    ...furtherModules,
  ]);
  return [
    early === undefined ? '' : `<script type="module" async src="/${early.file}"></script>`,
    ...styles
      .filter((file) => !known.styles.includes(file))
      .map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...files
      .filter((file) => !known.files.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}

/** The manifest of the client's build beside this module's; empty without one, as in development, where the browser finds out by itself. */
export function readManifest(): Manifest {
  const address = new URL('../client/.vite/manifest.json', import.meta.url);
  return existsSync(address) ? JSON.parse(readFileSync(address, 'utf8')) : {};
}
