import { join } from 'node:path';
import type { Database } from '../database/database';
import { StartError } from '../startError';
import { CatalogueError, readCatalogue } from './catalogue.read';
import { loadCatalogue } from './catalogue.store';
import { catalogueVersion } from './catalogueVersion';

/**
 * Loads the folder's `catalogue.json` where no catalogue was ever loaded.
 * @returns whether it did.
 * @throws StartError where the file is wrong.
 */
export async function seedCatalogue(database: Database, folder: string): Promise<boolean> {
  if ((await catalogueVersion(database)) > 0) return false;
  const file = join(folder, 'catalogue.json');
  try {
    await loadCatalogue(database, readCatalogue(file, folder), file);
    return true;
  } catch (error) {
    if (error instanceof CatalogueError) {
      throw new StartError(`The catalogue can't be loaded: ${error.problems[0]}.`, { cause: error });
    }
    throw error;
  }
}
