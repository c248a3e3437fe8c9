/** `npm run dev`: the same product as `npm start`, with hot reload of the page and restarts of the server. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { freePort } from './ports.mjs';
import { startPart } from './product/parts.mjs';
import { checkGround, loadEnvironment } from './product/product.mjs';
import { runUntilStopped } from './product/session.mjs';

const QUIET_MS = 200;

loadEnvironment();
const ground = await checkGround();
ensureInstalled();

const webPort = await freePort();
const web = startPart({
  name: 'web',
  file: join(root, 'tools/product/web-dev.mjs'),
  args: [String(webPort)],
  env: { NODE_ENV: 'development' },
  logFolder: join(ground.dataFolder, 'logs'),
});
await web.message('ready');

const product = await runUntilStopped(
  {
    ...ground,
    serverFile: join(root, 'apps/server/src/main.ts'),
    nodeArgs: ['--import', 'tsx'],
    env: { NODE_ENV: 'development', WEB_DEV_URL: `http://127.0.0.1:${webPort}` },
  },
  [web],
);

let timer;
const restartSoon = (_event, file) => {
  if (!file || !/\.(ts|json)$/.test(file) || file.includes('.test.')) return;
  clearTimeout(timer);
  timer = setTimeout(() => product.restartServer(), QUIET_MS);
};
for (const folder of ['apps/server/src', 'apps/server/catalogue', 'packages/api/src']) {
  watch(join(root, folder), { recursive: true }, restartSoon);
}
