/**
 * `npm test`: installs what is missing, then every check of the repository, to the end even where one
 * fails. The last line sums all of them up; a runner that ran nothing counts as a failure.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureBrowser, installSystemPackages } = await import('./browser.mjs');
const { findPostgres, startPostgres } = await import('./postgres.mjs');
const { runProgram, sourceChecks } = await import('./checks.mjs');

const reports = mkdtempSync(join(tmpdir(), 'chalchitra-test-'));
const lines = [];
const totals = { passed: 0, failed: 0 };

function note(name, passed, failed, startedAt, remark = '') {
  totals.passed += passed;
  totals.failed += failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  lines.push(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s${remark ? ` (${remark})` : ''}`,
  );
}

/** A check without a count of its own counts as one. */
async function check(name, run) {
  const startedAt = Date.now();
  process.stdout.write(`\n— ${name}\n`);
  const code = await run();
  note(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, startedAt);
  return code === 0;
}

/** A runner writes a report; what it says of itself is believed only together with its exit code. */
async function runner(name, file, run, count) {
  const startedAt = Date.now();
  process.stdout.write(`\n— ${name}\n`);
  const code = await run();
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    counted = { passed: 0, failed: 1 };
  }
  if (counted.passed + counted.failed === 0) return note(name, 0, 1, startedAt, 'no test was found');
  const isSilentFailure = code !== 0 && counted.failed === 0;
  note(
    name,
    counted.passed,
    counted.failed + (isSilentFailure ? 1 : 0),
    startedAt,
    isSilentFailure ? `the runner ended with code ${code}` : '',
  );
}

function vitest(name, projects, env = {}) {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  return runner(
    name,
    file,
    () => runProgram('vitest', args, env),
    // A suite that fails while it is being read has no tests to count: it counts as one failure.
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0)
          .length,
    }),
  );
}

function playwright(name, browser) {
  const file = join(reports, 'e2e.json');
  return runner(
    name,
    file,
    () =>
      runProgram('playwright', ['test', '--reporter=list,json'], {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    ({ stats, errors }) => ({
      passed: stats.expected,
      // Flaky is failed: nothing is tried again into green. Skipped tests don't count as run.
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    }),
  );
}

const browser = await ensureBrowser();
let postgresBinaries = findPostgres();
if (!postgresBinaries && !process.env.TEST_DATABASE_URL && installSystemPackages(['postgresql'])) {
  postgresBinaries = findPostgres();
}

for (const { name, run } of sourceChecks) await check(name, run);
await check('types', () =>
  runProgram('turbo', ['run', 'typecheck', 'typecheck:root', '--output-logs=errors-only']),
);
await vitest('unit tests', ['unit']);
await vitest('server tests on PGlite', ['server'], { TEST_DATABASE_URL: '' });

if (process.env.TEST_DATABASE_URL || postgresBinaries) {
  const cluster = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop() {} }
    : await startPostgres(postgresBinaries);
  try {
    await vitest('server tests on PostgreSQL', ['server'], { TEST_DATABASE_URL: cluster.url });
  } finally {
    cluster.stop();
  }
} else if (process.env.CI) {
  note('server tests on PostgreSQL', 0, 1, Date.now(), 'PostgreSQL could not be installed');
} else {
  lines.push('– server tests on PostgreSQL: not run; install PostgreSQL or set TEST_DATABASE_URL');
}

const isBuilt = await check('build', () =>
  runProgram('turbo', ['run', 'build', '--output-logs=errors-only']),
);
if (browser) {
  await vitest('stories in the browser', ['storybook'], { CHROMIUM_PATH: browser });
  await check('documentation pages of the built Storybook', () =>
    runProgram('tools/docs-pages.mjs', [], { CHROMIUM_PATH: browser }),
  );
  if (isBuilt) {
    await check('JavaScript budgets of the pages', () =>
      runProgram('tools/bench/pages.mjs', [], { CHROMIUM_PATH: browser }),
    );
    await playwright('end-to-end tests', browser);
  } else {
    note('end-to-end tests', 0, 1, Date.now(), 'nothing was built');
  }
} else {
  const where = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not a program that can be run`
    : 'no Chromium or Chrome was found: install one, or set CHROMIUM_PATH';
  note('tests in the browser', 0, 1, Date.now(), where);
}

await check('specification map against this run', () => runProgram('tools/spec-map-run.mjs', [reports]));
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${lines.join('\n')}\n\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
