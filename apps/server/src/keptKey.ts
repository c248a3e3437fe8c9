import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './makeFolder';
import { StartError } from './startError';

/**
 * A key that is made once and kept in a file of the data folder, so that what was made with it outlives a restart.
 * @throws StartError where it can't be kept.
 */
export function readKeptKey(dataDir: string, file: string): string {
  const path = join(dataDir, file);
  try {
    makeFolder(dataDir);
    // Only the process that makes the file writes it; a second process at the same moment reads it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartError(`The data folder ${dataDir} can't be written to.`, { cause: error });
    }
  }
  return readFileSync(path, 'utf8');
}
