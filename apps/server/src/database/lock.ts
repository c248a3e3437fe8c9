import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../makeFolder';
import { StartError } from '../startError';

const LOCK_FILE = 'server.lock';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What the system knows of a process: its state's letter, and when it began in clock ticks; null where unknown. */
function readProcess(pid: number): { state: string | undefined; start: string | undefined } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command's name in brackets, may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], start: fields[19] };
  } catch {
    return null;
  }
}

function readOwner(file: string): { pid: number; start: string | null } | null {
  try {
    const [pid, start] = readFileSync(file, 'utf8').trim().split(' ');
    return { pid: Number(pid), start: start ?? null };
  } catch {
    return null;
  }
}

/** A pid that was given to another process since, or whose process has ended and waits to be noticed, holds nothing. */
function isHeld(file: string): boolean {
  const owner = readOwner(file);
  if (owner === null || !Number.isInteger(owner.pid) || owner.pid <= 0) return false;
  if (!isAlive(owner.pid)) return false;
  const found = readProcess(owner.pid);
  if (found === null) return true;
  if (found.state === 'Z' || found.state === 'X') return false;
  return owner.start === null || found.start === owner.start;
}

/**
 * Takes the data folder for this process alone, because two processes on one embedded database lose rows silently;
 * what a dead process left behind doesn't count.
 * @returns what gives it back.
 * @throws StartError where the folder is in use or can't be written to.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE);
  try {
    makeFolder(folder);
    if (isHeld(file)) {
      throw new StartError(
        `The data folder ${folder} is in use by another Chalchitra server (process ${readOwner(file)?.pid}): stop that one first.`,
      );
    }
    rmSync(file, { force: true });
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, `${process.pid} ${readProcess(process.pid)?.start ?? ''}`.trim());
    closeSync(handle);
  } catch (error) {
    if (error instanceof StartError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new StartError(`The data folder ${folder} is in use by another Chalchitra server.`);
    }
    throw new StartError(`The data folder ${folder} can't be written to.`, { cause: error });
  }
  return () => rmSync(file, { force: true });
}
