import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { unlessDeleted } from '../personalData/deletedAccounts';
import { users } from './account.schema';

/** A person as kept. */
export type StoredUser = typeof users.$inferSelect;

/** A person as written; a phone that is left out stays, and terms that they have agreed to before. */
type WrittenUser = Pick<StoredUser, 'uid' | 'displayName' | 'email'> &
  Partial<Pick<StoredUser, 'phone' | 'agreedTerms' | 'agreedAt'>>;

/** Reads and writes people; none whose account was deleted. */
export interface AccountStore {
  find(uid: string): Promise<StoredUser | null>;
  /**
   * Writes a person's name and phone, whether known before or not; the first e-mail address stays. Null where the
   * account was deleted.
   */
  save(user: WrittenUser): Promise<StoredUser | null>;
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
    save: (user) =>
      unlessDeleted(database, user.uid, async (tx) => {
        const { displayName, phone } = user;
        const [saved] = await tx
          .insert(users)
          .values(user)
          .onConflictDoUpdate({
            target: users.uid,
            set: {
              displayName,
              phone,
              agreedTerms: sql`coalesce(${users.agreedTerms}, excluded.agreed_terms)`,
              agreedAt: sql`coalesce(${users.agreedAt}, excluded.agreed_at)`,
            },
          })
          .returning();
        if (saved === undefined) throw new Error('The database gave no row back.');
        return saved;
      }),
    async ensure(user) {
      await unlessDeleted(database, user.uid, (tx) => tx.insert(users).values(user).onConflictDoNothing());
    },
  };
}
