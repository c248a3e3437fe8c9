import { DAY_MS, MINUTE_MS, TIME_ZONE_OFFSET_MS } from '@chalchitra/api/constants';
import { DEFAULT_LOCALE } from '@chalchitra/api/contract';
import { and, asc, eq, gt, gte, lt, lte, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../account/account.schema';
import type { Database } from '../database/database';
import { createLanguageStore } from '../language/language.store';
import { findActivePeriods, type Payment } from '../payments/payments.periods';
import { payments } from '../payments/payments.schema';
import { type MailOccasion, mails } from './mail.schema';
import { createRemindersStore } from './reminders.store';

export type StoredMail = typeof mails.$inferSelect;

const SOON_DAYS = 3;
/** Days before an end within which its reminders are planned, with one to spare where clocks are changed. */
const REMINDER_DAYS = { endsSoon: SOON_DAYS + 1, endsToday: 1 } as const;
const GIVEN_BACK_DAYS = 2;
const FIRST_PAUSE_MS = 2 * MINUTE_MS;
const MAX_PAUSE_MS = 180 * MINUTE_MS;
const MAX_ATTEMPTS = 12;

/** The last moment of a time's day in India. */
const dayEndOf = (at: Date) =>
  new Date(
    (Math.floor((at.getTime() + TIME_ZONE_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - TIME_ZONE_OFFSET_MS - 1,
  );

/** Which e-mail a period's end asks for at a time before it. */
const endingOf = (end: Date, at: Date): 'endsSoon' | 'endsToday' =>
  end <= dayEndOf(at) ? 'endsToday' : 'endsSoon';

/** Whether a payer has an account: nobody writes to a deleted one. */
const isKnown = sql`exists (select 1 from ${users} where ${users.uid} = ${payments.uid})`;

/** Whether no e-mail about a payment was planned since a time: what is planned isn't written again in each round. */
const isUnplanned = (occasion: MailOccasion, since: SQLWrapper) =>
  sql`not exists (select 1 from ${mails} where ${mails.paymentId} = ${payments.id}
    and ${mails.occasion} = ${occasion} and ${mails.createdAt} >= ${since})`;

/** The e-mails of one database: which are due, and what became of them. */
export function createMailStore(db: Database) {
  const languages = createLanguageStore(db);
  const reminders = createRemindersStore(db);

  /** Plans an e-mail; once more where the one before is older than `since`. */
  const write = async (
    occasion: MailOccasion,
    { id, uid }: Pick<Payment, 'id' | 'uid'>,
    { at, createdAt, since }: Record<'at' | 'createdAt' | 'since', Date>,
  ) => {
    const planned = { attempts: 0, nextAttemptAt: at, sentAt: null, createdAt };
    await db
      .insert(mails)
      .values({ paymentId: id, occasion, uid, ...planned })
      .onConflictDoUpdate({
        target: [mails.paymentId, mails.occasion],
        set: planned,
        setWhere: lt(mails.createdAt, since),
      });
  };

  /** Whether an occasion still holds, and its e-mail is wanted, when it is sent. What happened to money is always said. */
  const holds = async ({ occasion, uid }: StoredMail, payment: Payment, at: Date): Promise<boolean> => {
    if (occasion === 'givenBack') return payment.refundedPaise > 0;
    if (!(await reminders.areWanted(uid))) return false;
    const last = (await findActivePeriods(db, uid, at)).at(-1);
    return last?.id === payment.id && endingOf(last.periodEnd, at) === occasion;
  };

  return {
    /** Writes down what is due to users that we know: once for each end of a payment and each refund, whichever server is first. */
    async plan(at: Date): Promise<void> {
      const dayEnd = dayEndOf(at);
      const ends = [
        { occasion: 'endsToday', after: at, until: dayEnd },
        { occasion: 'endsSoon', after: dayEnd, until: new Date(at.getTime() + SOON_DAYS * DAY_MS) },
      ] as const;
      for (const { occasion, after, until } of ends) {
        // An older reminder was of an end that an operator has moved on since.
        const days = REMINDER_DAYS[occasion];
        const earliest = sql`${payments.periodEnd} - ${days} * interval '24 hours'`;
        const ending = await db
          .select()
          .from(payments)
          .where(
            sql`${payments.endedAt} is null and ${gt(payments.periodEnd, after)} and ${lte(payments.periodEnd, until)}
              and not exists (select 1 from ${payments} later where later.uid = ${payments.uid}
                and later.ended_at is null and later.period_end > ${payments.periodEnd})
              and ${isKnown} and ${isUnplanned(occasion, earliest)}`,
          );
        for (const payment of ending) {
          const since = new Date(payment.periodEnd.getTime() - days * DAY_MS);
          await write(occasion, payment, { at, createdAt: at, since });
        }
      }
      const since = new Date(at.getTime() - GIVEN_BACK_DAYS * DAY_MS);
      const givenBack = await db
        .select()
        .from(payments)
        .where(and(gte(payments.refundedAt, since), isKnown, isUnplanned('givenBack', payments.refundedAt)));
      for (const payment of givenBack) {
        const { refundedAt } = payment;
        // An earlier one was about less of the payment.
        if (refundedAt !== null)
          await write('givenBack', payment, { at, createdAt: refundedAt, since: refundedAt });
      }
    },

    /** Takes the e-mail that has waited longest; nobody else does so until its next attempt is due. */
    async claim(at: Date): Promise<StoredMail | undefined> {
      const pause = sql`least(${FIRST_PAUSE_MS}::float * power(2, ${mails.attempts}), ${MAX_PAUSE_MS}::float)`;
      const due = db
        .select({ paymentId: mails.paymentId, occasion: mails.occasion })
        .from(mails)
        .where(lte(mails.nextAttemptAt, at))
        .orderBy(asc(mails.nextAttemptAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [claimed] = await db
        .update(mails)
        .set({
          attempts: sql`${mails.attempts} + 1`,
          nextAttemptAt: sql`case when ${mails.attempts} + 1 < ${MAX_ATTEMPTS}
            then ${at.toISOString()}::timestamptz + ${pause} * interval '1 millisecond' end`,
        })
        .where(sql`(${mails.paymentId}, ${mails.occasion}) in (${due})`)
        .returning();
      return claimed;
    },

    /** What an e-mail is about, who gets it, and in which language; null where the occasion or the account is gone. */
    async factsOf(mail: StoredMail, at: Date) {
      const [payment] = await db.select().from(payments).where(eq(payments.id, mail.paymentId));
      const [user] = await db.select().from(users).where(eq(users.uid, mail.uid));
      if (payment === undefined || user === undefined || user.email === '') return null;
      if (!(await holds(mail, payment, at))) return null;
      return { payment, user, locale: (await languages.find(mail.uid)) ?? DEFAULT_LOCALE };
    },

    /** Nothing more is to be done about an e-mail, unless more was refunded while it was sent. */
    async end({ paymentId, occasion, createdAt }: StoredMail, sentAt: Date | null): Promise<void> {
      await db
        .update(mails)
        .set({ nextAttemptAt: null, sentAt })
        .where(
          and(eq(mails.paymentId, paymentId), eq(mails.occasion, occasion), eq(mails.createdAt, createdAt)),
        );
    },
  };
}
