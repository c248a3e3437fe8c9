import type { Settings } from '../settings/settings';
import { readStoredKey } from '../storedKey';

/** The keys of media signatures, the one in force first: the settings', else one kept in the data folder. */
export function readMediaKeys({
  mediaSigningKeys: [key, ...previous],
  dataDir,
}: Pick<Settings, 'mediaSigningKeys' | 'dataDir'>): [string, ...string[]] {
  return key === undefined ? [readStoredKey(dataDir, 'media.key')] : [key, ...previous];
}
