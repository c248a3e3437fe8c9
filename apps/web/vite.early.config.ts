import { defineConfig } from 'vite';

/** What begins with a film before the app is there: one file with all that it needs, as every file costs a visit time. */
export default defineConfig({
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/early.json',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/early.ts',
      output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
