import { MINUTE_MS } from '@chalchitra/api/constants';
import type { LocaleTag } from '@chalchitra/api/contract';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log';
import type { StoredBody } from './assets';
import { EMPTY, type RenderedParts } from './page';
import type { Prerender, SharedTitle, WhatPlays } from './prerender';

const HOME = '/';
const RENDERED_HOLDS_MS = MINUTE_MS;
const MOST_TITLE_PAGES = 200;

/** A page as it is sent again and again. */
export interface StoredPage {
  readonly body: StoredBody;
  readonly headers: Readonly<Record<string, string>>;
}

interface SitePagesParts {
  readonly prerender: Prerender;
  readonly log: Log;
  readonly publicUrl: string;
  /** Number of the catalogue in force. */
  version(): Promise<number>;
  /** The same without waiting; null where it has to be looked after. */
  versionNow(): number | null;
  readonly whatPlays: WhatPlays;
  /** What is said of a title to whoever is sent its address; null where there is no such title. */
  share(id: string): Promise<SharedTitle | null>;
  toPage(locale: LocaleTag, rendered: RenderedParts): StoredPage;
}

/** The pages of one site. */
export interface SitePages {
  /** The page of an address. */
  find(path: string, locale: LocaleTag): Promise<StoredPage>;
  /** The same without waiting; null for what isn't in memory. */
  peek(path: string, locale: LocaleTag): StoredPage | null;
}

interface CachedHome {
  readonly version: number;
  readonly at: number;
  readonly page: Promise<StoredPage>;
  made: StoredPage | null;
}

/** Caches the home page of each language until the catalogue changes, for a minute at most. */
function cacheHome(version: () => Promise<number>, render: (locale: LocaleTag) => Promise<StoredPage>) {
  const cached = new Map<LocaleTag, CachedHome>();
  const lookUp = (locale: LocaleTag, current: number | null) => {
    const last = cached.get(locale);
    return last?.version === current && Date.now() - last.at <= RENDERED_HOLDS_MS ? last : null;
  };
  return {
    async find(locale: LocaleTag): Promise<StoredPage> {
      const current = await version();
      const last = lookUp(locale, current);
      if (last !== null) return last.page;
      const entry: CachedHome = { version: current, at: Date.now(), page: render(locale), made: null };
      cached.set(locale, entry);
      entry.made = await entry.page;
      return entry.made;
    },
    peek: (locale: LocaleTag, current: number | null) => lookUp(locale, current)?.made ?? null,
  };
}

/**
 * The page of an address: home as it was rendered, a title's with what its head says of the title, and one for all other
 * addresses of a kind.
 */
export function createSitePages({
  prerender,
  log,
  publicUrl,
  version,
  versionNow,
  whatPlays,
  share,
  toPage,
}: SitePagesParts): SitePages {
  const renderedKinds = new Map<string, Promise<RenderedParts | null>>();
  const shells = new Map<string, StoredPage>();
  const titlePages = new LRUCache<string, StoredPage>({ max: MOST_TITLE_PAGES });

  const home = cacheHome(version, async (locale) => {
    const [tags, rendered] = await Promise.all([
      prerender.preloads(HOME, locale),
      prerender.render(HOME, locale),
    ]);
    return toPage(locale, { ...EMPTY, ...tags, ...rendered });
  });

  /** What all addresses of a kind have in common. */
  const shellParts = async (path: string, locale: LocaleTag) => {
    const tags = await prerender.preloads(path, locale);
    const kind = locale + tags.early + tags.preloads;
    const rendering = renderedKinds.get(kind) ?? prerender.render(path, locale);
    renderedKinds.set(kind, rendering);
    return { kind, parts: { ...EMPTY, ...(await rendering), ...tags } };
  };
  const shell = async (path: string, locale: LocaleTag) => {
    const { kind, parts } = await shellParts(path, locale);
    const page = shells.get(kind) ?? toPage(locale, parts);
    shells.set(kind, page);
    return page;
  };

  const titleKey = (current: number | null, path: string, locale: LocaleTag) =>
    `${current} ${locale} ${path}`;

  /** The page of a title that is there; null for every other address. */
  const titlePage = async (path: string, locale: LocaleTag) => {
    const id = prerender.titleIdIn(path);
    if (id === null || (await whatPlays(id)).kind === null) return null;
    const key = titleKey(await version(), path, locale);
    const known = titlePages.get(key);
    if (known !== undefined) return known;
    const title = await share(id);
    if (title === null) return null;
    const [{ parts }, head] = await Promise.all([
      shellParts(path, locale),
      prerender.titleHead(title, publicUrl + path, locale),
    ]);
    const page = toPage(locale, { ...parts, head });
    titlePages.set(key, page);
    return page;
  };

  return {
    async find(path, locale) {
      if (path === HOME) return home.find(locale);
      const page = await titlePage(path, locale).catch((error: unknown) => {
        log.warn('A page is sent without what its head says of the title', { error });
        return null;
      });
      return page ?? shell(path, locale);
    },
    peek(path, locale) {
      const current = versionNow();
      if (path === HOME) return home.peek(locale, current);
      return titlePages.get(titleKey(current, path, locale)) ?? null;
    },
  };
}
