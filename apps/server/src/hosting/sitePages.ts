import { MINUTE_MS } from '@chalchitra/api/constants';
import type { LocaleTag, PagePreferences, SharedTitle, WhatPlays } from '@chalchitra/api/contract';
import { LRUCache } from 'lru-cache';
import type { PublicResponses } from '../http/publicResponses';
import type { Log } from '../log';
import type { StoredBody } from './assets';
import { EMPTY, type RenderedParts } from './page';
import { defaultPreferences } from './pagePreferences';
import type { Prerender } from './prerender';

const RENDERED_LIFETIME_MS = MINUTE_MS;
const MAX_TITLE_PAGES = 200;
const MAX_DATA_PAGES = 200;

/** A page as it is sent again and again. */
export interface StoredPage {
  readonly body: StoredBody;
  readonly headers: Readonly<Record<string, string>>;
}

/** What pages need to know of the catalogue. */
export interface CatalogueForPages extends Pick<PublicResponses, 'version' | 'versionNow'> {
  readonly whatPlays: WhatPlays;
  /** Number of the catalogue by which `whatPlays` said it last; null before. */
  playedVersion(): number | null;
  /** Whether the catalogue has a creator. */
  hasCreator(id: string): Promise<boolean>;
  /** What a shared address shows of its title; null where there is no such title. */
  share(id: string): Promise<SharedTitle | null>;
}

interface SitePagesParts extends CatalogueForPages {
  readonly prerender: Prerender;
  readonly log: Log;
  readonly publicUrl: string;
  toPage(locale: LocaleTag, rendered: RenderedParts): StoredPage;
}

/** The pages of one site. */
export interface SitePages {
  /** The page of an encoded path, with a browser's preferences; what its query means is read by the browser. */
  find(path: string, locale: LocaleTag, hasQuery: boolean, preferences: PagePreferences): Promise<StoredPage>;
  /** The same for one without a query and preferences, and without waiting; null for what isn't in memory. */
  peek(path: string, locale: LocaleTag): StoredPage | null;
}

/** A page with its data, and the languages of the titles in it. */
interface DataPage extends StoredPage {
  readonly languages: readonly string[];
}

interface CachedPage {
  readonly version: number;
  readonly at: number;
  readonly page: Promise<DataPage>;
  made: DataPage | null;
}

/**
 * Caches the pages that are rendered with their data, each until the catalogue changes, for a minute at most. Of the
 * languages that are to come first only those count that the page has.
 */
function cacheDataPages(
  version: () => Promise<number>,
  render: (path: string, locale: LocaleTag, preferences: PagePreferences) => Promise<DataPage>,
) {
  const cached = new LRUCache<string, CachedPage>({ max: MAX_DATA_PAGES });
  const keyOf = (path: string, locale: LocaleTag, preferences: PagePreferences) =>
    `${locale} ${path} ${JSON.stringify(preferences)}`;
  const lookUp = (key: string, current: number | null) => {
    const last = cached.get(key);
    return last?.version === current && performance.now() - last.at <= RENDERED_LIFETIME_MS ? last : null;
  };
  const findWith = async (path: string, locale: LocaleTag, preferences: PagePreferences) => {
    const key = keyOf(path, locale, preferences);
    const current = await version();
    const last = lookUp(key, current);
    if (last !== null) return last.page;
    const page = render(path, locale, preferences);
    const entry: CachedPage = { version: current, at: performance.now(), page, made: null };
    cached.set(key, entry);
    entry.made = await entry.page;
    return entry.made;
  };
  return {
    async find(
      path: string,
      locale: LocaleTag,
      { languages, savesData }: PagePreferences,
    ): Promise<StoredPage> {
      const page = await findWith(path, locale, { languages: [], savesData });
      const first = page.languages.filter((language) => languages.includes(language));
      return first.length === 0 ? page : findWith(path, locale, { languages: first, savesData });
    },
    peek: (path: string, locale: LocaleTag, current: number | null) =>
      lookUp(keyOf(path, locale, defaultPreferences), current)?.made ?? null,
  };
}

/**
 * Three kinds of page: rendered with its data; a title's page, with that title's tags in its head; and one shared shell for
 * all other addresses of a kind.
 */
