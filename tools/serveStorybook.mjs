import { preview } from 'vite';

/** Serves a built Storybook on a free port of loopback; returns its address, without a trailing slash, and what stops it. */
export async function serveStorybook(/** @type {string} */ folder) {
  const server = await preview({
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const { port } = server.httpServer.address();
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
