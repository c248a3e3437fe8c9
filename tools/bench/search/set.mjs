import { readdirSync, readFileSync } from 'node:fs';
import { firstWords, otherScript, ownScriptSlips, typo, wrongSpace } from './slips.mjs';

/**
 * A title of the test set, with the Latin spellings in which people type it, and its other names.
 * @typedef {{ id: string, name: string, lang: string, isLoan: boolean, spellings: string[], alias: string[], part: Part }} Title
 */
/**
 * What a title is for: the fold is fitted to the first part; the others are only counted. The third was written down when the fold
 * had long been made, the fourth by somebody who had not read it.
 * @typedef {'fitted' | 'held out' | 'fresh' | 'blind'} Part
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
    .filter((file) => /^[a-z]{2}\.txt$/.test(file))
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
  ...titlesIn('blind/', () => 'blind'),
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
  ...['titles/others.txt', 'blind/others.txt'].flatMap(linesOf).map((line, index) => ({
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

/** What is made of the titles and their spellings. */
const made = titles.flatMap((title, index) => {
  const { id, name, lang, isLoan, spellings, alias, part } = title;
  const right = [...new Set(spellings.map(together).flatMap((spelling) => bySpelling.get(spelling) ?? []))];
  const [customary = ''] = spellings;
  const to = OTHER_SCRIPTS[index % OTHER_SCRIPTS.length] ?? 'hi';
  /** @type {[kind: string, query: string | null][]} */
  const forms = [
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
  return forms.flatMap(([kind, query]) =>
    query === null ? [] : [{ query, kind, lang, part, right: [id, ...right] }],
  );
});

/**
 * What was written down by hand: below the kind's heading a query a line, with the titles of which one has to come first.
 * @type {Query[]}
 */
const written = readFileSync(new URL('blind/asked.txt', import.meta.url), 'utf8')
  .split('# ')
  .flatMap((section) => {
    const [kind = '', ...lines] = section.split('\n').filter(Boolean);
    return lines.map((line) => {
      const [query = '', names = ''] = line.split(' = ');
      const meant = titles.filter(({ name }) => names.split(' | ').includes(name));
      const [title] = meant;
      if (title === undefined) throw new Error(`${names} is not among the titles.`);
      return {
        query,
        kind,
        lang: title.lang,
        part: /** @type {const} */ ('blind'),
        right: meant.map(({ id }) => id),
      };
    });
  });

/** All queries. @type {readonly Query[]} */
export const queries = [...made, ...written];
