import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@chalchitra/api/constants';
import { DEFAULT_LOCALE, type LocaleTag } from '@chalchitra/api/contract';
import type { Hono } from 'hono';
import type { ContentStore } from '../content/content.store';
import { IMMUTABLE } from '../http/caching';
import { isKnownType } from '../http/contentTypes';
import type { AppEnv } from '../http/env';
import { refusal } from '../http/errors';
import type { Log } from '../log';
import type { Background } from '../parts';
import type { Settings } from '../settings';
import { readAssets, type StoredBody, storeBody } from './assets';
import { contentPolicy, permissionsPolicy } from './contentPolicy';
import { chooseLocale } from './locale';
import { EMPTY, fillPage, inlineScriptHashes, type RenderedParts, runtimeSettings } from './page';
import { createPrerender } from './prerender';

const HOME = '/';
const RENDERED_HOLDS_MS = MINUTE_MS;
const SHORT = 'public, max-age=3600';
const HTML = 'text/html; charset=utf-8';

interface HostingParts {
  readonly settings: Settings;
  readonly log: Log;
  /** The web app's build, with `client` and `server` in it. */
  readonly folder: string;
  /** Number of the catalogue in force. */
  version(): Promise<number>;
  /** Answers a public GET of this server. */
  answer(path: string): Promise<Response>;
  /** What is played under an id. */
  whatPlays: ContentStore['whatPlays'];
}

/** A page as it is sent again and again. */
interface StoredPage {
  readonly body: StoredBody;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether a path is one of the build's own files; deeper down a name such as `trailer.mp4` may be an id. */
function isOfBuild(path: string): boolean {
  return /^\/(assets\/|\.)/.test(path) || (path.lastIndexOf('/') === 0 && isKnownType(path));
}

/** Caches the home page of each language until the catalogue changes, for a minute at most. */
function cacheHome(
  parts: HostingParts,
  render: (locale: LocaleTag) => Promise<StoredPage>,
): (locale: LocaleTag) => Promise<StoredPage> {
  const cached = new Map<LocaleTag, { version: number; at: number; page: Promise<StoredPage> }>();
  return async (locale) => {
    const version = await parts.version();
    const at = Date.now();
    const last = cached.get(locale);
    if (last !== undefined && last.version === version && at - last.at <= RENDERED_HOLDS_MS) return last.page;
    const page = render(locale);
    cached.set(locale, { version, at, page });
    return page;
  };
}

/** Mounts the web app: its files, and the page with the settings for every other address. */
export async function mountHosting(app: Hono<AppEnv>, parts: HostingParts): Promise<Background> {
  const { settings, log, folder } = parts;
  const index = join(folder, 'client', 'index.html');
  if (!existsSync(index)) {
    log.warn('The web app is not built, so only the services answer', { folder });
    return { start() {}, async close() {} };
  }
  const template = readFileSync(index, 'utf8');
  const assets = readAssets(join(folder, 'client'));
  const prerender = await createPrerender(
    join(folder, 'server'),
    runtimeSettings(settings),
    parts.answer,
    parts.whatPlays,
    log,
  );
  const toPage = (locale: LocaleTag, rendered: RenderedParts): StoredPage => ({
    body: storeBody(Buffer.from(fillPage(template, settings, locale, rendered)), HTML),
    headers: {
      'cache-control': 'no-cache',
      // Of what was rendered no script runs: only those of the build.
      'content-security-policy': contentPolicy(settings, inlineScriptHashes(template)),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': permissionsPolicy(settings),
    },
  });
  const shells = new Map<string, Promise<StoredPage>>();
  const shellOf = async (path: string, locale: LocaleTag) => {
    const tags = await prerender.preloads(path, locale);
    const key = locale + tags.early + tags.preloads;
    const shell =
      shells.get(key) ??
      prerender.render(path, locale).then((rendered) => toPage(locale, { ...EMPTY, ...rendered, ...tags }));
    shells.set(key, shell);
    return shell;
  };
  const home = cacheHome(parts, async (locale) => {
    const [tags, rendered] = await Promise.all([
      prerender.preloads(HOME, locale),
      prerender.render(HOME, locale),
    ]);
    return toPage(locale, { ...EMPTY, ...tags, ...rendered });
  });

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const request = context.req.raw;
    const { path } = context.req;
    const asset = assets.get(path);
    if (asset !== undefined) {
      return asset.send(request, { 'cache-control': path.startsWith('/assets/') ? IMMUTABLE : SHORT });
    }
    // A file that is gone is no page: an old page's script must fail rather than be given HTML.
    if (isOfBuild(path)) return refusal(404, 'There is no such file.');
    const { locale, headers: localeHeaders } = chooseLocale(context, settings.mode);
    const { body, headers } = await (path === HOME ? home(locale) : shellOf(path, locale));
    return body.send(request, { ...headers, ...localeHeaders });
  });

  let isClosed = false;
  const warmUp = async () => {
    // The first visitor doesn't wait for the page to be made.
    await home(DEFAULT_LOCALE);
    // One file after another, beside the first requests, which are sent quicker editions.
    for (const body of assets.values()) if (!isClosed) await body.shrink();
  };
  let warming: Promise<void> = Promise.resolve();
  return {
    start() {
      warming = warmUp().catch((error: unknown) => log.warn('The pages could not be made ready', { error }));
    },
    async close() {
      isClosed = true;
      await warming;
    },
  };
}
