import type { Hono } from 'hono';
import type { AppEnv } from '../http/env';
import { HttpError } from '../http/errors';

const PATHS = ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*', '/emulator/*'];
const OF_ONE_CONNECTION = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
];
// The sender has undone its encoding by the time the body is passed on.
const OF_ONE_BODY = ['content-encoding', ...OF_ONE_CONNECTION];

function without(headers: Headers, names: readonly string[]): Headers {
  const rest = new Headers(headers);
  for (const name of names) rest.delete(name);
  return rest;
}

/** Passes the Auth emulator's addresses on under this server's own origin, at the root, where the SDK calls them. */
export function mountIdentityProxy(app: Hono<AppEnv>, emulatorHost: string): void {
  for (const path of PATHS) {
    app.all(path, async (context) => {
      const { pathname, search } = new URL(context.req.url);
      const hasBody = context.req.method !== 'GET' && context.req.method !== 'HEAD';
      try {
        const response = await fetch(`http://${emulatorHost}${pathname}${search}`, {
          method: context.req.method,
          headers: without(context.req.raw.headers, OF_ONE_CONNECTION),
          redirect: 'manual',
          ...(hasBody ? { body: await context.req.arrayBuffer() } : {}),
        });
        const headers = without(response.headers, OF_ONE_BODY);
        // The emulator's own pages have inline code and are shown in a frame and a pop-up of ours.
        headers.set('content-security-policy', "frame-ancestors 'self'");
        return new Response(response.body, { status: response.status, headers });
      } catch (error) {
        throw new HttpError(502, 'The Auth emulator does not respond.', { cause: error });
      }
    });
  }
}
