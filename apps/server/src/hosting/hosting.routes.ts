import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_PARAMETER } from '@chalchitra/api/constants';
import { DEFAULT_LOCALE, type LocaleTag } from '@chalchitra/api/contract';
import type { Context, Hono } from 'hono';
import { IMMUTABLE } from '../http/caching';
import { contentTypeOf, isKnownType } from '../http/contentTypes';
import type { AppEnv } from '../http/env';
import { refusal } from '../http/errors';
import { chooseLocale, localeFor, mayKeepLocale } from '../http/locale';
import type { FindReady } from '../http/quickResponse';
import type { Log } from '../log';
import type { Background } from '../parts';
import type { Settings } from '../settings/settings';
import { runtimeSettings } from '../settings/settings.runtime';
import { readAssets, storeBody } from './assets';
import { contentPolicy, inlineScriptHashes, permissionsPolicy } from './contentPolicy';
import { fillPage, type RenderedParts, WEB_MANIFEST_PATH } from './page';
import { defaultPreferences, pagePreferences, VARY_BY_PREFERENCES } from './pagePreferences';
import { embedStyles, readStyleSheets, type StyleSheets } from './pageStyles';
import { POLICY_GROUP, POLICY_REPORTS } from './policyReports';
import { createPrerender, type Prerender } from './prerender';
import { WITHDRAWN_WORKER, WORKER_HEADERS, WORKER_PATH } from './serviceWorker';
import { type CatalogueForPages, createSitePages, type StoredPage } from './sitePages';

const SHORT = 'public, max-age=3600';
const HTML = 'text/html; charset=utf-8';

interface HostingParts extends CatalogueForPages {
  readonly settings: Settings;
  readonly log: Log;
  /** The web app's build, with `client` and `server` in it. */
  readonly folder: string;
  /** Responds to a public GET of this server. */
  respond(path: string, headers: Readonly<Record<string, string>>): Promise<Response>;
  /** The refusal of a request for one page too many; null where it is allowed. */
  refuse(context: Context<AppEnv>): Promise<Response | null>;
}

/**
 * Whether a path is one of the build's own files; deeper down a name such as `trailer.mp4` may be an id. The build's `.html`
 * are pages, which have other addresses.
 */
function isOfBuild(path: string): boolean {
  if (/^\/(assets\/|\.)/.test(path)) return true;
  return path.lastIndexOf('/') === 0 && isKnownType(path) && !/\.html$/i.test(path);
}

/** A file's version is in its name under `/assets/`. */
function headersOf(path: string): Readonly<Record<string, string>> {
  if (path === WORKER_PATH) return WORKER_HEADERS;
  return { 'cache-control': path.startsWith('/assets/') ? IMMUTABLE : SHORT };
}

/** What the web app adds to the server. */
export interface Hosting extends Background {
  readonly findReady: FindReady;
}

/** The headers of a page's language, on which the page depends as it does on the preferences. */
const varied = ({ vary, ...headers }: Readonly<Record<string, string>>) => ({
  ...headers,
  vary: `${vary}, ${VARY_BY_PREFERENCES}`,
});

/** Addresses of pages that are looked up in memory as they stand: without parameters, and nothing to decode. */
const PLAIN = /^\/(?:video\/[\w-]+)?$/;

/** Makes pages of the build's template: with the settings, what was rendered, its styles, and a policy that allows them. */
function createPageMaker(settings: Settings, template: string, sheets: StyleSheets) {
  // Of what was rendered no script runs: only those of the build.
  const scripts = inlineScriptHashes(template);
  return (locale: LocaleTag, rendered: RenderedParts): StoredPage => {
    const filled = fillPage(template, settings, locale, rendered);
    // Styles in a page that has yet to be rendered would only delay its code.
    const { page, hashes } =
      rendered.html === '' ? { page: filled, hashes: [] } : embedStyles(filled, sheets);
    return {
      body: storeBody(Buffer.from(page), HTML),
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': contentPolicy(settings, { scripts, styles: hashes }),
        'reporting-endpoints': `${POLICY_GROUP}="${POLICY_REPORTS}"`,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': permissionsPolicy(settings),
      },
    };
  };
}

