/** Serves apps/web with hot reload on the port given, until the parent is gone. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../install.mjs';

const port = Number(process.argv[2]);
const server = await createServer({
  root: join(root, 'apps/web'),
  clearScreen: false,
  server: { host: '127.0.0.1', port, strictPort: true, hmr: { clientPort: port, host: '127.0.0.1' } },
});
await server.listen();
const stop = () => server.close().finally(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send({ type: 'ready' });
