import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { filesOf, type Manifest } from './src/manifest';

/** What says that the browser is offline; no page names its files before. */
const NOTICE = 'src/routes/frame/OfflineNotice.tsx';

/** The service worker: one file at the root, built after the client whose files it names. */
export default defineConfig(() => {
  const text = readFileSync(new URL('dist/client/.vite/manifest.json', import.meta.url), 'utf8');
  const { files, styles } = filesOf(JSON.parse(text) as Manifest, [NOTICE]);
  const addresses = [...files, ...styles].map((file) => `/${file}`);
  return {
    define: { 'import.meta.env.OFFLINE_FILES': JSON.stringify(addresses) },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/worker/serviceWorker.ts',
        output: { format: 'iife' as const, entryFileNames: 'sw.js' },
      },
    },
  };
});
