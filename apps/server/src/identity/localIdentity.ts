import { join } from 'node:path';
import type { AccountStore } from '../account/account.store';
import type { Log } from '../log';
import type { Background } from '../parts';
import type { Subscriptions } from '../payments/payments.subscriptions';
import type { Settings } from '../settings/settings';
import { createAccountsExport } from './accountsExport';
import { type DemoAccount, ensureDemoAccounts } from './demoAccounts';
import { createEmulator } from './emulator';

/** The Auth emulator's side of local mode. */
export interface LocalIdentity extends Background {
  /** Waits for the emulator, sets it up and returns the demo accounts. */
  prepare(): Promise<DemoAccount[]>;
  /** Has the accounts written to disk soon. */
  onAccountsChanged(): void;
}

/** Makes the emulator at `host` respond as production does, and its accounts outlive it below the data folder. */
export function createLocalIdentity(parts: {
  settings: Settings;
  host: string;
  accounts: AccountStore;
  subscriptions: Subscriptions;
  log: Log;
}): LocalIdentity {
  const { settings, host, accounts, subscriptions, log } = parts;
  const emulator = createEmulator(settings.firebase, host);
  const accountsExport = createAccountsExport(emulator, join(settings.dataDir, 'identity', 'accounts'), log);
  return {
    async prepare() {
      const sessions = await accountsExport.readSessions();
      // Before its accounts are all there, a new export would lose them.
      await emulator.ready(sessions.map(({ localId }) => localId));
      await emulator.protectEmails();
      const demo = await ensureDemoAccounts({ emulator, accounts, subscriptions });
      await emulator.keepSessions(sessions);
      await accountsExport.write();
      return demo;
    },
    onAccountsChanged: accountsExport.request,
    start: accountsExport.start,
    close: accountsExport.close,
  };
}
