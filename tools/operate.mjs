/** `npm run operate -- COMMAND`: installs what is missing, then looks at and mends people's payments, in words. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { binary, ensureInstalled, root } from './install.mjs';
import { loadEnvironment } from './product/product.mjs';

ensureInstalled();
loadEnvironment();
const program = join(root, 'apps/server/src/operateMain.ts');
const { status } = spawnSync(process.execPath, [binary('tsx'), program, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
