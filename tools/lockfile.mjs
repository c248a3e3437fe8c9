/**
 * `node tools/lockfile.mjs`: does package-lock.json name the packages of every system? npm leaves out what
 * could not be had where the file was written, and `npm ci` then refuses it elsewhere. `--write` adds what is
 * missing, from what the lockfile itself says. A new entry has no `integrity`: npm takes the registry's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';

const systems = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};
const processors = {
  64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const wordsOf = (name) => name.split(/[/-]/);
const isForMusl = (name) => wordsOf(name).some((word) => word === 'musl' || word === 'linuxmusl');

/**
 * The system, the processor and the C library that a package's name speaks of, as npm's fields; null where it
 * names no system or no processor. `siblings` are the names that its owner lists: a Linux package that says
 * nothing is for glibc where another one is for musl.
 */
export function platformOf(name, siblings) {
  const words = wordsOf(name);
  const os = words.map((word) => systems[word]).find(Boolean);
  const cpu = words.map((word) => processors[word]).find(Boolean);
  if (!os || !cpu) return null;
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  if (isForMusl(name)) return { os: [os], cpu: [cpu], libc: ['musl'] };
  const saysNothing = words.at(-1) in processors;
  const isForGlibc = words.includes('gnu') || (saysNothing && siblings.some(isForMusl));
  return { os: [os], cpu: [cpu], ...(isForGlibc && { libc: ['glibc'] }) };
}

/**
 * Where a package finds another one: in its own node_modules, or in that of a folder above it; else null.
 * @param {string} owner its path in the lockfile, which has slashes on every system
 * @param {string} name
 * @param {object} packages the lockfile's, by path
 */
export function findInstalled(owner, name, packages) {
  for (let folder = owner; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder, 'node_modules', name);
    if (path in packages) return path;
    if (folder === '.') return null;
  }
}

/** Every optional package of an exact version that a locked package names and the lockfile lacks. */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const place = findInstalled(owner, name, packages);
      const isRight = place && (!exactVersion.test(version) || packages[place].version === version);
      return isRight ? [] : [{ owner, name, version }];
    }),
  );
}

/** The entry of a missing package; what its name doesn't say is as in an entry of the same owner that is there. */
function entryFor(packages, { owner, name, version }) {
  const siblings = Object.keys(packages[owner].optionalDependencies);
  const platform = platformOf(name, siblings);
  if (!platform || !exactVersion.test(version)) {
    throw new Error(`${name} ${version}, which ${owner} names: its system can't be read from its name.`);
  }
  const known =
    siblings.map((sibling) => packages[findInstalled(owner, sibling, packages)]).find(Boolean) ?? {};
  const { cpu, libc, os } = platform;
  return {
    version,
    cpu,
    ...(packages[owner].dev && { dev: true }),
    ...(libc && { libc }),
    ...(known.license && { license: known.license }),
    optional: true,
    os,
    ...(known.engines && { engines: known.engines }),
  };
}

/** The lockfile with an entry for each missing package, in npm's order. */
export function completeLockfile(lockfile) {
  const packages = { ...lockfile.packages };
  for (const missing of missingPackages(lockfile)) {
    const { owner, name } = missing;
    const beside = `${owner.slice(0, owner.lastIndexOf('node_modules/'))}node_modules/${name}`;
    // Another version there is another package's.
    const place = packages[beside] ? `${owner}/node_modules/${name}` : beside;
    packages[place] = entryFor(lockfile.packages, missing);
  }
  const inOrder = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lockfile, packages: Object.fromEntries(inOrder) };
}

function run(isWriting) {
  for (const folder of ['.', 'tools/bench/player']) {
    const file = join(root, folder, 'package-lock.json');
    const lockfile = JSON.parse(readFileSync(file, 'utf8'));
    const missing = missingPackages(lockfile);
    for (const { owner, name, version } of missing) {
      process.stdout.write(
        `${folder}: ${name} ${version}, which ${owner} names${isWriting ? ': added' : ''}\n`,
      );
    }
    if (missing.length === 0) continue;
    if (isWriting) writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
    else {
      process.stderr.write('package-lock.json lacks them: `node tools/lockfile.mjs --write` adds them.\n');
      process.exitCode = 1;
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv.includes('--write'));
