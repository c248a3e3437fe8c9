import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../install.mjs';
import { countPlaywright, countVitest, readCounted } from './reports.mjs';
import { summaryOf } from './run.mjs';

const vitestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: join(root, 'a.test.ts'),
      status: 'failed',
      startTime: 0,
      endTime: 2500,
      assertionResults: [
        { status: 'passed' },
        { status: 'passed' },
        { status: 'failed', fullName: 'a sum is right', failureMessages: ['Error: 2 is not 3'] },
      ],
    },
    {
      name: join(root, 'unreadable.test.ts'),
      status: 'failed',
      startTime: 0,
      endTime: 0,
      message: 'Unexpected token',
      assertionResults: [],
    },
  ],
};

const test = (duration: number) => ({ tests: [{ status: 'expected', results: [{ duration }] }] });
const flaky = {
  file: 'pay.spec.ts',
  title: 'a payment is taken',
  tests: [{ status: 'flaky', results: [{ duration: 2000, errors: [{ message: 'no receipt' }] }] }],
};
const playwrightReport = {
  stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 1 },
  errors: [],
  config: { rootDir: join(root, 'e2e') },
  suites: [{ file: 'pay.spec.ts', specs: [test(1000)], suites: [{ specs: [flaky] }] }],
};

describe('what is counted', () => {
  it('is each test of Vitest, and each file that could not be read', () => {
    expect(countVitest(vitestReport)).toEqual({
      passed: 2,
      failed: 2,
      files: [
        { path: 'a.test.ts', seconds: 2.5 },
        { path: 'unreadable.test.ts', seconds: 0 },
      ],
      failures: [
        { name: 'unreadable.test.ts', message: 'Unexpected token' },
        { name: 'a.test.ts › a sum is right', message: 'Error: 2 is not 3' },
      ],
    });
  });

  it('is each test of Playwright, those that were skipped or tried again as failed', () => {
    expect(countPlaywright(playwrightReport)).toEqual({
      passed: 3,
      failed: 2,
      files: [{ path: 'e2e/pay.spec.ts', seconds: 3 }],
      failures: [{ name: 'pay.spec.ts › a payment is taken', message: 'no receipt', page: '' }],
    });
  });

  it('comes with what the page of a failed test showed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chalchitra-reports-'));
    const path = join(folder, 'error-context.md');
    writeFileSync(path, '# Page snapshot\n\n```yaml\n- button "Pay"\n```\n');
    const [tried] = flaky.tests;
    const results = tried?.results.map((result) => ({
      ...result,
      attachments: [{ name: 'error-context', path }],
    }));
    const specs = [{ ...flaky, tests: [{ ...tried, results }] }];
    const suites = [{ file: 'pay.spec.ts', specs }];
    expect(countPlaywright({ ...playwrightReport, suites }).failures[0]?.page).toBe('- button "Pay"\n');
    rmSync(folder, { recursive: true });
  });
});

describe('a report', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'chalchitra-reports-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const read = (report: object | null, code: number) => {
    const file = join(folder, 'report.json');
    rmSync(file, { force: true });
    if (report) writeFileSync(file, JSON.stringify(report));
    return readCounted(file, code, (counted: object) => ({ files: [], ...counted }));
  };

  it('counts as it says', () =>
    expect(read({ passed: 4, failed: 0 }, 0)).toMatchObject({ passed: 4, failed: 0 }));
  it.each([
    ['that isn’t there', null, 0],
    ['of no test', { passed: 0, failed: 0 }, 0],
    ['of a runner that failed otherwise', { passed: 4, failed: 0 }, 1],
  ])('%s is a failure', (_, report, code) => expect(read(report, code)).toMatchObject({ failed: 1 }));
});

describe('the summary', () => {
  const part = {
    name: 'unit tests',
    passed: 2,
    failed: 0,
    seconds: 7,
    remark: '',
    output: '',
    files: [],
    failures: [],
  };
  const files = Array.from({ length: 12 }, (_, index) => ({ path: `${index}.test.ts`, seconds: index }));

  it('names each part with its time, and the ten slowest files', () => {
    const { text, isGreen } = summaryOf([{ ...part, files }], 65);
    expect(text).toContain('✓ unit tests: 2 passed, 0 failed, 7 s');
    expect(text.match(/\d+\.test\.ts/g)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `${index}.test.ts`),
    );
    expect(text).toMatch(/65 s in all\n2 passed, 0 failed\n$/);
    expect(isGreen).toBe(true);
  });

  it('names what failed, with the beginning of what it says', () => {
    const message = `\u001b[31mError\u001b[39m\n${'at a line\n'.repeat(50)}`;
    const { text } = summaryOf([{ ...part, failed: 1, failures: [{ name: 'a sum', message }] }], 1);
    expect(text).toContain('✗ a sum\n    Error\n    at a line');
    expect(text.match(/at a line/g)).toHaveLength(15);
  });

  it('shows the end of what a part printed that failed without naming a test', () => {
    const output = `${'✓ a step\n'.repeat(50)}The release failed: it stops\n`;
    const { text } = summaryOf([{ ...part, failed: 1, output }], 1);
    expect(text).toContain('✓ a step\n    The release failed: it stops\n');
    expect(text.match(/a step/g)).toHaveLength(15);
  });

  it('shows the remark on a part that printed nothing', () => {
    const { text } = summaryOf([{ ...part, failed: 1, output: '\n', remark: 'no report' }], 1);
    expect(text).toContain('✗ unit tests\n    no report\n');
  });

  it('is red where a part failed, or where nothing ran', () => {
    expect(summaryOf([part, { ...part, failed: 1 }], 1).isGreen).toBe(false);
    expect(summaryOf([{ ...part, passed: 0 }], 1).isGreen).toBe(false);
  });
});
