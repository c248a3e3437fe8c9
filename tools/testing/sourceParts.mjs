import { sourceChecks } from '../checks.mjs';

/** Adds what needs no browser, no database and no build: types, the checks of the source, unit tests. */
export function addSourceParts(run) {
  const typecheck = ['run', 'typecheck', 'typecheck:root', '--concurrency=1', '--output-logs=errors-only'];
  run.vitest('unit tests', ['--project', 'unit*', '--maxWorkers=1']);
  run.check('types', ['turbo', typecheck]);
  for (const { name, command } of sourceChecks) run.check(name, command);
}
