import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ensureInstalled } from '../../install.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const pages = join(here, 'pages');
const COMPRESSED = /\.(?:js|css|html)$/;

/** The other players' pages, by name. */
export const rivalNames = ['bare', 'vidstack', 'mediachrome'];

/** What a page of its own would share with its site, and what every one of them plays with, in files of their own. */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'hls', test: /node_modules\/hls\.js\// },
];

/** Installs the other players into this folder and builds a page with each, compressed as a server would; returns the folder. */
export async function buildRivals() {
  ensureInstalled(here);
  const outDir = join(here, 'dist');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  // One at a time, so that no page shares a file with another.
  for (const name of rivalNames) {
    await build({
      configFile: false,
      logLevel: 'warn',
      root: pages,
      base: `/bench/${name}/`,
      plugins: [react()],
      build: {
        outDir: join(outDir, name),
        emptyOutDir: true,
        chunkSizeWarningLimit: 2000,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(pages, `${name}.html`), output: { codeSplitting: { groups } } },
      },
    });
  }
  for (const file of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !COMPRESSED.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  return outDir;
}
