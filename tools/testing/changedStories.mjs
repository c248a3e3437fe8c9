import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { git } from '../git.mjs';
import { binary, root } from '../install.mjs';

/** The files that differ from the main branch, committed or not, and those that git doesn't know yet. */
export function changedFiles() {
  let base = 'HEAD';
  try {
    base = git('merge-base', 'HEAD', 'main');
  } catch {
    // A clone of another branch alone has no main: what isn't committed counts there.
  }
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => list.split('\n')).filter((path) => path !== '');
}

/** Which file imports which, as dependency-cruiser reads it. */
export function importGraph() {
  const args = [
    '--config',
    'tools/boundaries.cjs',
    '--output-type',
    'json',
    'packages',
    'apps',
    '.storybook',
  ];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { modules } = JSON.parse(execFileSync(process.execPath, [binary('depcruise'), ...args], options));
  return modules.map(({ source, dependencies }) => ({
    source,
    imports: dependencies.map(({ resolved }) => resolved),
  }));
}

const isStory = (file) => file.endsWith('.stories.tsx');
const isEntry = (file) => /^packages\/[^/]+\/src\/index\.ts$/.test(file);

/**
 * The stories nearest to files: those in a file's own folder, else those of the files that import it, and so on. What
 * lies beyond a package's entry isn't looked for: nearly every story does.
 * @param {string[]} files
 * @param {{ source: string, imports: string[] }[]} graph
 */
export function nearestStories(files, graph) {
  const all = graph.map(({ source }) => source).filter(isStory);
  const storiesBeside = (file) => all.filter((story) => dirname(story) === dirname(file));
  const stories = new Set();
  const seen = new Set(files);
  const left = [...seen];
  for (let file = left.shift(); file !== undefined; file = left.shift()) {
    const beside = storiesBeside(file);
    for (const story of beside) stories.add(story);
    if (beside.length > 0 || isEntry(file)) continue;
    for (const { source, imports } of graph) {
      if (seen.has(source) || !imports.includes(file)) continue;
      seen.add(source);
      left.push(source);
    }
  }
  return [...stories].sort();
}
