import { describe, expect, it } from 'vitest';
import { checkSpecMap, countRows } from './spec-map.mjs';

const files: Record<string, string> = {
  'src/session.ts': 'export const session = 1;',
  'src/session.test.ts': "it('clears the viewer\\'s token', () => {});",
};
const read = (path: string) => files[path] ?? null;
const specification = ['# Specification', '', '- **S1.1** One.', '- **S1.2** Two.'].join('\n');
const built = "| S1.1 | `src/session.ts` | `src/session.test.ts` › clears the viewer's token |";
const notBuilt = '| S1.2 | not built yet | not built yet |';
const check = (...rows: string[]) => checkSpecMap({ specification, map: rows.join('\n'), read });

describe('the check of the specification map', () => {
  it('accepts rows whose files and titles exist, and rows not built yet', () => {
    expect(check(built, notBuilt)).toEqual([]);
    expect(countRows([built, notBuilt].join('\n'))).toEqual({ rows: 2, built: 1, tested: 1 });
  });

  it('reports a sentence without a row and a row without a sentence', () => {
    expect(check(built)).toEqual(['docs/spec-map.md: S1.2 has no row.']);
    expect(check(built, notBuilt, '| S9.9 | not built yet | not built yet |')).toEqual([
      'docs/spec-map.md:3: S9.9 has no sentence in docs/specification.md.',
    ]);
  });

  it('reports a number that stands twice, in either document', () => {
    expect(check(built, notBuilt, notBuilt)).toEqual(['docs/spec-map.md: S1.2 has two rows.']);
    const twice = checkSpecMap({
      specification: `${specification}\n- **S1.1** Again.`,
      map: [built, notBuilt].join('\n'),
      read,
    });
    expect(twice).toEqual(['docs/specification.md: S1.1 stands there twice.']);
  });

  it('reports files and tests that do not exist', () => {
    expect(check('| S1.1 | `src/gone.ts` | not built yet |', notBuilt)).toEqual([
      "docs/spec-map.md:1: S1.1 names src/gone.ts, which doesn't exist.",
    ]);
    expect(check('| S1.1 | `src/session.ts` | `src/session.test.ts` › signs out |', notBuilt)).toEqual([
      'docs/spec-map.md:1: S1.1: src/session.test.ts has no test “signs out”.',
    ]);
  });

  it('reports a test without a title, a test without a file and a cell that is neither', () => {
    expect(check('| S1.1 | `src/session.ts` | `src/session.test.ts` |', notBuilt)).toHaveLength(1);
    expect(
      check("| S1.1 | not built yet | `src/session.test.ts` › clears the viewer's token |", notBuilt),
    ).toEqual(['docs/spec-map.md:1: S1.1 names a test but no file.']);
    expect(check('| S1.1 | somewhere | not built yet |', notBuilt)).toEqual([
      'docs/spec-map.md:1: S1.1: “somewhere” is neither “not built yet” nor a path in backticks.',
    ]);
  });
});
