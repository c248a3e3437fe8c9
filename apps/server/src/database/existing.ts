import { resolve } from 'node:path';
import type { StorageSettings } from '../settings/settings';
import { StartError } from '../startError';
import { type First, type OpenDatabase, openDatabase } from './database';
import { embeddedFolder, isMade } from './embedded';
import { lockDataFolder } from './lock';

type Storage = Pick<StorageSettings, 'databaseUrl' | 'dataDir'>;

/** Where a database is, for the operator; without the user and the password of its address. */
export function placeOf({ databaseUrl, dataDir }: Storage): string {
  if (databaseUrl === null) return resolve(embeddedFolder(dataDir));
  return databaseUrl.replace(/\/\/.*@/, '//').replace(/\?.*$/, '');
}

/**
 * Opens for a command the database of a server, and holds its data folder. A new embedded database isn't made: it would
 * be a wrong setting's, and the server would know nothing of it.
 * @throws StartError where there is none, or it can't be used.
 */
export async function openExisting(storage: Storage, first?: First): Promise<OpenDatabase> {
  if (storage.databaseUrl !== null) return openDatabase(storage, first);
  if (!isMade(embeddedFolder(storage.dataDir))) {
    throw new StartError(
      `There is no database in ${placeOf(storage)}: set DATABASE_URL or DATA_DIR as the server has it, or start the server once.`,
    );
  }
  const unlock = lockDataFolder(storage.dataDir);
  try {
    const opened = await openDatabase(storage, first);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
