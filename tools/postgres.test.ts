import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './install.mjs';
import { findPostgres } from './postgres.mjs';

/** PostgreSQL's programs, as far as a start needs them: what they are asked for is written down. */
const PROGRAMS = {
  initdb: 'mkdir "$2" && echo 4711 > "$2/postmaster.pid"',
  pg_ctl: 'for last; do :; done; echo "$last $2" >> "$(dirname "$0")/asked"',
};

const START = `
const { startPostgres } = await import('${pathToFileURL(join(root, 'tools/postgres.mjs'))}');
await startPostgres(process.argv[1]);
console.log('started');
setInterval(() => {}, 1000);`;

/** A temporary folder; another account works in it where the tests run as root. */
function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o777);
  return folder;
}

function makePrograms(programs: Record<string, string>): string {
  const binaries = makeFolder('chalchitra-binaries-');
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(binaries, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(binaries, name), 0o755);
  }
  return binaries;
}

/** What a process of its own says that starts a cluster, in a temporary folder, and ends. */
function started(binaries: string, folder: string): string {
  const args = ['--input-type=module', '-e', `${START}\nprocess.exit();`, binaries];
  const env = { ...process.env, TMPDIR: folder };
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return stdout + stderr;
}

const binaries = findPostgres();

it.runIf(binaries)('a cluster starts where the temporary folder’s path has a space', () => {
  expect(started(binaries ?? '', makeFolder('chalchitra cluster '))).toBe('started\n');
});

// The stand-ins are scripts of a shell.
it.runIf(process.platform !== 'win32')('a cluster that doesn’t start says what its log does', () => {
  const fails = { ...PROGRAMS, pg_ctl: 'test "$3" = -l && echo "FATAL:  no room" > "$4"; exit 1' };
  expect(started(makePrograms(fails), makeFolder('chalchitra-cluster-'))).toContain(
    'pg_ctl failed: FATAL:  no room',
  );
});

it.runIf(process.platform !== 'win32')('a cluster ends with Ctrl+C', async () => {
  const binaries = makePrograms(PROGRAMS);
  const child = spawn(process.execPath, ['--input-type=module', '-e', START, binaries]);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  const asked = readFileSync(join(binaries, 'asked'), 'utf8').trim().split('\n');
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['start', 'stop']);
  expect(existsSync(asked[0]?.split(' ')[1] ?? '')).toBe(false);
});
