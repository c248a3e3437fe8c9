import type { ContentKind } from '../content/content.types';
import type { LocaleTag } from './locales';
import type { RuntimeSettings } from './settings.types';

/** What a page needs to know of an item before it is fetched. */
export interface Played {
  /** The first kind, in the order of a lookup, under which it is found; null where it isn't. */
  kind: ContentKind | null;
  /** Whether the item, or an episode of it, is a playlist. */
  isPlaylist: boolean;
}

/** What is played under an id. */
export type WhatPlays = (id: string) => Promise<Played>;

/** The id of a title, and the one spelling of its page's path. */
export interface TitleAddress {
  id: string;
  path: string;
}

/** What a page's head says of a title, for messengers that show a shared address. */
export interface SharedTitle {
  name: string;
  description: string;
  /** The title's language, BCP 47; null where it isn't known. */
  lang: string | null;
  isSeries: boolean;
  /** Address of a picture, with its host; null where there is none. */
  pictureUrl: string | null;
}

/** Tags by which a page fetches more than every page does. */
export interface PageTags {
  /** Scripts that run before the app, for the head. */
  readonly early: string;
  /** Stylesheets, for the start of the body: they block rendering. */
  readonly styles: string;
  /** Preloads of modules, to follow the app's own tags. */
  readonly preloads: string;
  /** Whether the app's tags, and the preloads, wait for the early start, which puts them into the page. */
  readonly isAppLater: boolean;
}

/**
 * When a page is rendered with its data: always, only without a query, or by the browser alone, because its path is
 * spelled otherwise or its lists are another server's; undefined for a page without any.
 */
export type RenderedWithData = 'always' | 'withoutQuery' | 'byBrowser' | undefined;

/** Whose page a server has rendered: it knows nothing else of the visitor than their preferences. */
export type RenderedFor = 'users' | 'guests';

/** What a browser wants of the pages that are rendered for it. */
export interface PagePreferences {
  /** The languages whose titles come first. */
  readonly languages: readonly string[];
  /** Pictures in narrower editions. */
  readonly savesData: boolean;
}

/**
 * What a server renders for: the address, the language and the settings of its page, a browser's preferences, and a
 * way to the public lists.
 */
export interface RenderInput extends PagePreferences {
  url: string;
  locale: LocaleTag;
  settings: RuntimeSettings;
  /** Responds to one public GET, for instance of `/services/content/api/videos`. */
  respond: (path: string) => Promise<Response>;
}

/** The parts that a server puts into the page. */
export interface RenderedPage extends PageTags {
  readonly renderedFor: RenderedFor;
  /** Whether `html` has the pictures of a page that saves data. */
  readonly savesData: boolean;
  readonly html: string;
  readonly state: string;
  /** Languages of the titles in its lists. */
  readonly languages: readonly string[];
}

/** What the web app's built server entry exports, and the server calls. */
export interface ServerEntry {
  /** Tags for what a path's page fetches along with its own; the same text for all pages of one kind. */
  pagePreloads(
    pathname: string,
    locale: LocaleTag,
    whatPlays: WhatPlays,
    settings: RuntimeSettings,
  ): Promise<PageTags>;
  renderedWithData(pathname: string, settings: RuntimeSettings): RenderedWithData;
  /** The title whose page an address opens; null for every other page. */
  titleIn(pathname: string): TitleAddress | null;
  /** The id of the creator whose page an address opens; null for every other page. */
  creatorIn(pathname: string): string | null;
  /** The document's title and the tags by which messengers show a title's page. */
  titleHead(title: SharedTitle, url: string, locale: LocaleTag, settings: RuntimeSettings): Promise<string>;
  /** The text of the web manifest in a language. */
  webManifestText(locale: LocaleTag, settings: RuntimeSettings): Promise<string>;
  /** The page of an address; null where the browser renders it. */
  renderPage(input: RenderInput): Promise<RenderedPage | null>;
}
