import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { type BuildManifest, checkModules, filesOf } from './src/document/buildManifest';
import { WORKER_FILE } from './src/head/head.constants';

/** What says that the browser is offline, and that a language can't be shown then; no page names their files before. */
const NOTICES = ['src/routes/frame/OfflineNotice.tsx', 'src/routes/frame/LanguageFailure.tsx'];

/** Names the files of the built client, which is read when this is built and not when this file is loaded. */
const offlineFiles: Plugin = {
  name: 'offline-files',
  config() {
    const text = readFileSync(new URL('dist/client/.vite/manifest.json', import.meta.url), 'utf8');
    const manifest = JSON.parse(text) as BuildManifest;
    checkModules(manifest, NOTICES);
    const { files, styles } = filesOf(manifest, NOTICES);
    const addresses = [...files, ...styles].map((file) => `/${file}`);
    return { define: { 'import.meta.env.OFFLINE_FILES': JSON.stringify(addresses) } };
  },
};

/** The service worker: one file at the root, built after the client. */
export default defineConfig({
  plugins: [offlineFiles],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/worker/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: WORKER_FILE },
    },
  },
});
