/** `npm run lint`: every check of the source, to the end even where one fails. */
import { sourceChecks } from './checks.mjs';
import { runProgram } from './runProgram.mjs';

let failed = 0;
for (const { name, command } of sourceChecks) {
  process.stdout.write(`\n— ${name}\n`);
  if ((await runProgram(...command)) !== 0) {
    failed += 1;
    process.stderr.write(`${name}: failed\n`);
  }
}
process.exit(failed === 0 ? 0 : 1);
