/** `npm run build`: installs what is missing, then makes the production build, with the `VITE_…` settings of `.env` too. */
import { ensureInstalled } from './install.mjs';
import { loadEnvironment } from './product/product.mjs';
import { runProgram } from './runProgram.mjs';

ensureInstalled();
loadEnvironment();
process.exit(await runProgram('turbo', ['run', 'build', ...process.argv.slice(2)]));
