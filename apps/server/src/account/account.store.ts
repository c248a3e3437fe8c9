import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from './account.schema';

/** A person as kept. */
export type StoredUser = typeof users.$inferSelect;

/** Reads and writes people. */
export interface AccountStore {
  find(uid: string): Promise<StoredUser | null>;
  /** Writes a person's name and phone, whether known before or not; the first e-mail address stays. */
  save(user: Pick<StoredUser, 'uid' | 'displayName' | 'email' | 'phone'>): Promise<StoredUser>;
  /** Writes a person unless known already. */
  ensure(user: Pick<StoredUser, 'uid' | 'displayName' | 'email'>): Promise<void>;
}

/** The people of one database. */
export function createAccountStore(database: Database): AccountStore {
  return {
    async find(uid) {
      const [user] = await database.select().from(users).where(eq(users.uid, uid));
      return user ?? null;
    },
    async save(user) {
      const [saved] = await database
        .insert(users)
        .values(user)
        .onConflictDoUpdate({ target: users.uid, set: { displayName: user.displayName, phone: user.phone } })
        .returning();
      if (saved === undefined) throw new Error('The database gave no row back.');
      return saved;
    },
    async ensure(user) {
      await database.insert(users).values(user).onConflictDoNothing();
    },
  };
}
