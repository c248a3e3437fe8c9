import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { IMMUTABLE } from '../http/caching';
import type { AppEnv } from '../http/env';
import { refusal } from '../http/errors';
import { sendFile } from '../http/sendFile';
import { CACHE_SECONDS, type MediaAccess } from './mediaAccess';

// Players and pictures of a page on another origin may read them; the signature, not the origin, is what guards media.
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

function restOf(context: Context, prefix: string): string | null {
  try {
    return decodeURIComponent(context.req.path.slice(prefix.length));
  } catch {
    return null;
  }
}

/** Serves the catalogue's public pictures, and its signed media to whom they are open, in ranges. */
export function mountMedia(app: Hono<AppEnv>, access: MediaAccess, catalogueFolder: string): void {
  const artwork = join(catalogueFolder, 'artwork');
  const media = join(catalogueFolder, 'media');

  app.on(['GET', 'HEAD'], '/artwork/*', async (context) => {
    context.set('route', '/artwork/*');
    const path = restOf(context, '/artwork/');
    const headers = { ...ANY_ORIGIN, 'cache-control': IMMUTABLE };
    return (
      (await sendFile(context.req.raw, artwork, path, headers)) ?? refusal(404, 'There is no such picture.')
    );
  });

  app.on(['GET', 'HEAD'], '/media/:signature/*', async (context) => {
    context.set('route', '/media/:signature/*');
    const signature = context.req.param('signature');
    const path = restOf(context, `/media/${signature}/`);
    const right = path === null ? null : await access.find(signature, path);
    if (right === null) return refusal(403, 'This address is no longer valid.');
    if (right.uid !== null) context.var.setUser(right.uid);
    const headers = { ...ANY_ORIGIN, 'cache-control': `private, max-age=${CACHE_SECONDS}, immutable` };
    return (await sendFile(context.req.raw, media, path, headers)) ?? refusal(404, 'There is no such file.');
  });
}
