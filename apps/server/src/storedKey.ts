import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFile } from './makeFile';
import { makeFolder } from './makeFolder';
import { MIN_KEY_LENGTH } from './settings/settings.variables';
import { StartError } from './startError';

/**
 * A key that is made once and stored in a file of the data folder, so that what was made with it outlives a restart.
 * @throws StartError where it can't be stored, or what is stored is too short to be one.
 */
export function readStoredKey(dataDir: string, file: string): string {
  const path = join(dataDir, file);
  try {
    makeFolder(dataDir);
    makeFile(path, randomBytes(32).toString('base64url'));
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} can't be written to.`, { cause: error });
  }
  const key = readFileSync(path, 'utf8');
  if (key.length < MIN_KEY_LENGTH) {
    throw new StartError(`The key in ${path} isn't whole: remove the file, and a new key is made.`);
  }
  return key;
}
