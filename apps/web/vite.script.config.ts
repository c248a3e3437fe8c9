import { defineConfig } from 'vite';

/** What stands in a player's page by itself: one script of a few lines, which the server's entry finds beside it. */
export default defineConfig({
  build: {
    outDir: 'dist/server',
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    lib: {
      entry: 'src/firstVisit.script.ts',
      formats: ['iife'],
      name: 'script',
      fileName: () => 'firstVisit.js',
    },
  },
});
