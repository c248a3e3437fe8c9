import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../install.mjs';

/**
 * What a runner's report says: how many tests passed and failed, and how long each file took, in seconds.
 * @typedef {{ passed: number, failed: number, files: { path: string, seconds: number }[] }} Counted
 */

/** Vitest's report. A file that fails while it is being read has no tests to count: it counts as one failure. */
export function countVitest(report) {
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      path: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Playwright's report. Flaky and skipped count as failed: nothing is tried again into green. */
export function countPlaywright({ stats, errors, suites, config }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    files: suites.map((suite) => ({
      path: relative(root, `${config.rootDir}/${suite.file}`),
      seconds: sum(testsOf(suite).flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    })),
  };
}

const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Counts the report that a runner has written, and believes it only together with the runner's exit code.
 * @returns {Counted & { remark?: string }}
 */
export function readCounted(file, code, count) {
  let counted;
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, files: [], remark: `no report; the runner ended with code ${code}` };
  }
  if (counted.passed + counted.failed === 0) return { ...counted, failed: 1, remark: 'no test was found' };
  if (code !== 0 && counted.failed === 0) {
    return { ...counted, failed: 1, remark: `the runner ended with code ${code}` };
  }
  return counted;
}

/** The slowest files of all parts, slowest first. */
export const slowestFiles = (files, most = 10) =>
  [...files].sort((one, other) => other.seconds - one.seconds).slice(0, most);
