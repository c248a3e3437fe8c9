import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runProgram } from '../runProgram.mjs';
import { countPlaywright, countVitest, readCounted, slowestFiles } from './reports.mjs';
import { runParts } from './schedule.mjs';

/**
 * How a part runs: `after` are parts whose end it waits for, `needs` those that must have passed as well.
 * @typedef {object} PartOptions
 * @property {string[]} [after]
 * @property {string[]} [needs]
 * @property {Record<string, string> | (() => Record<string, string>)} [env] a function where another part makes it
 */

/**
 * A run of many parts, side by side. Each part says when it starts and shows its whole output when it ends; the end of
 * the run shows the time of each part and the slowest files.
 */
export function createRun() {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-test-'));
  const startedAt = Date.now();
  const parts = [];
  const results = [];
  const cleanUps = [];

  function note(name, result, seconds = 0) {
    results.push({ files: [], failures: [], remark: '', output: '', ...result, name, seconds });
  }

  const fail = (name, remark) => note(name, { passed: 0, failed: 1, remark });
  const leaveOut = (name, reason) => note(name, { passed: 0, failed: 0, remark: `not run: ${reason}` });

  /**
   * Adds a part. `run` gets `program(name, args, env)`, which starts a program of the part, and returns what it came to.
   * @param {string} name
   * @param {PartOptions} options
   */
  function add(name, { after = [], needs = [], env = {} }, run) {
    const outputFile = join(folder, `${fileName(name)}.txt`);
    const program = (command, args, more = {}) =>
      runProgram(command, args, {
        env: { ...(typeof env === 'function' ? env() : env), ...more },
        outputFile,
      });
    async function runPart() {
      const missing = needs.find((need) =>
        results.some((result) => result.name === need && result.failed > 0),
      );
      if (missing) return fail(name, `not run, as this failed: ${missing}`);
      process.stdout.write(`… ${name}\n`);
      const began = Date.now();
      const result = await run(program).catch(({ message }) => ({ passed: 0, failed: 1, remark: message }));
      const output = existsSync(outputFile) ? `${readFileSync(outputFile, 'utf8').trim()}\n` : '';
      note(name, { ...result, output }, secondsSince(began));
      process.stdout.write(`\n— ${name}\n${output}${lineOf(results.at(-1))}\n\n`);
    }
    parts.push({ name, after: [...after, ...needs], run: runPart });
  }

  /** A part whose runner writes a report, which says how many tests passed. */
  function addRunner(name, options, count, start) {
    const report = join(folder, `${fileName(name)}.json`);
    add(name, options, async (program) => readCounted(report, await start(program, report), count));
  }

  return {
    /** Where the runners' reports are. */
    folder,
    add,
    /** Counts a part that can't begin as failed. */
    fail,
    /** Names a part that isn't run, and why. */
    leaveOut,
    /** Leaves out a part for which this machine lacks something; a CI machine has to have it, so there it fails. */
    lacks: (name, remedy) => (process.env.CI ? fail(name, remedy) : leaveOut(name, remedy)),
    names: () => parts.map(({ name }) => name),
    /** What is stopped when all parts have ended. */
    atTheEnd: (stop) => cleanUps.push(stop),
    /** A program without a count of its own counts as one. */
    check: (name, [command, args], options = {}) =>
      add(name, options, async (program) => {
        const isPassed = (await program(command, args)) === 0;
        return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
      }),
    vitest: (name, args, options = {}) =>
      addRunner(name, options, countVitest, (program, report) =>
        program('vitest', [
          'run',
          ...args,
          '--reporter=default',
          '--reporter=json',
          `--outputFile=${report}`,
        ]),
      ),
    playwright: (name, args, options = {}) =>
      addRunner(name, options, countPlaywright, (program, report) =>
        program('playwright', ['test', '--reporter=list,json', ...args], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }),
      ),
    /** Runs all parts, as many at a time as there are cores; returns whether everything passed. */
    async start() {
      try {
        await runParts(parts, availableParallelism());
      } finally {
        for (const stop of cleanUps) await stop();
        rmSync(folder, { recursive: true, force: true });
      }
      const { text, isGreen } = summaryOf(results, secondsSince(startedAt));
      process.stdout.write(text);
      return isGreen;
    },
  };
}

const fileName = (name) => name.replace(/\W+/g, '-');
const secondsSince = (time) => Math.round((Date.now() - time) / 1000);

function lineOf({ name, passed, failed, seconds, remark }) {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
  return `${mark} ${name}: ${passed} passed, ${failed} failed, ${seconds} s${remark ? ` (${remark})` : ''}`;
}

/** Enough for the difference that an assertion prints. */
const MESSAGE_LINES = 16;

/** Enough for what a page shows first; its files are gone with the machine that ran the tests. */
const PAGE_LINES = 80;

/** A test that failed, with the beginning of what it says and of what its page showed. */
function failureOf({ name, message, page = '' }) {
  const beginning = (text, count) => stripVTControlCharacters(text).trim().split('\n').slice(0, count);
  const lines = [...beginning(message, MESSAGE_LINES), ...(page ? beginning(page, PAGE_LINES) : [])];
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** A part that failed without naming a test, with the end of what it printed. */
function endOf({ name, output, remark }) {
  const lines = stripVTControlCharacters(output.trim() || remark)
    .trim()
    .split('\n')
    .slice(-MESSAGE_LINES);
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** What a run came to: each part with its time, the slowest files, what failed, and the sum. */
export function summaryOf(results, seconds) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const slowest = slowestFiles(results.flatMap(({ files }) => files));
  const failures = results
    .filter(({ failed }) => failed > 0)
    .flatMap((part) => (part.failures.length > 0 ? part.failures.map(failureOf) : endOf(part)));
  const lines = [
    '',
    'The parts, in the order in which they ended:',
    ...results.map(lineOf),
    '',
    'The slowest files:',
    ...slowest.map((file) => `${file.seconds.toFixed(1).padStart(7)} s  ${file.path}`),
    ...(failures.length > 0 ? ['', 'What failed:', ...failures] : []),
    '',
    `${seconds} s in all`,
    `${passed} passed, ${failed} failed`,
    '',
  ];
  return { text: lines.join('\n'), isGreen: failed === 0 && passed > 0 };
}
