import { createHmac } from 'node:crypto';
import { readKeptKey } from './keptKey';
import type { Settings } from './settings/settings';

/** A name for a person in the log, which is always the same; only the key's owner can find the person by it. */
export type PersonHash = (uid: string) => string;

/** Names by the setting's key, else by one kept in the data folder. */
export function createPersonHash({ logKey, dataDir }: Pick<Settings, 'logKey' | 'dataDir'>): PersonHash {
  const key = logKey ?? readKeptKey(dataDir, 'log.key');
  return (uid) => createHmac('sha256', key).update(uid).digest('base64url').slice(0, 16);
}
