import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { changeUser } from '../database/userChanges';
import { accountDeletions } from './personalData.schema';

/** Whether an account was deleted. */
export async function isAccountDeleted(db: Database, uid: string): Promise<boolean> {
  const found = await db
    .select({ uid: accountDeletions.uid })
    .from(accountDeletions)
    .where(eq(accountDeletions.uid, uid));
  return found.length > 0;
}

/** Changes what is kept about a user, one change at a time; null, and nothing, where the account was deleted, also while it is being deleted. */
export function unlessDeleted<T>(
  database: Database,
  uid: string,
  work: (tx: Database) => Promise<T>,
): Promise<T | null> {
  return changeUser(database, uid, 'account', async (tx) =>
    (await isAccountDeleted(tx, uid)) ? null : work(tx),
  );
}
