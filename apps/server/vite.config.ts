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
        catalogue: 'src/catalogueMain.ts',
        operate: 'src/operateMain.ts',
        // Its own file, for a worker thread is started from an address.
        'pglite.worker': 'src/database/pglite.worker.js',
      },
      // All in one folder, because locations.ts finds the package's folder from its own.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
