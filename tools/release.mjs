/**
 * `npm run release -- [FOLDER]`: builds, and puts into one folder (`release`) all that a site runs with: server, site,
 * catalogue, migrations, the packages that these import, and what starts them. It needs Node.js and nothing else.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { ensureInstalled, giveUp, root } from './install.mjs';
import { build } from './runProgram.mjs';

const SERVER = 'apps/server';
const COPIED = [
  `${SERVER}/dist`,
  `${SERVER}/drizzle`,
  `${SERVER}/catalogue`,
  `${SERVER}/monitoring`,
  'apps/web/dist',
];
const NEEDLESS = /\.(?:map|[cm]?ts)$/;

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** The packages that the built server's files import. */
function importedPackages() {
  const folder = join(root, SERVER, 'dist');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const names = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [...text.matchAll(/^(?:import|export)\b[^'"]*?["']([^."'/][^"']*)["']/gm)].map(
      (match) => match[1] ?? '',
    );
  });
  const packages = names
    .filter((name) => !isBuiltin(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(packages)];
}

/** Where a package's own import is installed, by the lockfile: beside it, or in a folder above. */
function findInstalled(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (path in lock) return path;
    if (folder === '.') return null;
  }
}

/** All packages that some need, without optional ones: the server uses none. */
function packagesFor(names) {
  const found = new Set();
  const add = (from, name) => {
    const path = findInstalled(from, name) ?? giveUp(`${name}, which ${from} needs, isn't in the lockfile.`);
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock[path];
    for (const next of Object.keys(dependencies)) if (!(next in optionalDependencies)) add(path, next);
  };
  for (const name of names) add(SERVER, name);
  return [...found];
}

/** Copies a folder of the repository, without source maps, types, and packages inside a package. */
function copy(path, target) {
  const from = join(root, path);
  cpSync(from, join(target, path), {
    recursive: true,
    filter: (source) => !NEEDLESS.test(source) && !source.slice(from.length).includes('/node_modules'),
  });
}

ensureInstalled();
const target = resolve(root, process.argv[2] ?? 'release');
if (existsSync(target) && readdirSync(target).length > 0) giveUp(`${target} isn't empty: remove it first.`);
await build();
mkdirSync(target, { recursive: true });
for (const path of [...COPIED, ...packagesFor(importedPackages())]) copy(path, target);
for (const name of ['README.md', 'Containerfile', 'chalchitra.service']) {
  cpSync(join(root, 'tools/release', name), join(target, name));
}
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
cpSync(join(root, '.env.example'), join(target, 'settings.example'));
const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const run = (name) => `node ${SERVER}/dist/${name}.js`;
const scripts = { start: run('main'), operate: run('operate'), catalogue: run('catalogue') };
const manifest = { name: 'chalchitra', version, private: true, license, type: 'module', engines, scripts };
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write(`The release is in ${target}.\n`);
