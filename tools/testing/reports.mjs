import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../install.mjs';

/**
 * What a runner's report says: how many tests passed and failed, how long each file took, in seconds, and what failed.
 * @typedef {object} Counted
 * @property {number} passed
 * @property {number} failed
 * @property {{ path: string, seconds: number }[]} files
 * @property {{ name: string, message: string, page?: string }[]} failures `page` is what its page showed, for assistive technology
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
    failures: [
      ...unread.map(({ name, message }) => ({ name: relative(root, name), message })),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            name: `${relative(root, name)} › ${fullName}`,
            message: failureMessages.join('\n'),
          })),
      ),
    ],
  };
}

/** Playwright's report. Flaky and skipped count as failed: nothing is tried again into green. */
export function countPlaywright({ stats, errors, suites, config }) {
  const failed = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    files: suites.map((suite) => ({
      path: relative(root, `${config.rootDir}/${suite.file}`),
      seconds: sum(resultsOf(suite).map(({ duration }) => duration)) / 1000,
    })),
    failures: [
      ...errors.map(({ message }) => ({ name: 'outside of the tests', message })),
      ...failed.map((spec) => ({
        name: `${spec.file} › ${spec.title}`,
        message: messageOf(spec),
        page: pageOf(spec),
      })),
    ],
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const resultsOf = (suite) => specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
const messageOf = ({ tests }) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)))
    .join('\n');

/** What the page showed when a test failed, which Playwright writes into a file beside its error. */
function pageOf({ tests }) {
  const paths = tests.flatMap(({ results }) =>
    results.flatMap(({ attachments = [] }) =>
      attachments.filter(({ name }) => name === 'error-context').map(({ path }) => path),
    ),
  );
  const [, snapshot = ''] = /```yaml\n([\s\S]*?)```/.exec(paths.map(readText).join('\n')) ?? [];
  return snapshot;
}

const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
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
    return {
      passed: 0,
      failed: 1,
      files: [],
      failures: [],
      remark: `no report; the runner ended with code ${code}`,
    };
  }
  if (counted.passed + counted.failed === 0) return { ...counted, failed: 1, remark: 'no test was found' };
  if (code !== 0 && counted.failed === 0) {
    return { ...counted, failed: 1, remark: `the runner ended with code ${code}` };
  }
  return counted;
}

/** The slowest files of all parts, slowest first. */
export const slowestFiles = (files, count = 10) =>
  [...files].sort((one, other) => other.seconds - one.seconds).slice(0, count);
