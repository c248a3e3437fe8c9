import type { Hono } from 'hono';
import { contentTypeOf } from '../http/contentTypes';
import type { AppEnv } from '../http/env';
import { HttpError } from '../http/errors';
import { chooseLocale } from '../http/locale';
import type { Settings } from '../settings/settings';
import { EMPTY, fillPage } from './page';
import { WITHDRAWN_WORKER, WORKER_PATH } from './serviceWorker';

/**
 * Mounts the web app in development: pages and files come from Vite's server, the page with the settings put in.
 * Vite's own inline code needs a looser policy than the built app has.
 */
export function mountDevelopmentHosting(app: Hono<AppEnv>, settings: Settings, webDevUrl: string): void {
  // A build that ran at this address may have left its own.
  app.get(WORKER_PATH, (context) =>
    context.body(WITHDRAWN_WORKER, 200, {
      'content-type': contentTypeOf(WORKER_PATH),
      'cache-control': 'no-store',
    }),
  );
  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const accept = context.req.header('accept') ?? '*/*';
    let response: Response;
    try {
      response = await fetch(`${webDevUrl}${pathname}${search}`, { headers: { accept } });
    } catch (error) {
      throw new HttpError(502, 'The development server of the web app does not respond.', { cause: error });
    }
    const { locale, headers: localeHeaders } = chooseLocale(context, settings.mode);
    const headers = new Headers({
      'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    if (headers.get('content-type')?.startsWith('text/html') !== true) {
      return new Response(await response.arrayBuffer(), { status: response.status, headers });
    }
    for (const [name, value] of Object.entries(localeHeaders)) headers.set(name, value);
    return new Response(fillPage(await response.text(), settings, locale, EMPTY), {
      status: response.status,
      headers,
    });
  });
}
