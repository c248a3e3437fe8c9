import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { users } from '../account/account.schema';
import type { Database } from '../database/database';
import { changeUser, EVERY_LOCK } from '../database/userChanges';
import { accountLanguages, contentLanguages } from '../language/language.schema';
import { emailReminders, mails } from '../mail/mail.schema';
import { endPeriodsOf } from '../payments/payments.ledger';
import { bills, payments } from '../payments/payments.schema';
import { receipts } from '../receipts/receipts.schema';
import { screens } from '../screens/screens.schema';
import { places, removedTitles, watchlistTitles } from '../viewing/viewing.schema';
import { accountDeletions } from './personalData.schema';

/** A deletion whose identity is still to be deleted. */
export interface PendingDeletion {
  readonly uid: string;
  readonly token: string;
}

/** Tables whose rows go with the account. */
const ACCOUNT_TABLES = [
  users,
  accountLanguages,
  contentLanguages,
  screens,
  watchlistTitles,
  places,
  removedTitles,
  mails,
  emailReminders,
] as const;

/** Everything that one database keeps about its users. */
export function createPersonalDataStore(db: Database) {
  return {
    /** Everything that is kept about a user. */
    async collect(uid: string) {
      const [
        [user = null],
        [language = null],
        [first = null],
        [reminders = null],
        ownPayments,
        ownReceipts,
        ownBills,
        players,
        listed,
        reached,
        removed,
        written,
      ] = await Promise.all([
        db.select().from(users).where(eq(users.uid, uid)),
        db.select().from(accountLanguages).where(eq(accountLanguages.uid, uid)),
        db.select().from(contentLanguages).where(eq(contentLanguages.uid, uid)),
        db.select().from(emailReminders).where(eq(emailReminders.uid, uid)),
        db.select().from(payments).where(eq(payments.uid, uid)).orderBy(desc(payments.paidAt)),
        db
          .select({ receipt: receipts, payment: payments })
          .from(receipts)
          .innerJoin(payments, eq(payments.id, receipts.paymentId))
          .where(eq(payments.uid, uid))
          .orderBy(desc(receipts.number)),
        db.select().from(bills).where(eq(bills.uid, uid)).orderBy(desc(bills.createdAt)),
        db.select().from(screens).where(eq(screens.uid, uid)).orderBy(desc(screens.seenAt)),
        db
          .select()
          .from(watchlistTitles)
          .where(and(eq(watchlistTitles.uid, uid), eq(watchlistTitles.isListed, true)))
          .orderBy(desc(watchlistTitles.changedAt)),
        db.select().from(places).where(eq(places.uid, uid)).orderBy(desc(places.watchedAt)),
        db
          .select()
          .from(removedTitles)
          .where(and(eq(removedTitles.uid, uid), eq(removedTitles.isRemoved, true)))
          .orderBy(desc(removedTitles.changedAt)),
        db.select().from(mails).where(eq(mails.uid, uid)).orderBy(desc(mails.createdAt)),
      ]);
      return {
        user,
        language,
        contentLanguages: first,
        reminders,
        payments: ownPayments,
        receipts: ownReceipts,
        bills: ownBills,
        screens: players,
        watchlist: listed,
        places: reached,
        removedTitles: removed,
        mails: written,
      };
    },

    /** Whether anything is kept of a user that goes with the account. */
    async hasAccountData(uid: string): Promise<boolean> {
      for (const table of ACCOUNT_TABLES) if ((await db.$count(table, eq(table.uid, uid))) > 0) return true;
      return false;
    },

    /**
     * Deletes what is kept about a user, and notes that the identity with this token is still to be deleted. Payments
     * and bills stay, which name nobody; what runs of a subscription ends, and bills are no longer given out.
     */
    erase: (uid: string, token: string | null, at: Date): Promise<void> =>
      changeUser(db, uid, EVERY_LOCK, async (tx) => {
        await tx.insert(accountDeletions).values({ uid, deletedAt: at, token }).onConflictDoNothing();
        for (const table of ACCOUNT_TABLES) await tx.delete(table).where(eq(table.uid, uid));
        await endPeriodsOf(tx, uid, at);
        await tx
          .update(bills)
          .set({ status: 'retired' })
          .where(and(eq(bills.uid, uid), eq(bills.status, 'open')));
      }),

    /** Takes a deletion whose identity is still to be deleted and was last tried before a time. */
    async claimPending(before: Date, at: Date): Promise<PendingDeletion | undefined> {
      const due = db
        .select({ uid: accountDeletions.uid })
        .from(accountDeletions)
        .where(
          and(
            isNull(accountDeletions.identityDeletedAt),
            isNotNull(accountDeletions.token),
            or(isNull(accountDeletions.askedAt), lt(accountDeletions.askedAt, before)),
          ),
        )
        .orderBy(accountDeletions.deletedAt)
        .limit(1)
        .for('update', { skipLocked: true });
      const [claimed] = await db
        .update(accountDeletions)
        .set({ askedAt: at })
        .where(inArray(accountDeletions.uid, due))
        .returning({ uid: accountDeletions.uid, token: accountDeletions.token });
      return claimed?.token ? { uid: claimed.uid, token: claimed.token } : undefined;
    },

    /** Whether a deleted account's identity is still to be deleted. */
    async hasIdentityLeft(uid: string): Promise<boolean> {
      const left = and(eq(accountDeletions.uid, uid), isNull(accountDeletions.identityDeletedAt));
      return (await db.$count(accountDeletions, left)) > 0;
    },

    /** Notes that a user's identity is deleted. */
    async finish(uid: string, at: Date): Promise<void> {
      // A player's report or an e-mail may have been under way while the account was deleted.
      for (const table of [screens, mails]) await db.delete(table).where(eq(table.uid, uid));
      await db
        .update(accountDeletions)
        .set({ token: null, identityDeletedAt: at })
        .where(eq(accountDeletions.uid, uid));
    },

    /** Drops a token that the identity service doesn't take. */
    async dropToken({ uid, token }: PendingDeletion): Promise<void> {
      await db
        .update(accountDeletions)
        .set({ token: null })
        .where(and(eq(accountDeletions.uid, uid), eq(accountDeletions.token, token)));
    },

    /** Takes a newer token for an identity that is still to be deleted and has none. */
    async renewToken({ uid, token }: PendingDeletion): Promise<void> {
      await db
        .update(accountDeletions)
        .set({ token })
        .where(
          and(
            eq(accountDeletions.uid, uid),
            isNull(accountDeletions.identityDeletedAt),
            isNull(accountDeletions.token),
          ),
        );
    },
  };
}

export type PersonalDataStore = ReturnType<typeof createPersonalDataStore>;

/** The rows that are kept about a user; null where there is none. */
export type PersonalData = Awaited<ReturnType<PersonalDataStore['collect']>>;
