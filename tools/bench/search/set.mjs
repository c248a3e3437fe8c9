import { readdirSync, readFileSync } from 'node:fs';
import { firstWords, otherScript, ownScriptSlips, typo, wrongSpace } from './slips.mjs';

/**
 * A title of the test set, with the Latin spellings in which people type it, and its other names.
 * @typedef {{ id: string, name: string, lang: string, isLoan: boolean, spellings: string[], alias: string[], part: Part }} Title
 */
/**
 * What a title is for: the fold is fitted to the first part; the second and the third are only counted, of which the third was
 * written down when the fold had long been made.
 * @typedef {'fitted' | 'held out' | 'fresh'} Part
 */
/**
 * What is typed, and the titles of which one has to come first.
 * @typedef {{ query: string, kind: string, lang: string, part: Part, right: string[] }} Query
 */

const OTHER_SCRIPTS = ['hi', 'bn', 'te', 'kn', 'gu', 'ml'];

/** @param {string} file */
const linesOf = (file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

/** @param {string} text */
const listOf = (text) => text.split(',').map((one) => one.trim());

/** Other names by title. @type {ReadonlyMap<string, string[]>} */
const aliases = new Map(
  linesOf('aliases.txt').map((line) => {
    const [name = '', alias = ''] = line.split(' = ');
    return [name, listOf(alias)];
  }),
);

/**
 * The titles of a folder, a file a language.
 * @param {string} folder
 * @param {(index: number) => Part} partOf
 * @returns {Title[]}
 */
const titlesIn = (folder, partOf) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file !== 'others.txt')
    .sort()
    .flatMap((file) => {
      const lang = file.replace('.txt', '');
      return linesOf(folder + file).map((line, index) => {
        const [left = '', right = ''] = line.split(' = ');
        const name = left.replace(/^\* /, '').trim();
        return {
          id: `${folder.replace('/', '')}-${lang}-${index}`,
          name,
          lang,
          isLoan: left.startsWith('* '),
          spellings: listOf(right),
          alias: aliases.get(name) ?? [],
          part: partOf(index),
        };
      });
    });

/** The titles that are looked for. */
export const titles = [
  ...titlesIn('titles/', (index) => (index % 2 === 1 ? 'held out' : 'fitted')),
  ...titlesIn('fresh/', () => 'fresh'),
];

/** @param {string} spelling */
const together = (spelling) => spelling.replaceAll(' ', '');
const bySpelling = new Map();
for (const title of titles) {
  for (const spelling of title.spellings.map(together))
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), title.id]);
}

/**
 * Titles that are easily taken for those of the set: as they were written down, and made of a title by a number or another title's last word.
 * @type {{ id: string, name: string, lang: string, alias: string[] }[]}
 */
export const neighbours = /** @type {{ id: string, name: string, lang: string }[]} */ ([
  ...linesOf('titles/others.txt').map((line, index) => ({
    id: `other-${index}`,
    lang: line.slice(0, 2),
    name: line.slice(3),
  })),
  ...titles.flatMap(({ id, name, lang }, index) => {
    const words = name.split(' ');
    if (index % 4 === 0 && words.length < 4) return [{ id: `${id}-2`, name: `${name} 2`, lang }];
    const next = titles[index + 1];
    if (index % 4 !== 1 || words.length !== 2 || next?.lang !== lang) return [];
    return [{ id: `${id}-near`, name: `${words[0]} ${next.name.split(' ').at(-1)}`, lang }];
  }),
]).map((neighbour) => ({ ...neighbour, alias: [] }));

/** Everything that is asked. @type {Query[]} */
export const queries = titles.flatMap((title, index) => {
  const { id, name, lang, isLoan, spellings, alias, part } = title;
  const right = [...new Set(spellings.map(together).flatMap((spelling) => bySpelling.get(spelling) ?? []))];
  const [customary = ''] = spellings;
  const to = OTHER_SCRIPTS[index % OTHER_SCRIPTS.length] ?? 'hi';
  /** @type {[kind: string, query: string | null][]} */
  const asked = [
    ...spellings.map(
      (spelling) => /** @type {[string, string]} */ ([isLoan ? 'loan words' : 'Latin spelling', spelling]),
    ),
    ['one wrong letter', typo(customary)],
    ['space', wrongSpace(customary)],
    ['first words', firstWords(customary)],
    ...alias.map((other) => /** @type {[string, string]} */ (['other name', other])),
    ['own script', name],
    ...ownScriptSlips(name).map(
      ([, query]) => /** @type {[string, string]} */ (['own script, slips', query]),
    ),
    ['other script', otherScript(name, lang, to)],
  ];
  return asked.flatMap(([kind, query]) =>
    query === null ? [] : [{ query, kind, lang, part, right: [id, ...right] }],
  );
});
