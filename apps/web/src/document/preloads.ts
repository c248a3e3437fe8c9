import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, jsonBlock, type LocaleTag } from '@chalchitra/api';
import type { PageTags, Played } from '@chalchitra/api/contract';
import { type PageRoute, pages } from '../routes/pages';
import { paths, VIDEO_PATH } from '../routes/paths';
import { type BuildManifest, checkModules, filesOf } from './buildManifest';
import { PLAYED_ELEMENT_ID, type PlayedItem } from './playedItem';

const CLIENTS = 'src/platform/clients.ts';

/** What plays a playlist's first frame before the app's code is loaded. */
export const EARLY = 'src/early.ts';

/** What plays a playlist. */
export const PLAYLIST_SOURCE = '../../packages/player/src/sources/hls/hlsSource.ts';

/** What plays a file. */
export const FILE_SOURCE = '../../packages/player/src/sources/file/fileSource.ts';

/** The modules that a page loads after the entry. Where home comes with its lists, it doesn't need the clients yet. */
export function modulesOf(
  { path, module, areas, load }: PageRoute,
  locale: LocaleTag,
  hasLists: boolean,
): string[] {
  return [
    `src/routes/${module}.route.tsx`,
    ...areas.map((area) => `src/copy/${locale}/${area}.messages`),
    ...(load === undefined || (path === paths.home && hasLists) ? [] : [CLIENTS]),
  ];
}

/** What a page's tags depend on beside its route. */
export interface PageContent {
  /** What a player's page plays. */
  played?: Played;
  /** Whether the page comes with its lists, as far as it has any. */
  hasLists?: boolean;
}

const styleTag = (file: string) => `<link rel="stylesheet" href="/${file}">`;
const preloadTag = (file: string) => `<link rel="modulepreload" href="/${file}">`;

/** The files of the early start. */
interface EarlyFiles {
  /** What loads a playlist before the app. */
  script: string;
  /** What plays a playlist. */
  playlist: string;
}

/** What a player page plays, and for a playlist what loads it before the app. */
function earlyTags(kind: Played['kind'], files: EarlyFiles | null): string {
  const item: PlayedItem = { kind, playlistCode: files && `/${files.playlist}` };
  const block = jsonBlock(PLAYED_ELEMENT_ID, item);
  if (files === null) return block;
  return `${block}${preloadTag(files.playlist)}<script defer src="/${files.script}"></script>`;
}

/**
 * Tags that fetch a page's code and styles along with the entry's, instead of one after another. A player page also loads
 * the code that plays a file. For a playlist the app's tags wait until the early start has its first frame.
 */
export function preloadTags(
  manifest: BuildManifest,
  locale: LocaleTag,
  routePath: string,
  { played = { kind: null, isPlaylist: false }, hasLists = true }: PageContent = {},
): PageTags {
  const page = pages.find(({ path }) => path === routePath);
  const isPlayer = routePath === VIDEO_PATH;
  const { [EARLY]: script, [PLAYLIST_SOURCE]: playlist } = manifest;
  const isEarly = isPlayer && played.isPlaylist && script !== undefined && playlist !== undefined;
  const early = isEarly ? { script: script.file, playlist: playlist.file } : null;
  // What the page's own tags load isn't named again.
  const { files: known, styles: knownStyles } = filesOf(manifest, ['index.html']);
  const { files, styles } = filesOf(manifest, [
    ...(page === undefined ? [] : modulesOf(page, locale, hasLists)),
    ...(isPlayer && !played.isPlaylist ? [FILE_SOURCE] : []),
    `src/copy/${locale}/base.messages`,
  ]);
  return {
    early: isPlayer ? earlyTags(played.kind, early) : '',
    styles: styles
      .filter((file) => !knownStyles.includes(file))
      .map(styleTag)
      .join(''),
    preloads: files
      .filter((file) => !known.includes(file))
      .map(preloadTag)
      .join(''),
    isAppLater: isEarly,
  };
}

/** Fails where a build lacks what the pages name. */
export function checkBuildManifest(manifest: BuildManifest): void {
  checkModules(manifest, [
    ...pages.flatMap((page) => modulesOf(page, DEFAULT_LOCALE, false)),
    PLAYLIST_SOURCE,
    FILE_SOURCE,
    EARLY,
  ]);
}

/** The manifest of the build beside this module; empty without one, as in development, where the browser finds out by itself. */
export function readBuildManifest(): BuildManifest {
  const manifestOf = (name: string): BuildManifest => {
    const address = new URL(`../client/.vite/${name}.json`, import.meta.url);
    return existsSync(address) ? JSON.parse(readFileSync(address, 'utf8')) : {};
  };
  const manifest = { ...manifestOf('manifest'), ...manifestOf('early') };
  if (Object.keys(manifest).length > 0) checkBuildManifest(manifest);
  return manifest;
}
