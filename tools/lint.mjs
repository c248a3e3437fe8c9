/** `npm run lint`: every check of the source, to the end even where one fails. */
import { sourceChecks } from './checks.mjs';

let failed = 0;
for (const { name, run } of sourceChecks) {
  process.stdout.write(`\n— ${name}\n`);
  if ((await run()) !== 0) {
    failed += 1;
    process.stderr.write(`${name}: failed\n`);
  }
}
process.exit(failed === 0 ? 0 : 1);
