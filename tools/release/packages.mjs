import { posix } from 'node:path';
import { giveUp } from '../install.mjs';

const CODE_FOLDER = /(?:^|\/)(?:node_modules|dist)(?:\/|$)/;
const NEEDLESS = /\.(?:map|[cm]?ts)$/;

/**
 * Whether a file of a folder comes along. Of packages and built code, source maps, types and packages inside a package
 * don't; elsewhere everything does, as a catalogue's `.ts` files are parts of films.
 * @param {string} folder in the repository, with slashes
 * @param {string} file path below it
 */
export function isCopied(folder, file) {
  return !CODE_FOLDER.test(folder) || (!NEEDLESS.test(file) && !/[\\/]node_modules/.test(file));
}

/** Where a package's own import is installed, by the lockfile, which has slashes: beside it, or in a folder above. */
function findInstalled(from, name, lock) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder, 'node_modules', name);
    if (path in lock) return path;
    if (folder === '.') return null;
  }
}

/**
 * The folders of all packages that a workspace needs for some imports, without optional ones: the server uses none.
 * @param {string[]} names
 * @param {string} workspace
 * @param {Record<string, { dependencies?: object, optionalDependencies?: object }>} lock the lockfile's packages
 * @returns {string[]}
 */
export function packagesFor(names, workspace, lock) {
  const found = new Set();
  const add = (from, name) => {
    const path =
      findInstalled(from, name, lock) ?? giveUp(`${name}, which ${from} needs, isn't in the lockfile.`);
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock[path];
    for (const next of Object.keys(dependencies)) if (!(next in optionalDependencies)) add(path, next);
  };
  for (const name of names) add(workspace, name);
  return [...found];
}
