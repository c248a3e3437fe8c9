import { resolve } from 'node:path';
import type { Database } from '../database/database';
import { openExisting, placeOf } from '../database/existing';
import { readStorageSettings } from '../settings/settings';
import { origins, SettingsError } from '../settings/settings.variables';
import { StartError } from '../startError';
import { CatalogueError, originsNamed, readCatalogue } from './catalogue.read';
import { loadCatalogue } from './catalogue.store';

/** What came of the command: text for the operator and the exit code. */
export interface CommandOutcome {
  readonly exitCode: 0 | 1;
  readonly text: string;
}

/** `npm run catalogue -- FILE`: checks a catalogue file and loads it in place of the one before. */
export async function runCatalogueCommand(
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<CommandOutcome> {
  if (file === undefined) return { exitCode: 1, text: 'Name the catalogue file: npm run catalogue -- FILE' };
  try {
    const settings = readStorageSettings(environment);
    const allowed = origins(environment, 'MEDIA_ORIGINS');
    const catalogue = readCatalogue(resolve(file), settings.catalogueDir);
    const load = (database: Database) => loadCatalogue(database, catalogue, resolve(file));
    const opened = await openExisting(settings, load);
    await opened.close();
    const { items, series, creators, plans } = catalogue;
    const counts = [
      `${Object.keys(items).length} items`,
      `${Object.keys(series).length} series`,
      `${creators.length} creators`,
      `${plans.length} plans`,
    ];
    const warnings = originsNamed(catalogue)
      .filter((origin) => !allowed.includes(origin))
      .map(
        (origin) =>
          `The catalogue names files of ${origin}, which MEDIA_ORIGINS doesn’t have: pages load them only where their policy allows it otherwise.`,
      );
    return {
      exitCode: 0,
      text: [`Loaded ${counts.join(', ')} into ${placeOf(settings)}.`, ...warnings].join('\n'),
    };
  } catch (error) {
    if (error instanceof CatalogueError)
      return { exitCode: 1, text: `${error.message}\nNothing was loaded.` };
    if (error instanceof SettingsError || error instanceof StartError)
      return { exitCode: 1, text: error.message };
    throw error;
  }
}
