import { createHmac } from 'node:crypto';
import type { Settings } from './settings/settings';
import { readStoredKey } from './storedKey';

/** A name for a user in the log, which is always the same; only the key's owner can find the user by it. */
export type UidHash = (uid: string) => string;

/** Names by the setting's key, else by one stored in the data folder. */
export function createUidHash({ logKey, dataDir }: Pick<Settings, 'logKey' | 'dataDir'>): UidHash {
  const key = logKey ?? readStoredKey(dataDir, 'log.key');
  return (uid) => createHmac('sha256', key).update(uid).digest('base64url').slice(0, 16);
}
