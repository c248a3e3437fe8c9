import { eq, inArray, or, sql } from 'drizzle-orm';
import { users } from '../account/account.schema';
import type { Database } from '../database/database';
import type { Payment } from '../payments/payments.periods';
import { bills, payments } from '../payments/payments.schema';
import { createPersonalDataStore } from '../personalData/personalData.store';
import { Refusal } from './operate.types';

/** A user of whom something is kept; the account may be deleted. */
export interface FoundUser {
  readonly uid: string;
  readonly account: typeof users.$inferSelect | null;
}

/** Users by e-mail address, uid, or the id of a payment, order or link. */
export async function findUsers(database: Database, who: string): Promise<FoundUser[]> {
  const accounts = await database
    .select()
    .from(users)
    .where(or(eq(users.uid, who), sql`lower(${users.email}) = ${who.toLowerCase()}`));
  const paid = await database
    .selectDistinct({ uid: payments.uid })
    .from(payments)
    .where(or(eq(payments.id, who), eq(payments.uid, who)));
  const billed = await database
    .selectDistinct({ uid: bills.uid })
    .from(bills)
    .where(or(eq(bills.id, who), eq(bills.uid, who)));
  // A watchlist, for example, may be kept of somebody without an account's row.
  const kept = (await createPersonalDataStore(database).hasAccountData(who)) ? [{ uid: who }] : [];
  const uids = [...new Set([...accounts, ...paid, ...billed, ...kept].map(({ uid }) => uid))];
  if (uids.length === 0) return [];
  const all = await database.select().from(users).where(inArray(users.uid, uids));
  return uids.map((uid) => ({ uid, account: all.find((account) => account.uid === uid) ?? null }));
}

/** The one user that is meant. */
export async function oneUser(database: Database, who: string): Promise<FoundUser> {
  const found = await findUsers(database, who);
  const [user] = found;
  if (user === undefined) throw new Refusal(`Nobody was found by "${who}".`);
  if (found.length > 1) {
    throw new Refusal(
      `"${who}" is ${found.length} people; name one by uid: ${found.map(({ uid }) => uid).join(', ')}.`,
    );
  }
  return user;
}

/** The record of one payment. */
export async function onePayment(database: Database, id: string): Promise<Payment> {
  const [payment] = await database.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined) {
    throw new Refusal(`There is no record of a payment "${id}". If the provider has it, reconcile its day.`);
  }
  return payment;
}

/** One line about a user. */
export function userText({ uid, account }: FoundUser): string {
  if (account === null) return `${uid}: no account`;
  const { displayName, email, phone, createdAt } = account;
  const since = createdAt.toISOString().slice(0, 10);
  return `${uid}: ${displayName}, ${email || 'no e-mail address'}, ${phone || 'no phone'}, since ${since}`;
}
