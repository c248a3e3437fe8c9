/**
 * `npm run operate -- COMMAND`, `npm run catalogue -- FILE`: installs what is missing, then runs one of the server's
 * commands with the settings of `.env`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { binary, ensureInstalled, root } from './install.mjs';
import { loadEnvironment, readGround } from './product/product.mjs';

ensureInstalled();
loadEnvironment();
const [name, ...args] = process.argv.slice(2);
const program = join(root, `apps/server/src/${name}Main.ts`);
const { status } = spawnSync(process.execPath, [binary('tsx'), program, ...args], {
  cwd: root,
  // As the server has it from `npm start`.
  env: { ...process.env, DATA_DIR: readGround().dataFolder },
  stdio: 'inherit',
});
process.exit(status ?? 1);
