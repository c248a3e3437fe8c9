/**
 * Counts what the repository holds, for those who describe it: `npm run figures [FOLDER]`, where the folder is a built
 * Storybook, `storybook-static` unless named.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MachineIndexEntry, machineIndex } from '@chalchitra/machines';
import { getStateNodes } from 'xstate/graph';
import { chartOf } from '../.storybook/machines/chart';
import { git } from './git.mjs';
import { giveUp, root } from './install.mjs';
import { countRows, SPEC_MAP } from './spec-map.mjs';
import { readStories } from './visual/stories';

/** A figure with the words for what it counts. */
type Figure = [what: string, count: number];

/** Machines, the states in them, the ways between these and the scenarios that show them. */
export function figuresOfMachines(index: Record<string, MachineIndexEntry>): Figure[] {
  const entries = Object.values(index);
  const sum = (count: (entry: MachineIndexEntry) => number) =>
    entries.reduce((total, entry) => total + count(entry), 0);
  return [
    ['machines', entries.length],
    ['their states', sum(({ machine }) => getStateNodes(machine).length)],
    ['their transitions', sum(({ machine }) => chartOf(machine).transitions.length)],
    ['their scenarios', sum(({ scenarios }) => Object.keys(scenarios).length)],
  ];
}

/** Tests as they are written: one that runs for several cases counts once. */
export function countTests(text: string): number {
  return text.match(/^\s*(?:it|test)(?:\.each|\.for)?\(/gm)?.length ?? 0;
}

/** Components and tests of a list of paths; `read` returns a file's text. */
export function figuresOfFiles(paths: readonly string[], read: (path: string) => string): Figure[] {
  const matching = (pattern: RegExp) => paths.filter((path) => pattern.test(path));
  const testsIn = (pattern: RegExp) =>
    matching(pattern).reduce((total, path) => total + countTests(read(path)), 0);
  return [
    ['components of the UI library', matching(/^packages\/ui\/src\/(\w+)\/\1\.stories\.tsx$/).length],
    ['screens', matching(/^apps\/web\/src\/.*Screen\.tsx$/).length],
    ['tests in Node.js', testsIn(/^(?!apps\/server).*\.test\.tsx?$/)],
    ['tests of the backend', testsIn(/^apps\/server\/.*\.test\.ts$/)],
    ['tests end to end', testsIn(/\.spec\.ts$/)],
  ];
}

function main() {
  const storybook = resolve(root, process.argv[2] ?? 'storybook-static');
  if (!existsSync(join(storybook, 'index.json'))) {
    giveUp(`${storybook} holds no built Storybook: npx storybook build makes one.`);
  }
  const stories = readStories(storybook);
  const paths = git('ls-files', '-z').split('\0');
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { rows, tested } = countRows(read(SPEC_MAP));
  const figures: Figure[] = [
    ...figuresOfFiles(paths, read),
    ['stories', stories.length],
    ['of these, of screens', stories.filter(({ title }) => title.startsWith('Screens/')).length],
    ...figuresOfMachines(machineIndex),
    ['sentences of the specification', rows],
    ['of these, held by a test', tested],
  ];
  for (const [what, count] of figures) console.log(`${String(count).padStart(6)}  ${what}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
