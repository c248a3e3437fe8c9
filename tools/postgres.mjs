import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './ports.mjs';

/** Enough of a server's log for its error, with the hint and the details. */
const LAST_LINES = 5;

/** The folder that holds `initdb` and `pg_ctl` (Debian keeps them off the PATH), or null. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** The account's number, or its group's. */
function postgresId(/** @type {'-u' | '-g'} */ flag) {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}

/** The end of a log, where a server says why it didn't start; nothing where there is none. */
function lastLines(/** @type {string} */ file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n') : '';
}

/**
 * Starts a throw-away cluster on loopback, and returns its address and how to stop it; it stops with this process too.
 * PostgreSQL refuses to run as root: there the cluster belongs to the account `postgres`.
 * @param {string} binaries
 */
export async function startPostgres(binaries) {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? { uid: postgresId('-u'), gid: postgresId('-g') } : null;
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const run = (/** @type {string} */ program, /** @type {string[]} */ args) => {
    const result = spawnSync(join(binaries, program), args, {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
      // A pipe held open by the server would keep this call waiting for ever.
      stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
    });
    if (result.status === 0) return;
    throw new Error(`${program} failed: ${result.error?.message ?? result.stderr ?? lastLines(log)}`);
  };
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const port = await freePort();
  // Without a socket: the settings are words of a shell, and the path of its folder may have spaces.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  const interrupt = (/** @type {string} */ _signal, /** @type {number} */ number) =>
    process.exit(128 + number);
  const stop = () => {
    process.off('exit', stop).off('SIGINT', interrupt).off('SIGTERM', interrupt);
    spawnSync(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
      ...owner,
      stdio: 'ignore',
    });
    rmSync(folder, { recursive: true, force: true });
  };
  // The cluster is in no terminal's group: Ctrl+C doesn't reach it.
  process.once('exit', stop).once('SIGINT', interrupt).once('SIGTERM', interrupt);
  run('initdb', ['-D', data, '-U', 'chalchitra', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  run('pg_ctl', ['-D', data, '-l', log, '-w', '-o', settings, 'start']);
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return { url: `postgres://chalchitra@127.0.0.1:${port}/postgres`, pid, stop };
}
