import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Makes a file that only its owner reads, whole or not at all: nobody reads a part of it, and a full disk leaves none.
 * @returns false where there is one already.
 */
export function makeFile(path: string, content: string): boolean {
  // Where it is there, nothing need be written: the disk may be full.
  if (existsSync(path)) return false;
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
