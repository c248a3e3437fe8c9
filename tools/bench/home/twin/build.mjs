import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const common = { configFile: false, logLevel: 'warn', root: here, plugins: [react()] };

const pageOf = (css, body, more = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Home</title>
<style>${css}</style>${more}</head><body>${body}</body></html>`;

/** A JSON element's text can't end it. */
const inPage = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Builds both twins once; `write` makes a static page and one that React takes over, from some content, compressed as a
 * server would. The folder is for the front's `/bench/`.
 */
export async function buildTwins() {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-twins-'));
  const client = { outDir: folder, assetsDir: '.', modulePreload: false };
  await build({
    ...common,
    base: '/bench/',
    build: { ...client, emptyOutDir: true, rolldownOptions: { input: join(here, 'client.jsx') } },
  });
  const outDir = join(folder, 'server');
  await build({
    ...common,
    build: {
      outDir,
      ssr: join(here, 'server.jsx'),
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
    // Outside the repository it would find no packages.
    ssr: { noExternal: true },
  });
  const { toStatic, toHydrated } = await import(pathToFileURL(join(outDir, 'server.mjs')).href);
  const script = readdirSync(folder).find((name) => name.endsWith('.js'));
  const css = readFileSync(join(here, 'home.css'), 'utf8');
  const compress = (name, text) => {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  };
  compress(script, readFileSync(join(folder, script)));
  return {
    folder,
    write(content) {
      const body = `<div id="app">${toHydrated(content)}</div>
<script type="application/json" id="content">${inPage(content)}</script>`;
      const code = `<script type="module" src="/bench/${script}"></script>`;
      compress('static.html', pageOf(css, toStatic(content)));
      compress('react.html', pageOf(css, body, code));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