export function createSitePages({
  prerender,
  log,
  publicUrl,
  version,
  versionNow,
  whatPlays,
  playedVersion,
  hasCreator,
  share,
  toPage,
}: SitePagesParts): SitePages {
  const renderedKinds = new Map<string, ReturnType<Prerender['render']>>();
  const shells = new Map<string, StoredPage>();
  const titlePages = new LRUCache<string, StoredPage>({ max: MAX_TITLE_PAGES });

  const dataPages = cacheDataPages(version, async (path, locale, preferences) => {
    const [tags, rendered] = await Promise.all([
      prerender.preloads(path, locale),
      prerender.render(path, locale, preferences).catch(() => null),
    ]);
    const parts = { ...EMPTY, ...tags, ...rendered };
    return { ...toPage(locale, parts), languages: parts.languages };
  });

  /** Renders the first address of a kind for all of them; what failed is tried again by a request a minute later. */
  const renderKind = (kind: string, path: string, locale: LocaleTag) => {
    const known = renderedKinds.get(kind);
    if (known !== undefined) return known;
    const rendering = prerender.render(path, locale, defaultPreferences);
    renderedKinds.set(kind, rendering);
    rendering.catch(() => setTimeout(() => renderedKinds.delete(kind), RENDERED_LIFETIME_MS).unref());
    return rendering;
  };

  /** What all addresses of a kind have in common; `hasFailed` where it is to be tried again. */
  const shellParts = async (path: string, locale: LocaleTag) => {
    const tags = await prerender.preloads(path, locale);
    const kind = locale + tags.early + tags.preloads;
    const isLeftToBrowser = prerender.renderedWithData(path) !== undefined;
    let hasFailed = false;
    const rendered = isLeftToBrowser
      ? null
      : await renderKind(kind, path, locale).catch(() => {
          hasFailed = true;
          return null;
        });
    return { kind, parts: { ...EMPTY, ...rendered, ...tags }, hasFailed };
  };
  const shell = async (path: string, locale: LocaleTag) => {
    const { kind, parts, hasFailed } = await shellParts(path, locale);
    const page = shells.get(kind) ?? toPage(locale, parts);
    if (!hasFailed) shells.set(kind, page);
    return page;
  };

  const titleKey = (current: number | null, path: string, locale: LocaleTag) =>
    `${current} ${locale} ${path}`;

  /** The page of a title that is there; null for every other address. */
  const titlePage = async (path: string, locale: LocaleTag) => {
    const address = prerender.titleIn(path);
    if (address === null) return null;
    const current = await version();
    if ((await whatPlays(address.id)).kind === null) return null;
    const key = titleKey(current, address.path, locale);
    const known = titlePages.get(key);
    if (known !== undefined) return known;
    const title = await share(address.id);
    if (title === null) return null;
    const [{ parts, hasFailed }, head] = await Promise.all([
      shellParts(path, locale),
      prerender.titleHead(title, publicUrl + address.path, locale),
    ]);
    const page = toPage(locale, { ...parts, head });
    // What is played is that of the catalogue before where the new one couldn't be read.
    if (!hasFailed && playedVersion() === current) titlePages.set(key, page);
    return page;
  };

  /**
   * Whether the page of a path is rendered with its data and cached. Those of creators that the catalogue doesn't have
   * are left to the browser: anybody can request as many as they like, and each would push another page out.
   */
  const hasData = async (path: string, hasQuery: boolean) => {
    const when = prerender.renderedWithData(path);
    if (when !== 'always' && (when !== 'withoutQuery' || hasQuery)) return false;
    const creatorId = prerender.creatorIn(path);
    return creatorId === null || hasCreator(creatorId).catch(() => false);
  };

  return {
    async find(path, locale, hasQuery, preferences) {
      if (await hasData(path, hasQuery)) return dataPages.find(path, locale, preferences);
      const page = await titlePage(path, locale).catch((error: unknown) => {
        log.warn('A page is sent without what its head says of the title', { error });
        return null;
      });
      return page ?? shell(path, locale);
    },
    peek(path, locale) {
      const current = versionNow();
      return dataPages.peek(path, locale, current) ?? titlePages.get(titleKey(current, path, locale)) ?? null;
    },
  };
}
