import { defineConfig } from 'vite';

/** What plays a playlist's first frame before the app's code is loaded: one file, because each file costs a visit time. */
export default defineConfig({
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/early.json',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/early.ts',
      // Of the contract it makes three calls. What makes the others does nothing else, and goes with them.
      treeshake: { manualPureFunctions: ['responseOf', 'listOf', 'oneOf'] },
      output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
