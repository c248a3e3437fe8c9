/** `npm start`: installs what is missing, builds, starts every part and says where to go. */
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { checkGround, loadEnvironment } from './product/product.mjs';
import { runUntilStopped } from './product/session.mjs';
import { build } from './runProgram.mjs';

loadEnvironment();
const ground = await checkGround();
ensureInstalled();
process.stdout.write('Building …\n');
await build();
await runUntilStopped({ ...ground, serverFile: join(root, 'apps/server/dist/main.js') });
