import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './install.mjs';

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

// The stand-ins are scripts of a shell.
it.runIf(process.platform !== 'win32')('a cluster ends with Ctrl+C', async () => {
  const binaries = mkdtempSync(join(tmpdir(), 'chalchitra-binaries-'));
  onTestFinished(() => rmSync(binaries, { recursive: true, force: true }));
  // Another account runs them where the tests run as root.
  chmodSync(binaries, 0o777);
  for (const [name, script] of Object.entries(PROGRAMS)) {
    writeFileSync(join(binaries, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(binaries, name), 0o755);
  }
  const child = spawn(process.execPath, ['--input-type=module', '-e', START, binaries]);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  const asked = readFileSync(join(binaries, 'asked'), 'utf8').trim().split('\n');
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['start', 'stop']);
  expect(existsSync(asked[0]?.split(' ')[1] ?? '')).toBe(false);
});
