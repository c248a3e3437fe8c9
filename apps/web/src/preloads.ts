import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, type LocaleTag } from '@chalchitra/api';
import { contentDetailCall, paymentHistory, seriesEpisodes } from '@chalchitra/api/contract';
import type { ContentKind } from '@chalchitra/api/types';
import { FIRST_CALLS_ELEMENT_ID, ROUTE_ELEMENT_ID } from './firstVisit';
import type { FirstCalls } from './firstVisit.types';
import { type PageRoute, pages } from './routes/pages';
import { paths } from './routes/paths';
import { VIDEO_PATH } from './routes/video/videoAddress';

const CLIENTS = 'src/platform/clients.ts';

/** What asks for a player page's data before the app's own code is there. */
export const EARLY = 'src/early.ts';

/** What plays a playlist. */
export const PLAYLIST_SOURCE = '../../packages/player/src/sources/hls/hlsSource.ts';

/** What plays a file. */
export const FILE_SOURCE = '../../packages/player/src/sources/file/fileSource.ts';

/** The modules that a page loads after the entry. Home's lists come with its page, so that it asks no server. */
export function modulesOf({ path, module, areas, load }: PageRoute, locale: LocaleTag): string[] {
  return [
    `src/routes/${module}.route.tsx`,
    ...areas.map((area) => `src/copy/${locale}/${area}.ts`),
    ...(load === undefined || path === paths.home ? [] : [CLIENTS]),
  ];
}

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What a build made of modules and all that they import at once. */
function filesOf(manifest: Manifest, modules: readonly string[]) {
  const files = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const next of entry.imports ?? []) collect(next);
  };
  modules.forEach(collect);
  return { files: [...files], styles: [...styles] };
}

/** What a build made: the browser's files by their modules, and the script that stands in a player's page. */
export interface Build {
  manifest: Manifest;
  firstVisit: string;
}

/** What is known of a player's item: the kind under which it is found, and whether it plays a playlist. */
export interface PlayedItem {
  kind: ContentKind | null;
  isPlaylist: boolean;
}

/** Tags by which a page fetches more than every page does. */
export interface PageTags {
  /** For the head, before the entry's own: what runs before the app is there. */
  early: string;
  /** For the start of the body, behind the entry's own, which everything waits for. */
  preloads: string;
  /** Whether the entry's own tags wait for a script of the page, which brings them when it is the app's turn. */
  isAppLater: boolean;
}

const styleTag = (file: string) => `<link rel="stylesheet" href="/${file}">`;
/** Tags in an inert element, from which a script of the page takes them when it is their turn. */
const waitingTags = (id: string, tags: string) => `<template id="${id}">${tags}</template>`;
const preloadTag = (file: string) => `<link rel="modulepreload" href="/${file}">`;

interface FirstVisitParts {
  kind: PlayedItem['kind'];
  /** The file of the code that plays a playlist, where the item is one. */
  playlistFile: string | undefined;
  script: string;
  /** The file that reads the answers. */
  early: string;
}

/**
 * The calls with which a player's page begins, the script that sends them from the page itself, and the file that reads
 * the answers: it runs as soon as the page is there, before it is laid out for the first time.
 */
function firstVisitTags({ kind, playlistFile, script, early }: FirstVisitParts): string {
  const ofKind = kind === null ? [] : [contentDetailCall(kind)];
  const ofSeries = kind === 'web-series' ? [seriesEpisodes] : [];
  const calls = [paymentHistory, ...ofKind, ...ofSeries].map(({ server, method, path, auth }) => ({
    server,
    method,
    path,
    auth,
  }));
  const playlistCode = playlistFile === undefined ? null : `/${playlistFile}`;
  const block = JSON.stringify({ kind, playlistCode, calls } satisfies FirstCalls);
  return [
    `<script type="application/json" id="${FIRST_CALLS_ELEMENT_ID}">${block}</script>`,
    `<script>${script}</script>`,
    `<script defer src="/${early}"></script>`,
  ].join('');
}

/**
 * Tags that fetch a route's code and styles along with the entry's, instead of one after another. A player's page asks
 * for its data at once, and reads the answers with a small file that comes first; where its item is a playlist it also
 * begins to load that, for which the code comes before the route's own, as the media is still to be fetched by it, and else it
 * brings what plays a file.
 */
export function preloadTags(
  { manifest, firstVisit }: Build,
  locale: LocaleTag,
  routePath: string,
  played: PlayedItem = { kind: null, isPlaylist: false },
): PageTags {
  const page = pages.find(({ path }) => path === routePath);
  // What the page's own tags load isn't named again.
  const { files: known, styles: knownStyles } = filesOf(manifest, ['index.html']);
  const early = routePath === VIDEO_PATH ? manifest[EARLY]?.file : undefined;
  const isFilmFirst = early !== undefined && played.isPlaylist;
  const playlist = isFilmFirst ? filesOf(manifest, [PLAYLIST_SOURCE]).files : [];
  const [playlistFile] = playlist;
  const modules = [
    ...(page === undefined ? [] : modulesOf(page, locale)),
    ...(early !== undefined && !played.isPlaylist ? [FILE_SOURCE] : []),
    `src/copy/${locale}/index.ts`,
  ];
  const { files, styles } = filesOf(manifest, modules);
  const further = files
    .filter((file) => !known.includes(file) && !playlist.includes(file))
    .map(preloadTag)
    .join('');
  return {
    early:
      early === undefined
        ? ''
        : firstVisitTags({ kind: played.kind, playlistFile, script: firstVisit, early }),
    preloads: [
      ...styles.filter((file) => !knownStyles.includes(file)).map(styleTag),
      ...playlist.filter((file) => !known.includes(file)).map(preloadTag),
      isFilmFirst ? waitingTags(ROUTE_ELEMENT_ID, further) : further,
    ].join(''),
    isAppLater: isFilmFirst,
  };
}

/** Fails where a build lacks what the pages name, for instance after a folder got another name. */
export function checkManifest(manifest: Manifest): void {
  const named = [
    ...pages.flatMap((page) => modulesOf(page, DEFAULT_LOCALE)),
    PLAYLIST_SOURCE,
    FILE_SOURCE,
    EARLY,
  ];
  const missing = named.filter((module) => manifest[module] === undefined);
  if (missing.length > 0) throw new Error(`The build lacks ${[...new Set(missing)].join(', ')}`);
}

/** The build beside this module's; empty without one, as in development, where the browser finds out by itself. */
export function readBuild(): Build {
  const textOf = (path: string) => {
    const address = new URL(path, import.meta.url);
    return existsSync(address) ? readFileSync(address, 'utf8') : null;
  };
  const files = textOf('../client/.vite/manifest.json');
  if (files === null) return { manifest: {}, firstVisit: '' };
  const manifest: Manifest = {
    ...JSON.parse(files),
    ...JSON.parse(textOf('../client/.vite/early.json') ?? '{}'),
  };
  checkManifest(manifest);
  return { manifest, firstVisit: (textOf('firstVisit.js') ?? '').trim() };
}
