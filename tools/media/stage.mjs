import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserArgs, requireBrowser } from '../browser.mjs';
import { ensureFonts, fontFaces } from './fonts.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const types = { '.js': 'text/javascript', '.woff2': 'font/woff2', '.html': 'text/html' };
const page =
  () => `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>${fontFaces()}</style>
<script type="module" src="/stage/main.js"></script>`;

async function body(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Opens a browser page that draws scenes on a canvas and hands the raw pixels back. `still(spec)` returns one picture
 * (RGBA, 8 bits a channel); `film(spec, onFrame)` calls back once a frame, in order (planes of 4:2:0, BT.709).
 */
export async function openStage() {
  const fonts = join(ensureFonts(), 'node_modules');
  let deliver = async () => {};
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') {
        await deliver(await body(request));
        response.writeHead(204).end();
        return;
      }
      const path = normalize(decodeURIComponent(new URL(request.url, 'http://stage').pathname));
      if (path === '/') {
        response.writeHead(200, { 'content-type': 'text/html' }).end(page());
        return;
      }
      const file = path.startsWith('/fonts/') ? join(fonts, path.slice(7)) : join(here, path);
      const content = await readFile(file);
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: browserArgs });
  const tab = await browser.newPage();
  tab.on('pageerror', (error) => console.error(error));
  tab.on('console', (message) => console.log(`page: ${message.text()}`));
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab.waitForFunction(() => globalThis.stage !== undefined);
  return {
    async still(spec) {
      let pixels;
      deliver = async (data) => {
        pixels = data;
      };
      await tab.evaluate((given) => globalThis.stage.still(given), spec);
      return pixels;
    },
    async film(spec, onFrame) {
      deliver = onFrame;
      await tab.evaluate((given) => globalThis.stage.film(given), spec);
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
