/**
 * The conventions that the linter doesn't know: text, colours, logical properties, stories beside components, groups of
 * Storybook's sidebar, controls of stories, words that the glossary refuses in names, and what doesn't stay in a file. CONTRIBUTING.md lists
 * them; `npm run lint` runs this.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCompanions } from './conventions/companions.mjs';
import { checkGroups } from './conventions/groups.mjs';
import { checkHeld } from './conventions/held.mjs';
import { checkHygiene } from './conventions/hygiene.mjs';
import { checkLiteralText } from './conventions/literalText.mjs';
import { checkNames } from './conventions/names.mjs';
import { checkOperated } from './conventions/operated.mjs';
import { checkColours, checkLogicalProperties } from './conventions/styles.mjs';
import { listFiles } from './git.mjs';
import { root } from './install.mjs';

const FILE_CHECKS = [checkLiteralText, checkColours, checkLogicalProperties, checkHeld, checkHygiene];
const TEXT =
  /\.(ts|tsx|mts|mjs|cjs|js|css|html|sh|md|mdx|json|yml|yaml|toml|svg)$|(^|\/)(\.env\.example|run)$/;

/** The problems of a list of files (path and text), one sentence each with its place. */
export function checkConventions(files) {
  return [
    ...checkCompanions(files.map((file) => file.path)),
    ...checkOperated(files),
    ...checkGroups(files),
    ...checkNames(files),
    ...files.flatMap((file) => FILE_CHECKS.flatMap((check) => check(file))),
  ];
}

/** Every text file of the repository that git doesn't ignore, the new ones included. */
function readRepository() {
  return listFiles()
    .filter((path) => TEXT.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function main() {
  const files = readRepository();
  const problems = checkConventions(files);
  for (const problem of problems) console.error(problem);
  console.log(`Conventions: ${files.length} files, ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
