import { desc, eq } from 'drizzle-orm';
import { subscribedUntil } from '../payments/payments.ledger';
import { bills } from '../payments/payments.schema';
import type { AuditRow } from './audit.store';
import { numberOf } from './operate.arguments';
import { type Command, Refusal } from './operate.types';
import { findUsers, oneUser, userText } from './operate.users';
import { billText, paymentText, timeText } from './operate.words';

const MAX_BILLS = 50;
const AUDIT_ROWS = 20;

const listText = (title: string, lines: readonly string[]) =>
  [`${title}: ${lines.length === 0 ? 'none' : ''}`.trim(), ...lines.map((line) => `  ${line}`)].join('\n');

export const find: Command = {
  takes: ['WHO'],
  options: [],
  about: 'finds people by e-mail address, uid, or the id of a payment, order or link',
  async plan({ database }, [who = '']) {
    const found = await findUsers(database, who);
    if (found.length === 0) throw new Refusal(`Nobody was found by "${who}".`);
    return { subject: found.map(({ uid }) => uid), text: found.map(userText).join('\n') };
  },
};

export const show: Command = {
  takes: ['WHO'],
  options: [],
  about: 'shows a person’s subscription, payments and bills',
  async plan({ database, services, now }, [who = '']) {
    const user = await oneUser(database, who);
    const { uid } = user;
    const at = now();
    const until = await subscribedUntil(database, uid, at);
    const payments = await services.store.history(uid);
    const ownBills = await database
      .select()
      .from(bills)
      .where(eq(bills.uid, uid))
      .orderBy(desc(bills.createdAt))
      .limit(MAX_BILLS);
    const text = [
      userText(user),
      until === null ? 'Not subscribed' : `Subscribed until ${timeText(until)}`,
      listText(
        'Payments',
        payments.map(({ payment }) => paymentText(payment, at)),
      ),
      listText('Bills', ownBills.map(billText)),
    ].join('\n');
    return { subject: uid, text };
  },
};

function auditText(row: AuditRow): string {
  const { at, operator, command, subject, change, reason, isDryRun, failure } = row;
  const parts = [
    `${timeText(at)}  ${operator}  ${command}${subject === null ? '' : ` ${subject}`}`,
    failure === null ? change : `failed: ${failure}`,
    isDryRun ? 'dry run' : null,
    reason === null ? null : `reason: ${reason}`,
  ];
  return parts.filter((part) => part !== null).join('; ');
}

export const audit: Command = {
  takes: ['[ID]'],
  options: ['last'],
  about: 'shows what operators have done, or what was done about a person or payment',
  async plan(context, [about], options) {
    // The line about this stays for good, so it must not have an address.
    const id = about?.includes('@') ? (await oneUser(context.database, about)).uid : about;
    const rows = await context.audit.latest(numberOf(options, 'last') ?? AUDIT_ROWS, id);
    return { subject: id ?? null, text: rows.map(auditText).join('\n') || 'There is nothing yet.' };
  },
};
