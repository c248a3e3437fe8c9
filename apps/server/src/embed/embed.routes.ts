import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentStore } from '../content/content.store';
import { contentTypeOf } from '../http/contentTypes';
import type { AppEnv } from '../http/env';
import { locations } from '../locations';
import type { MediaAddresses } from '../media/mediaAddresses';

const ASSETS = ['embed.css', 'embed.js'] as const;
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "media-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function page(content: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Embedded video</title>
        <link rel="stylesheet" href="/embed/assets/embed.css" />
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}

/**
 * Mounts `/embed/:videoId`, which replaces the video host in local mode: it plays the catalogue's clip for that
 * id and speaks the host's message protocol.
 */
export function mountEmbed(
  app: Hono<AppEnv>,
  { store, addresses }: { store: Pick<ContentStore, 'embeddedClip'>; addresses: MediaAddresses },
): void {
  const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-store' };
  for (const name of ASSETS) {
    const text = readFileSync(join(locations.embedAssets, name), 'utf8');
    app.get(`/embed/assets/${name}`, (context) =>
      context.body(text, 200, { 'content-type': contentTypeOf(name), 'cache-control': 'no-cache' }),
    );
  }
  app.get('/embed/:videoId', async (context) => {
    const clip = await store.embeddedClip(context.req.param('videoId'));
    if (clip === null) return context.html(page('This video is not available.'), 404, headers);
    const player = html`<video src="${addresses.public(clip)}" playsinline loop disablepictureinpicture></video>
      <script type="module" src="/embed/assets/embed.js"></script>`;
    return context.html(page(player), 200, headers);
  });
}
