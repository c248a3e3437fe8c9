import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  LocaleTag,
  PagePreferences,
  PageTags,
  RenderedWithData,
  ServerEntry,
  SharedTitle,
  TitleAddress,
  WhatPlays,
} from '@chalchitra/api/contract';
import type { RuntimeSettings } from '@chalchitra/api/types';
import type { Log } from '../log';
import { within } from '../within';
import { EMPTY, type RenderedParts } from './page';

const RENDER_TIMEOUT_MS = 5000;

/** What can be made of an address before its page is sent. */
export interface Prerender {
  /** Tags for what it fetches along with its own; the same text for all addresses of one kind. */
  preloads(path: string, locale: LocaleTag): Promise<PageTags>;
  renderedWithData(path: string): RenderedWithData;
  /** The title whose page an address opens; null for every other page. */
  titleIn(path: string): TitleAddress | null;
  /** The id of the creator whose page an address opens; null for every other page. */
  creatorIn(path: string): string | null;
  /** The document's title and the tags by which messengers show a title's page. */
  titleHead(title: SharedTitle, url: string, locale: LocaleTag): Promise<string>;
  /** The web manifest in a language; null where the entry isn't built. */
  webManifest(locale: LocaleTag): Promise<string | null>;
  /** The whole page, with a browser's preferences; null where the browser renders that address. Rejects where it can't be rendered now. */
  render(
    path: string,
    locale: LocaleTag,
    preferences: PagePreferences,
  ): Promise<Omit<RenderedParts, 'head'> | null>;
}

/**
 * Rendering by the entry in `folder`, where it was built.
 * @param respond responds to a public GET of this server.
 * @param whatPlays gives what an item's page will need, by its id.
 */
export async function createPrerender(
  folder: string,
  settings: RuntimeSettings,
  respond: (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>,
  whatPlays: WhatPlays,
  log: Log,
): Promise<Prerender> {
  const file = join(folder, 'entry.js');
  if (!existsSync(file))
    return {
      preloads: async () => EMPTY,
      renderedWithData: () => undefined,
      titleIn: () => null,
      creatorIn: () => null,
      titleHead: async () => '',
      webManifest: async () => null,
      render: async () => null,
    };
  const entry = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ServerEntry;
  const respondIn = (locale: LocaleTag) => (path: string) => respond(path, { 'accept-language': locale });
  return {
    preloads: (path, locale) => entry.pagePreloads(path, locale, whatPlays, settings),
    renderedWithData: (path) => entry.renderedWithData(path, settings),
    titleIn: entry.titleIn,
    creatorIn: entry.creatorIn,
    titleHead: (title, url, locale) => entry.titleHead(title, url, locale, settings),
    webManifest: (locale) => entry.webManifestText(locale, settings),
    async render(path, locale, preferences) {
      try {
        const input = { url: path, locale, settings, ...preferences, respond: respondIn(locale) };
        const page = entry.renderPage(input);
        return await within(RENDER_TIMEOUT_MS, page, async () => {
          throw new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms.`);
        });
      } catch (error) {
        log.warn('A page could not be rendered ahead', { path, error });
        throw error;
      }
    },
  };
}
