import { describe, expect, it } from 'vitest';
import { checkAgainstRun, readReport } from './spec-map-run.mjs';

const vitestReport = {
  testResults: [
    {
      name: '/repository/src/Card.stories.tsx',
      assertionResults: [{ title: 'Shows Price', status: 'passed' }],
    },
    {
      name: '/repository/src/name.test.ts',
      assertionResults: [
        { title: 'takes "आशा"', status: 'passed' },
        { title: 'takes "Asha"', status: 'passed' },
        { title: 'refuses (at once)', status: 'failed' },
      ],
    },
  ],
};
const playwrightReport = {
  config: { rootDir: '/repository/e2e' },
  suites: [
    {
      file: 'pay.spec.ts',
      specs: [],
      suites: [{ specs: [{ file: 'pay.spec.ts', title: 'pays', ok: true }] }],
    },
  ],
};
const results = [vitestReport, playwrightReport].flatMap((report) => readReport(report, '/repository'));
const check = (test: string) => checkAgainstRun(`| S1.1 | \`src/a.ts\` | ${test} |`, results);

describe('the map held against a run', () => {
  it.each([
    '`src/Card.stories.tsx` › ShowsPrice',
    '`src/name.test.ts` › takes %j',
    '`e2e/pay.spec.ts` › pays',
    '`src/Card.stories.tsx` › ShowsPrice<br>`e2e/pay.spec.ts` › pays',
    'not built yet',
  ])('accepts %s', (test) => expect(check(test)).toEqual([]));

  it.each([
    ['`src/name.test.ts` › refuses (at once)', 'did not pass.'],
    ['`src/name.test.ts` › pays', 'did not run.'],
    ['`src/gone.test.ts` › takes %j', 'did not run.'],
  ])('reports %s, which %s', (test, words) => {
    expect(check(test)).toEqual([
      expect.stringMatching(new RegExp(`^docs/spec-map.md:1: S1.1: .*${words}$`)),
    ]);
  });
});
