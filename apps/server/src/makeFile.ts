import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';

/** What file systems answer that have no links: exFAT, folders shared with a virtual machine, mounted object stores. */
const HAS_NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Gives a file another name in one step, or as a copy where the file system has no links.
 * @throws EEXIST where there is one of that name already.
 */
export function placeFile(file: string, path: string): void {
  try {
    linkSync(file, path);
  } catch (error) {
    if (!HAS_NO_LINKS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(file, path, constants.COPYFILE_EXCL);
  }
}

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
    placeFile(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
