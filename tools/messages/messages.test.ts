import format from 'icu-minify/format';
import { describe, expect, it } from 'vitest';
import { differencesOf, problemsOf } from './compare.mjs';
import { compileMessages, isolateParameters } from './compile.mjs';
import { messagesOf, parametersOf } from './parse.mjs';
import { typesOf } from './types.mjs';

const english = {
  base: { title: 'Search', found: '{count, plural, one {# title} other {# titles}}' },
  player: { points: ['Play {name}', 'Stop {name}'] },
};

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

it('compiles texts to themselves, and those with parameters to functions', async () => {
  const source = compileMessages(english);
  const { default: build } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const messages = build(
    (compiled: Parameters<typeof format>[0]) => (values: Parameters<typeof format>[2]) =>
      format(compiled, 'en-IN', values, { formatters }),
  );
  expect(messages.base.title).toBe('Search');
  expect([1, 120_000].map((count) => messages.base.found({ count }))).toEqual(['1 title', '1,20,000 titles']);
  expect(messages.player.points[1]({ name: 'Mela' })).toBe('Stop Mela');
});

it('keeps parameters’ own direction in a language from right to left', () => {
  expect(isolateParameters('{query} کے نتائج')).toBe('\u2068{query}\u2069 کے نتائج');
  expect(isolateParameters('{count, plural, one {{name} a} other {# b}}')).toBe(
    '{count, plural, one {\u2068{name}\u2069 a} other {# b}}',
  );
  expect(compileMessages({ a: '{b}' })).not.toContain('\u2068');
  expect(compileMessages({ a: '{b}' }, { isRightToLeft: true })).toContain('\u2068');
});

it('knows what each parameter takes', () => {
  expect([...parametersOf('{a} of {b, number}, {c, plural, one {{d}} other {#}}')]).toEqual([
    ['a', 'string | number'],
    ['b', 'number'],
    ['c', 'number'],
    ['d', 'string | number'],
  ]);
  expect(() => parametersOf('{a')).toThrow();
});

it('writes types that name missing and unknown parameters', () => {
  const types = typesOf(english);
  expect(types).toContain('  title: string;\n  found: (values: { count: number }) => string;');
  expect(typesOf({ base: { genres: {} } })).toContain('  genres: Readonly<Record<string, string>>;');
  expect(types).toContain('points: ((values: { name: string | number }) => string)[];');
});

describe('a language against English', () => {
  const hindi = {
    base: { title: 'खोज', found: '{count, plural, one {# शीर्षक} other {# शीर्षक}}' },
    player: { points: ['{name} चलाएँ', '{name} रोकें'] },
  };
  const problems = (base: object, player: object = hindi.player) =>
    problemsOf('hi', { base, player }, english);

  it('may be whole (spec §18)', () => expect(problemsOf('hi', hindi, english)).toEqual([]));

  it.each([
    [{ found: hindi.base.found }, 'base.title: is missing'],
    [{ ...hindi.base, old: 'पुराना' }, 'base.old: is left over, English has no such message'],
    [{ ...hindi.base, title: ' ' }, 'base.title: is empty'],
    [{ ...hindi.base, title: "खोज'" }, "base.title: writes ' for ’"],
    [{ ...hindi.base, title: 'अ\u200dॅप' }, 'base.title: writes ॲ as two letters'],
    [
      { ...hindi.base, title: 'खोज {query}' },
      'base.title: takes {query: string | number}, and English takes {}',
    ],
    [{ ...hindi.base, found: '{count, plural, other {#}}' }, 'base.found: has no plural for one'],
    [{ ...hindi.base, title: '{खोज' }, 'base.title: is no ICU MessageFormat'],
  ])('%j', (base, problem) => expect(problems(base)).toEqual([expect.stringContaining(problem)]));

  it('has words of its own where English has an empty group', () => {
    const open = { base: { ...english.base, genres: {} } };
    expect(problemsOf('hi', { base: { ...hindi.base, genres: { Drama: 'ड्रामा', War: ' ' } } }, open)).toEqual(
      ['base.genres.War: is empty'],
    );
  });

  it('lacks a point of a list', () =>
    expect(problems(hindi.base, { points: ['{name} चलाएँ'] })).toEqual(['player.points.1: is missing']));
});

it('finds every text of a tree', () =>
  expect(messagesOf(english).map(([path = '']) => path)).toEqual([
    'base.title',
    'base.found',
    'player.points.0',
    'player.points.1',
  ]));

describe('messages of one thing in two places', () => {
  const page = { title: 'Receipt {number}', paid: 'Paid', tax: { gst: 'GST' }, print: 'Print' };

  it('may be the same, and either place may have more', () => {
    const file = { title: 'Receipt {number}', paid: 'Paid', tax: { gst: 'GST' }, seller: 'Seller' };
    expect(differencesOf(file, page)).toEqual([]);
  });

  it('are named where they differ', () => {
    expect(differencesOf({ title: 'Bill {number}', paid: 'Paid', tax: { gst: 'VAT' } }, page)).toEqual([
      'title: is “Bill {number}” here and “Receipt {number}” there',
      'tax.gst: is “VAT” here and “GST” there',
    ]);
  });
});
