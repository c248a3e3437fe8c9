/** `npm start`: installs what is missing, builds, starts every part and says where to go. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { binary, ensureInstalled, giveUp, root } from './install.mjs';
import { checkGround, loadEnvironment } from './product/product.mjs';
import { runUntilStopped } from './product/session.mjs';

loadEnvironment();
const ground = await checkGround();
ensureInstalled();
process.stdout.write('Building …\n');
const build = spawnSync(process.execPath, [binary('turbo'), 'run', 'build', '--output-logs=errors-only'], {
  cwd: root,
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (build.status !== 0) giveUp('The build failed: see above.');
await runUntilStopped({ ...ground, serverFile: join(root, 'apps/server/dist/main.js') });
