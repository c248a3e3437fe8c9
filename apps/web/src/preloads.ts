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
export const EARLY = 'src/early.ts';

/** What begins to load a playlist, with the code that plays it. */
export const EARLY_PLAYLIST = 'src/earlyPlaylist.ts';

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

/** Tags by which a page fetches more than every page does. */
export interface PageTags {
  /** For the head, before the entry's own: what runs before the app is there. */
  early: string;
  /** For the start of the body, behind the entry's own, which everything waits for. */
  preloads: string;
}

const scriptTag = (file: string) => `<script type="module" async src="/${file}"></script>`;
const styleTag = (file: string) => `<link rel="stylesheet" href="/${file}">`;
const preloadTag = (file: string) => `<link rel="modulepreload" href="/${file}">`;

/**
 * Tags that fetch a route's code and styles along with the entry's, instead of one after another. A player's page asks
 * early for its data, with small files that come first; where its item `isPlaylist` it also begins to load that, for which
 * the code comes before the route's own, as the media is still to be fetched by it.
 */
export function preloadTags(manifest: Manifest, routePath: string, isPlaylist = false): PageTags {
  // What the page's own tags bring isn't named again.
  const { files: known, styles: knownStyles } = filesOf(manifest, ['index.html']);
  const isPlayer = routePath === VIDEO_PATH && EARLY in manifest;
  const early = isPlayer ? filesOf(manifest, [EARLY]).files : [];
  const [earlyScript, ...earlyParts] = early;
  const playlist = isPlayer && isPlaylist ? filesOf(manifest, [EARLY_PLAYLIST]).files : [];
  const [playlistScript] = playlist;
  const { files, styles } = filesOf(manifest, [...(routeModules[routePath] ?? []), COPY]);
  const named = [playlistScript, ...known, ...early];
  const further = new Set([...playlist, ...files].filter((file) => !named.includes(file)));
  return {
    early: earlyScript === undefined ? '' : scriptTag(earlyScript) + earlyParts.map(preloadTag).join(''),
    preloads: [
      playlistScript === undefined ? '' : scriptTag(playlistScript),
      ...styles.filter((file) => !knownStyles.includes(file)).map(styleTag),
      ...[...further].map(preloadTag),
    ].join(''),
  };
}

/** The manifest of the client's build beside this module's; empty without one, as in development, where the browser finds out by itself. */
export function readManifest(): Manifest {
  const address = new URL('../client/.vite/manifest.json', import.meta.url);
  return existsSync(address) ? JSON.parse(readFileSync(address, 'utf8')) : {};
}
