import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../makeFolder';
import type { Settings } from '../settings';
import { StartError } from '../startError';

const KEY_FILE = 'media.key';

/**
 * The key of media signatures: the setting's, else one made once and kept in the data folder, so that addresses
 * outlive a restart.
 * @throws StartError where it can't be kept.
 */
export function readMediaKey({
  mediaSigningKey,
  dataDir,
}: Pick<Settings, 'mediaSigningKey' | 'dataDir'>): string {
  if (mediaSigningKey !== null) return mediaSigningKey;
  const file = join(dataDir, KEY_FILE);
  try {
    makeFolder(dataDir);
    // Only whoever makes the file writes it; a second process at the same moment reads it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartError(`The data folder ${dataDir} can't be written to.`, { cause: error });
    }
  }
  return readFileSync(file, 'utf8');
}
