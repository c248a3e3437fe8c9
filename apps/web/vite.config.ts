import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One file for both builds: `vite build` makes dist/client, `vite build --ssr` makes dist/server/entry.js.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  // The server part is one self-contained module, so that the backend needs nothing of ours at run time.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: 'src/entry.server.tsx',
        copyPublicDir: false,
        rolldownOptions: {
          output: { entryFileNames: 'entry.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Inlined assets and the preload polyfill would need data: sources and another script in the policy.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
      },
}));
