import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { clearReport, entriesOf, keepPictures, type Outcome, reportPage } from './report';
import { shotsOf } from './stories';

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-visual-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the report', () => {
  const [one, two, three, four, five] = shotsOf([
    { id: 'a', title: 'Button', name: 'Main <b>', source: 'Button' },
  ]);
  if (!one || !two || !three || !four || !five) throw new Error('a story of the library has five modes');
  const place = { left: 1, top: 2, width: 3, height: 4 };
  const outcomes: Outcome[] = [
    { shot: one, kind: 'changed', sentence: '1 pixel differs', places: [place] },
    { shot: two, kind: 'new' },
    { shot: three, kind: 'failed', failure: 'The story shows nothing.</script>' },
    { shot: four, kind: 'same' },
    { shot: five, kind: 'failed', failure: 'The story shows nothing.</script>' },
  ];
  const gone = [{ title: 'Button', name: 'Old' }];

  it('names failures first, and a story that failed in several modes once', () => {
    const button = { title: 'Button', name: 'Main <b>' };
    expect(entriesOf({ outcomes, gone })).toEqual([
      {
        kind: 'failed',
        ...button,
        modes: [three.modeName, five.modeName],
        failure: 'The story shows nothing.</script>',
      },
      {
        kind: 'changed',
        ...button,
        modes: ['small'],
        file: one.file,
        text: '1 pixel differs',
        places: [place],
      },
      { kind: 'new', ...button, modes: ['desktop'], file: two.file },
      { kind: 'gone', title: 'Button', name: 'Old', modes: [] },
    ]);
  });

  it('holds all that it needs but the pictures, and no text of a story ends its script', () => {
    const page = reportPage({ against: 'abc', outcomes, gone });
    const [, data = ''] = /<script type="application\/json" id="findings">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({ against: 'abc', total: 5, same: 1 });
    expect(page).not.toMatch(/<(script|link|img)[^>]*(src|href)=|\/\* (style|pictures|script) \*\//);
  });

  it('lies beside its pictures, and starts empty each time', () => {
    const place = join(folder, 'report');
    clearReport(place);
    keepPictures(place, one, {
      before: Buffer.from('1'),
      after: Buffer.from('2'),
      difference: Buffer.from('3'),
    });
    expect(readFileSync(join(place, 'before', one.file), 'utf8')).toBe('1');
    clearReport(place);
    expect(() => readFileSync(join(place, 'before', one.file))).toThrow();
  });
});
