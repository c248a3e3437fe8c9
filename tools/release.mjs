/**
 * `npm run release -- [FOLDER]`: builds, and puts into one folder (`release`) all that a site runs with: server, site,
 * catalogue, migrations, the packages that these need, and what starts them. It needs Node.js and nothing else.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { ensureInstalled, giveUp, root } from './install.mjs';
import { isCopied, packagesFor } from './release/packages.mjs';
import { build } from './runProgram.mjs';

const SERVER = 'apps/server';
const COPIED = [
  `${SERVER}/dist`,
  `${SERVER}/drizzle`,
  `${SERVER}/catalogue`,
  `${SERVER}/monitoring`,
  'apps/web/dist',
];

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

/** Copies a folder of the repository. */
function copy(path, target) {
  const from = join(root, path);
  cpSync(from, join(target, path), {
    recursive: true,
    filter: (source) => isCopied(path, source.slice(from.length)),
  });
}

ensureInstalled();
const target = resolve(root, process.argv[2] ?? 'release');
if (existsSync(target) && readdirSync(target).length > 0) giveUp(`${target} isn't empty: remove it first.`);
await build();
mkdirSync(target, { recursive: true });
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
for (const path of [...COPIED, ...packagesFor(importedPackages(), SERVER, lock)]) copy(path, target);
for (const name of ['README.md', 'Containerfile', 'chalchitra.service']) {
  cpSync(join(root, 'tools/release', name), join(target, name));
}
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
cpSync(join(root, '.env.example'), join(target, 'settings.example'));
const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const run = (name) => `node --env-file-if-exists=settings ${SERVER}/dist/${name}.js`;
const scripts = { start: run('main'), operate: run('operate'), catalogue: run('catalogue') };
const manifest = { name: 'chalchitra', version, private: true, license, type: 'module', engines, scripts };
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write(`The release is in ${target}.\n`);
