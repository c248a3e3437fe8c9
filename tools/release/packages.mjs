import { giveUp } from '../install.mjs';
import { findInstalled } from '../lockfile.mjs';

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

/**
 * The folders of all packages that a built workspace needs: its own, of which it may look some up while it runs, and
 * those that it imports for the workspaces built into it. Without optional ones: the server uses none.
 * @param {string[]} imports
 * @param {string} workspace
 * @param {Record<string, { dependencies?: object, optionalDependencies?: object, link?: boolean }>} lock the lockfile's packages
 * @returns {string[]}
 */
export function packagesFor(imports, workspace, lock) {
  const found = new Set();
  const add = (from, name) => {
    const path =
      findInstalled(from, name, lock) ?? giveUp(`${name}, which ${from} needs, isn't in the lockfile.`);
    if (found.has(path) || lock[path].link) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock[path];
    for (const next of Object.keys(dependencies)) if (!(next in optionalDependencies)) add(path, next);
  };
  for (const name of [...Object.keys(lock[workspace].dependencies), ...imports]) add(workspace, name);
  return [...found];
}
