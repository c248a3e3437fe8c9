import { readKeptKey } from '../keptKey';
import type { Settings } from '../settings/settings';

/** The keys of media signatures, the one in force first: the settings', else one kept in the data folder. */
export function readMediaKeys({
  mediaSigningKeys: [key, ...previous],
  dataDir,
}: Pick<Settings, 'mediaSigningKeys' | 'dataDir'>): [string, ...string[]] {
  return key === undefined ? [readKeptKey(dataDir, 'media.key')] : [key, ...previous];
}
