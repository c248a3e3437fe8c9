/** `npm run chromatic`: sends the stories' pictures to Chromatic. `npm run chromatic -- trace FILE` needs no account. */

import { giveUp } from './install.mjs';
import { runProgram } from './runProgram.mjs';

const args = process.argv.slice(2);
if (args[0] !== 'trace' && !process.env.CHROMATIC_PROJECT_TOKEN) {
  giveUp("Set CHROMATIC_PROJECT_TOKEN to your Chromatic project's token; `npm run visual` needs no account.");
}
process.exitCode = await runProgram('chromatic', args);
