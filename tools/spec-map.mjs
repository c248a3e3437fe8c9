/**
 * Holds docs/spec-map.md against docs/specification.md and the tree: every numbered sentence has exactly one row,
 * every row a sentence, every file and test title that a row names exists, and the tests of components and flows name
 * their section.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';

export const SPECIFICATION = 'docs/specification.md';
export const SPEC_MAP = 'docs/spec-map.md';
export const NOT_BUILT = 'not built yet';

/** The numbers (`S4.7`) of a specification's sentences, in their order in the text. */
export function readSentences(specification) {
  return [...specification.matchAll(/^- \*\*(S\d+\.\d+)\*\* \S/gm)].map((match) => match[1]);
}

/** The rows of a map, each with its line number (from 1), its number and its two cells, `[]` for what isn't built yet. */
export function readRows(map) {
  return map.split('\n').flatMap((line, index) => {
    const cells = /^\| (S\d+\.\d+) \| (.*) \| (.*) \|$/.exec(line);
    if (!cells) return [];
    return [{ line: index + 1, number: cells[1], files: readCell(cells[2]), tests: readCell(cells[3]) }];
  });
}

/** The entries of a cell, `<br>` between them: a path in backticks, for a test followed by ` › ` and its title. */
function readCell(cell) {
  if (cell.trim() === NOT_BUILT) return [];
  return cell.split('<br>').map((entry) => {
    const parts = /^`([^`]+)`(?: › (.+))?$/.exec(entry.trim());
    return parts ? { path: parts[1], title: parts[2] ?? null } : { path: null, title: entry.trim() };
  });
}

/**
 * The problems of a map, one sentence each; `read` returns a file's text, or null where there is none.
 * A row is either built in both columns or in neither.
 */
export function checkSpecMap({ specification, map, read }) {
  const problems = [];
  const sentences = readSentences(specification);
  const rows = readRows(map);
  for (const number of repeated(sentences)) problems.push(`${SPECIFICATION}: ${number} stands there twice.`);
  for (const number of repeated(rows.map((row) => row.number))) {
    problems.push(`${SPEC_MAP}: ${number} has two rows.`);
  }
  const mapped = new Set(rows.map((row) => row.number));
  for (const number of sentences) {
    if (!mapped.has(number)) problems.push(`${SPEC_MAP}: ${number} has no row.`);
  }
  const known = new Set(sentences);
  for (const row of rows) {
    const at = `${SPEC_MAP}:${row.line}: ${row.number}`;
    if (!known.has(row.number)) problems.push(`${at} has no sentence in ${SPECIFICATION}.`);
    if (row.files.length === 0 && row.tests.length > 0) problems.push(`${at} names a test but no file.`);
    for (const entry of row.files) problems.push(...checkEntry(entry, at, read));
    for (const entry of row.tests) {
      problems.push(...checkEntry(entry, at, read), ...checkSection(entry, row.number, at, read));
      if (entry.path !== null && entry.title === null) {
        problems.push(`${at} names no test of ${entry.path}: write its title after “ › ”.`);
      }
    }
  }
  return problems;
}

function checkEntry({ path, title }, at, read) {
  if (path === null) return [`${at}: “${title}” is neither “${NOT_BUILT}” nor a path in backticks.`];
  const text = read(path);
  if (text === null) return [`${at} names ${path}, which doesn't exist.`];
  if (title !== null && !hasTitle(text, title)) {
    return [`${at}: ${path} has no test “${title}”.`];
  }
  return [];
}

/** Whether a test's title, whole, or a story's export stands in a text. */
const hasTitle = (text, title) =>
  ["'", '"', '`'].some((quote) => plain(text).includes(quote + plain(title) + quote)) ||
  text.includes(`export const ${title}:`);

/** What is tested close to the visitor: components, screens and the flows behind them. */
const NAMES_SECTION = /^(packages\/(ui|machines)|apps\/web\/src|\.storybook)\/.*\.(stories|test)\.tsx?$/;

/**
 * A component's or flow's test names the section that it holds, `(spec §4)`: a story in the sentence above it, a test in
 * its title or the group's. A story must also check something: one without a play shows, and holds nothing.
 */
function checkSection({ path, title }, number, at, read) {
  const text = path === null || title === null ? null : read(path);
  if (text === null || !NAMES_SECTION.test(path)) return [];
  const isStory = path.includes('.stories.');
  const place = isStory ? text.indexOf(`export const ${title}:`) : plain(text).indexOf(plain(title));
  if (place === -1) return isStory ? [`${at}: ${path} has no story “${title}”.`] : [];
  const section = Number(number.slice(1).split('.')[0]);
  const named = isStory ? commentAbove(text, place) : groupAround(plain(text), place, plain(title));
  const problems = [];
  if (!sectionsIn(named).includes(section))
    problems.push(`${at}: ${path} › ${title} doesn't name spec §${section}.`);
  if (isStory && !/\bplay\b|\.\.\.[A-Z]/.test(text.slice(place).split(/\nexport const /)[0])) {
    problems.push(`${at}: ${path} › ${title} has no play and holds nothing.`);
  }
  return problems;
}

const sectionsIn = (text) => [...text.matchAll(/§(\d+)/g)].map((match) => Number(match[1]));

const commentAbove = (text, place) =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, place))?.[0] ?? '';

/** A test's title with the title of the group that begins last before it. */
function groupAround(text, place, title) {
  const groups = [...text.slice(0, place).matchAll(/\bdescribe(?:\.each\(.*?\))?\( ?(['"`])(.*?)\1/g)];
  return `${groups.at(-1)?.[2] ?? ''} ${title}`;
}

/** Text without the escapes and line breaks that separate a title in source from the title as it is reported. */
const plain = (text) => text.replace(/\\(['"`|])/g, '$1').replace(/\s+/g, ' ');

const repeated = (numbers) => [
  ...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index)),
];

/** How many rows name a file, and how many a test. */
export function countRows(map) {
  const rows = readRows(map);
  return {
    rows: rows.length,
    built: rows.filter((row) => row.files.length > 0).length,
    tested: rows.filter((row) => row.tests.length > 0).length,
  };
}

function main() {
  const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);
  const map = read(SPEC_MAP) ?? '';
  const problems = checkSpecMap({ specification: read(SPECIFICATION) ?? '', map, read });
  for (const problem of problems) console.error(problem);
  const { rows, built, tested } = countRows(map);
  console.log(`Specification map: ${rows} sentences, ${built} built, ${tested} held by a test.`);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
