import { jsonBlock, type LocaleTag, STATE_ELEMENT_ID } from '@chalchitra/api';
import type {
  PagePreferences,
  PageTags,
  RenderedPage,
  RenderedWithData,
  RenderInput,
  ServerEntry,
  SharedTitle,
  WhatPlays,
} from '@chalchitra/api/contract';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { SavesDataContext } from '@chalchitra/ui';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  StaticRouterProvider,
} from 'react-router-dom';
import { compose } from './compose';
import { loadLocale } from './copy/locales';
import { preloadTags, readBuildManifest } from './document/preloads';
import { titleIn, titleTags } from './document/titleTags';
import { webManifest } from './document/webManifest';
import { createServerPlatform } from './platform/serverPlatform';
import { listedLanguages } from './queries/listedLanguages';
import { App } from './routes/App';
import { keepBeginnings } from './routes/home/homeData';
import { loadPage } from './routes/pageCode';
import { findPage } from './routes/pages';
import { idIn } from './routes/pathId';
import { CREATOR_PATH, paths, VIDEO_PATH } from './routes/paths';
import { loaderDataOf, siteRoutes } from './routes/siteRoutes';

export { titleIn };

/** What a server renders for; without preferences, for a browser that states none. */
type Input = Omit<RenderInput, keyof PagePreferences> & Partial<PagePreferences>;

const manifest = readBuildManifest();

/**
 * Tags for a path's page, so that its code is fetched along with the entry's; the same text for all pages of one kind.
 * `whatPlays` says what is known of the item of an id, so that its player comes along too.
 */
export async function pagePreloads(
  pathname: string,
  locale: LocaleTag,
  whatPlays: WhatPlays,
  settings: RuntimeSettings,
): Promise<PageTags> {
  const page = findPage(pathname);
  if (page?.path === VIDEO_PATH)
    return preloadTags(manifest, locale, VIDEO_PATH, { played: await whatPlays(idIn(pathname)) });
  const hasLists = renderedWithData(pathname, settings) !== 'byBrowser';
  return preloadTags(manifest, locale, page?.path ?? '', { hasLists });
}

/** The id of the creator whose page an address opens; null for every other page. */
export function creatorIn(pathname: string): string | null {
  return findPage(pathname)?.path === CREATOR_PATH ? idIn(pathname) : null;
}

/** The document's title and the tags by which messengers show a title's page. */
export async function titleHead(
  title: SharedTitle,
  url: string,
  locale: LocaleTag,
  { brand }: RuntimeSettings,
): Promise<string> {
  return titleTags(title, url, brand.name, (await loadLocale(locale)).base);
}

/** The text of the web manifest in a language. */
export async function webManifestText(locale: LocaleTag, { brand }: RuntimeSettings): Promise<string> {
  return JSON.stringify(webManifest(locale, brand, (await loadLocale(locale)).base));
}

/** The most characters of its block of data that a page holds: with more, the browser renders it. */
const MAX_DATA = 150_000;

/**
 * When the page of a path is rendered with its data; undefined for a page without any. `byBrowser` for a path with more
 * slashes or characters that are encoded without need. And for lists of another server: nobody here knows when they
 * change, and how long they take or that they failed is shown by the browser.
 */
export function renderedWithData(pathname: string, { servers }: RuntimeSettings): RenderedWithData {
  const page = findPage(pathname);
  if (page?.renderedWithData === undefined) return undefined;
  const { lists, when } = page.renderedWithData;
  const isSpelledSo = generatePath(page.path, { id: idIn(pathname) }) === pathname;
  return isSpelledSo && servers[lists].startsWith('/') ? when : 'byBrowser';
}

/**
 * Renders the page of an address; null where the browser renders it. Home, the listings, creators, posts and plans are
 * rendered from the public lists. A player's page is rendered as it is before anything of its item is known: one for all items.
 */
export async function renderPage(input: Input): Promise<RenderedPage | null> {
  const { url, locale, settings } = input;
  const { href, pathname, searchParams } = new URL(`http://localhost${url}`);
  const page = findPage(pathname);
  const withData = renderedWithData(pathname, settings);
  if (page?.renderedFor === undefined || withData === 'byBrowser') return null;
  const { renderedFor } = page;
  const platform = createServerPlatform(input.respond, renderedFor, input.languages ?? []);
  const runtime = compose(settings, await loadLocale(locale), platform);
  const [ready] = await Promise.all([
    loadPage(page, runtime.copy),
    withData && page.load?.(runtime, { id: idIn(pathname), search: searchParams }),
  ]);
  const languages = listedLanguages(runtime.queryClient);
  if (page.path === paths.home) keepBeginnings(runtime);
  // A list that failed here is fetched by the browser, whose first rendering must be the same as this one.
  runtime.queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
  const state = jsonBlock(STATE_ELEMENT_ID, dehydrate(runtime.queryClient));
  if (state.length > MAX_DATA) return null;
  const { savesData = false } = input;
  const handler = createStaticHandler(siteRoutes(runtime, ready));
  const context = await handler.query(new Request(href), { filterMatchesToLoad: () => false });
  if (context instanceof Response) return null;
  context.loaderData = loaderDataOf(ready);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <SavesDataContext value={savesData}>
      <App runtime={runtime}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </SavesDataContext>,
  );
  return {
    renderedFor,
    savesData,
    html,
    languages,
    ...preloadTags(manifest, locale, page.path),
    // A player's page has nothing to be seen before its code is there.
    state: page.path === VIDEO_PATH ? '' : state,
  };
}

// The server calls these by their names: here they are held to what it expects.
void ({
  pagePreloads,
  renderedWithData,
  titleIn,
  creatorIn,
  titleHead,
  webManifestText,
  renderPage,
} satisfies ServerEntry);