/** Mounts the web manifest, in the language of its page. */
function mountManifest(app: Hono<AppEnv>, settings: Settings, prerender: Prerender): void {
  app.get(WEB_MANIFEST_PATH, async (context) => {
    context.set('route', 'file');
    const { locale } = localeFor(settings.mode, { inAddress: context.req.query(LOCALE_PARAMETER) });
    const text = await prerender.webManifest(locale);
    if (text === null) return refusal(404, 'There is no such file.');
    return storeBody(Buffer.from(text), contentTypeOf(WEB_MANIFEST_PATH)).send(context.req.raw, {
      'cache-control': SHORT,
      'content-language': locale,
    });
  });
}

/** Mounts the web app: its files, and the page with the settings for every other address. */
export async function mountHosting(app: Hono<AppEnv>, parts: HostingParts): Promise<Hosting> {
  const { settings, log, folder } = parts;
  const index = join(folder, 'client', 'index.html');
  if (!existsSync(index)) {
    log.warn('The web app is not built, so only the services respond', { folder });
    return { start() {}, async close() {}, findReady: () => null };
  }
  const template = readFileSync(index, 'utf8');
  const assets = readAssets(join(folder, 'client'));
  const prerender = await createPrerender(
    join(folder, 'server'),
    runtimeSettings(settings),
    parts.respond,
    parts.whatPlays,
    log,
  );
  const pages = createSitePages({
    ...parts,
    prerender,
    publicUrl: settings.publicUrl,
    toPage: createPageMaker(settings, template, readStyleSheets(join(folder, 'client'))),
  });

  mountManifest(app, settings, prerender);
  if (settings.serviceWorker === 'off')
    assets.set(WORKER_PATH, storeBody(Buffer.from(WITHDRAWN_WORKER), contentTypeOf(WORKER_PATH)));

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const request = context.req.raw;
    // The router's own path is decoded, as far as it can be.
    const path = new URL(request.url).pathname;
    const asset = assets.get(path);
    if (asset !== undefined) {
      context.set('route', 'file');
      return asset.send(request, headersOf(path));
    }
    // A file that is gone is no page: an old page's script must fail rather than be given HTML.
    if (isOfBuild(path)) return refusal(404, 'There is no such file.');
    context.set('route', 'page');
    const refused = await parts.refuse(context);
    if (refused !== null) return refused;
    const { locale, headers: localeHeaders } = chooseLocale(context, settings.mode);
    const hasQuery = Object.keys(context.req.query()).some((name) => name !== LOCALE_PARAMETER);
    const preferences = pagePreferences(context.req.header('cookie'), context.req.header('save-data'));
    const { body, headers } = await pages.find(path, locale, hasQuery, preferences);
    return body.send(request, { ...headers, ...varied(localeHeaders) });
  });

  const findReady: FindReady = ({ url, cookie, acceptLanguage, saveData }, client) => {
    const { languages, savesData } = pagePreferences(cookie, saveData);
    if (!PLAIN.test(url) || mayKeepLocale(cookie) || languages.length > 0 || savesData) return null;
    const { locale, headers } = localeFor(settings.mode, { acceptLanguage });
    const page = pages.peek(url, locale);
    const chosen = page?.body.peek(client, { ...page.headers, ...varied(headers) }) ?? null;
    return chosen && { route: 'page', chosen };
  };

  let warming: Promise<unknown> = Promise.resolve();
  return {
    findReady,
    start() {
      // The first visitor doesn't wait for the page to be made.
      warming = pages
        .find('/', DEFAULT_LOCALE, false, defaultPreferences)
        .catch((error: unknown) => log.warn('Home could not be made ready', { error }));
    },
    async close() {
      await warming;
    },
  };
}
