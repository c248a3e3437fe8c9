import type { AccountStore } from '../account/account.store';
import type { Subscriptions } from '../payments/payments.subscriptions';
import type { Emulator } from './emulator';

/** An account to try the product with. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly isPaid: boolean;
}

const PASSWORD = 'Chalchitra1';
const PEOPLE = [
  { email: 'priya@chalchitra.example', displayName: 'Priya Nair', phone: '9876543210', isSubscriber: true },
  { email: 'arjun@chalchitra.example', displayName: 'Arjun Mehta', phone: '9812345678', isSubscriber: false },
];

/** Creates the demo accounts that are missing, renews the subscriber's subscription, and returns them. */
export async function ensureDemoAccounts(parts: {
  emulator: Emulator;
  accounts: AccountStore;
  subscriptions: Subscriptions;
}): Promise<DemoAccount[]> {
  const { emulator, accounts, subscriptions } = parts;
  return Promise.all(
    PEOPLE.map(async ({ email, displayName, phone, isSubscriber }) => {
      const uid = await emulator.ensureAccount({ email, password: PASSWORD, displayName });
      if ((await accounts.find(uid)) === null) await accounts.save({ uid, displayName, email, phone });
      if (isSubscriber) await subscriptions.grant(uid);
      return { email, password: PASSWORD, isPaid: await subscriptions.isSubscribed(uid) };
    }),
  );
}
