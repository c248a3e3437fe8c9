import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makeFile, placeFile } from '../makeFile';
import { makeFolder } from '../makeFolder';
import { StartError } from '../startError';

const LOCK_FILE = 'server.lock';
/** A holder touches its lock this often, and has ended without a word when it was not touched for so long. */
const TOUCH_MS = 5000;
const STALE_MS = 15_000;

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

/** Where pids count: each container has a namespace of its own; null where the system has none. */
function readNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

interface Lock {
  readonly text: string;
  readonly touchedAt: number;
  readonly pid: number;
  readonly start: string | null;
  /** Null as well in a lock of a version before. */
  readonly namespace: string | null;
}

/** Null where there is none any more. */
function readLock(file: string): Lock | null {
  try {
    const text = readFileSync(file, 'utf8');
    const [pid, start, namespace] = text.trim().split(' ');
    const touchedAt = statSync(file).mtimeMs;
    return { text, touchedAt, pid: Number(pid), start: start ?? null, namespace: namespace ?? null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const isElsewhere = ({ namespace }: Lock): boolean => namespace !== null && namespace !== readNamespace();

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed, or can't be written to any more.
  }
}

/** A pid that was given to another process since, or whose process has ended and waits to be noticed, holds nothing. */
function isHeld(lock: Lock): boolean {
  if (!Number.isInteger(lock.pid) || lock.pid <= 0) return false;
  // The pids of another container say nothing here.
  if (isElsewhere(lock)) return Math.abs(Date.now() - lock.touchedAt) < STALE_MS;
  if (!isAlive(lock.pid)) return false;
  const found = readProcess(lock.pid);
  if (found === null) return true;
  if (found.state === 'Z' || found.state === 'X') return false;
  return lock.start === null || found.start === lock.start;
}

/**
 * Moves a lock away that holds nothing. Another process may have put its own there meanwhile, which goes back; a third that
 * takes the folder between the two steps isn't kept out.
 */
function moveAway(file: string, { text }: Lock): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== text) placeFile(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
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
    const parts = [process.pid, readProcess(process.pid)?.start ?? '', readNamespace() ?? ''];
    while (!makeFile(file, parts.join(' ').trim())) {
      const lock = readLock(file);
      if (lock === null) continue;
      if (isHeld(lock)) {
        const which = isElsewhere(lock)
          ? 'in another container): stop that one first, or wait 15 seconds if it was killed.'
          : `process ${lock.pid}): stop that one first.`;
        throw new StartError(`The data folder ${folder} is in use by another Chalchitra server (${which}`);
      }
      moveAway(file, lock);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new StartError(`The data folder ${folder} is in use by another Chalchitra server.`);
    }
    throw new StartError(`The data folder ${folder} can't be written to.`, { cause: error });
  }
  const touching = setInterval(touch, TOUCH_MS, file).unref();
  return () => {
    clearInterval(touching);
    rmSync(file, { force: true });
  };
}
