/**
 * Holds docs/spec-map.md against the run that just took place: `node tools/spec-map-run.mjs FOLDER`, where the folder
 * holds the JSON reports of Vitest and Playwright. Every test that a row names must have run and passed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';
import { readRows, SPEC_MAP } from './spec-map.mjs';

/** The tests of one report, Vitest's or Playwright's: `{ path, title, isPassed }`, the path relative to a folder. */
export function readReport(report, folder) {
  if (report.testResults) {
    return report.testResults.flatMap((file) =>
      file.assertionResults.map((test) => ({
        path: relative(folder, file.name),
        title: test.title,
        isPassed: test.status === 'passed',
      })),
    );
  }
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return (report.suites ?? []).flatMap(specsOf).map((spec) => ({
    path: relative(folder, join(report.config.rootDir, spec.file)),
    title: spec.title,
    isPassed: spec.ok,
  }));
}

/** The problems of the rows whose tests did not run, or did not pass, one sentence each. */
export function checkAgainstRun(map, results) {
  return readRows(map).flatMap((row) =>
    row.tests.flatMap(({ path, title }) => {
      const runs = results.filter((result) => result.path === path && isTitle(title, result.title));
      const at = `${SPEC_MAP}:${row.line}: ${row.number}`;
      if (runs.length === 0) return [`${at}: ${path} › ${title} did not run.`];
      return runs.every((run) => run.isPassed) ? [] : [`${at}: ${path} › ${title} did not pass.`];
    }),
  );
}

/**
 * Whether a title as it stands in the source is the one reported: placeholders (`%s`, `$name`) stand for any text, and
 * a story's export (`ShowsPrice`) is reported in words (`Shows Price`).
 */
function isTitle(source, reported) {
  if (source === null) return false;
  const pattern = source
    .split(/%[sdifjoc#]|\$\{[^}]*\}|\$[\w.]+/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s\\S]*');
  return new RegExp(`^${pattern}$`).test(reported) || withoutSpaces(source) === withoutSpaces(reported);
}

const withoutSpaces = (title) => title.replace(/\s/g, '').toLowerCase();

function main(folder) {
  const results = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readReport(JSON.parse(readFileSync(join(folder, name), 'utf8')), root));
  const problems = checkAgainstRun(readFileSync(join(root, SPEC_MAP), 'utf8'), results);
  for (const problem of problems) console.error(problem);
  console.log(`Specification map: held against ${results.length} tests, ${problems.length} problems.`);
  if (problems.length > 0 || results.length === 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2]);
