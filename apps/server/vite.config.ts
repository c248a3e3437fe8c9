import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        // Its own file, for a worker thread is started from an address.
        'pglite.worker': 'src/database/pglite.worker.js',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
