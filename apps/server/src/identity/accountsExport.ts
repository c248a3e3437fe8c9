import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '@chalchitra/api/constants';
import type { Log } from '../log';
import type { Background } from '../parts';
import { repeat } from '../repeat';
import type { AccountSessions, Emulator } from './emulator';

const EXPORT_INTERVAL_MS = MINUTE_MS;
const EXPORT_VERSION = '15.0.0';

/** Keeps the emulator's accounts on disk, because it forgets the new ones when it is killed while their payments stay. */
export interface AccountsExport extends Background {
  /** Writes them soon; a call during a write makes one more. */
  request(): void;
  /** From when on each account's sessions hold, as last written; empty where nothing was written yet. */
  readSessions(): Promise<AccountSessions[]>;
  /** Writes them now. */
  write(): Promise<void>;
}

/** Writes into `folder`, file by file and each at once or not at all, what the emulator imports when it starts. */
export function createAccountsExport(emulator: Emulator, folder: string, log: Log): AccountsExport {
  let running: Promise<void> = Promise.resolve();
  let isQueued = false;

  const put = async (name: string, value: unknown) => {
    const file = join(folder, name);
    // Beside the folder that is imported, where every file named after accounts is taken for accounts.
    const draft = join(folder, `draft-${name.replaceAll('/', '-')}`);
    await writeFile(draft, JSON.stringify(value), { mode: 0o600 });
    await rename(draft, file);
  };
  const write = async () => {
    const { accounts, config } = await emulator.export();
    await mkdir(join(folder, 'auth_export'), { recursive: true });
    await put('auth_export/config.json', config);
    await put('auth_export/accounts.json', accounts);
    await put('firebase-export-metadata.json', {
      version: EXPORT_VERSION,
      auth: { version: EXPORT_VERSION, path: 'auth_export' },
    });
  };
  const onError = (error: unknown) => log.warn('The accounts could not be written to disk', { error });
  const request = (): Promise<void> => {
    if (isQueued) return running;
    isQueued = true;
    running = running
      .then(() => {
        isQueued = false;
        return write();
      })
      .catch(onError);
    return running;
  };
  const rounds = repeat(request, { pauseMs: EXPORT_INTERVAL_MS, onError });
  const readSessions = async () => {
    const text = await readFile(join(folder, 'auth_export/accounts.json'), 'utf8').catch(() => '{}');
    const { users = [] } = JSON.parse(text) as { users?: Partial<AccountSessions>[] };
    return users.flatMap(({ localId, validSince }) =>
      localId === undefined || validSince === undefined ? [] : [{ localId, validSince }],
    );
  };
  return {
    request,
    readSessions,
    write,
    start: rounds.start,
    async close() {
      await rounds.close();
      await running;
    },
  };
}
