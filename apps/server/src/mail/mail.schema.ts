import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** What an e-mail is about: the end of a subscription, three days before and on the day, or money that went back. */
export type MailOccasion = 'endsSoon' | 'endsToday' | 'givenBack';

/** E-mails to users, one for each payment and occasion, so that none is sent twice; a further refund of a payment and an end that was moved on renew their own. */
export const mails = pgTable(
  'mails',
  {
    paymentId: text('payment_id').notNull(),
    occasion: text('occasion').$type<MailOccasion>().notNull(),
    uid: text('uid').notNull(),
    /** How often it was tried, and when it is tried next; null once it was sent or given up. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    sentAt: instant('sent_at'),
    /** When it was planned; one about a refund counts from when the money went back. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.occasion] }),
    index('mails_due').on(table.nextAttemptAt),
  ],
);

/** Whether a user wants e-mails before their subscription ends; who hasn't chosen gets them. */
export const emailReminders = pgTable('email_reminders', {
  uid: text('uid').primaryKey(),
  isWanted: boolean('is_wanted').notNull(),
  chosenAt: instant('chosen_at').notNull(),
});
