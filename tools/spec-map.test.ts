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
    expect(check('| S1.1 | `src/session.ts` | `src/session.test.ts` › clears |', notBuilt)).toEqual([
      'docs/spec-map.md:1: S1.1: src/session.test.ts has no test “clears”.',
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

  it('reports a component’s test that names no section, and a story that checks nothing', () => {
    const story = (comment: string, body: string) => ({
      'packages/ui/src/Row/Row.stories.tsx': `${comment}\nexport const Arrows: Story = ${body};\n\nexport const Next: Story = { play };`,
    });
    const problemsOf = (more: Record<string, string>) =>
      checkSpecMap({
        specification: '- **S4.1** Arrows scroll 400 px.',
        map: `| S4.1 | \`src/session.ts\` | ${Object.keys(more)
          .map((path) => `\`${path}\` › ${path.includes('.stories.') ? 'Arrows' : 'scrolls'}`)
          .join('<br>')} |`,
        read: (path: string) => more[path] ?? read(path),
      });
    expect(problemsOf(story('/** Arrows scroll (spec §4). */', '{ play: scroll }'))).toEqual([]);
    expect(problemsOf(story('/** Arrows scroll (spec §2). */', '{ play: scroll }'))).toEqual([
      "docs/spec-map.md:1: S4.1: packages/ui/src/Row/Row.stories.tsx › Arrows doesn't name spec §4.",
    ]);
    expect(problemsOf(story('/** Arrows scroll (spec §4). */', '{}'))).toEqual([
      'docs/spec-map.md:1: S4.1: packages/ui/src/Row/Row.stories.tsx › Arrows has no play and holds nothing.',
    ]);
    const test = (group: string) => ({
      'packages/machines/src/row/row.test.ts': `describe('${group}', () => { it('scrolls', () => {}); });`,
    });
    expect(problemsOf(test('row (spec §4)'))).toEqual([]);
    expect(problemsOf(test('row'))).toHaveLength(1);
  });
});
