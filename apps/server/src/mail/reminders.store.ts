import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { unlessDeleted } from '../personalData/deletedAccounts';
import { emailReminders } from './mail.schema';

/** Who wants e-mails before their subscription ends. */
export interface RemindersStore {
  /** True where nobody has chosen. */
  areWanted(uid: string): Promise<boolean>;
  choose(uid: string, isWanted: boolean, at: Date): Promise<void>;
}

/** Makes the store of one database. */
export function createRemindersStore(db: Database): RemindersStore {
  return {
    async areWanted(uid) {
      const [row] = await db.select().from(emailReminders).where(eq(emailReminders.uid, uid));
      return row?.isWanted ?? true;
    },
    async choose(uid, isWanted, chosenAt) {
      await unlessDeleted(db, uid, (tx) =>
        tx
          .insert(emailReminders)
          .values({ uid, isWanted, chosenAt })
          .onConflictDoUpdate({ target: emailReminders.uid, set: { isWanted, chosenAt } }),
      );
    },
  };
}
