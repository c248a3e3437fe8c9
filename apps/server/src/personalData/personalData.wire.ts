import { toRupees } from '@chalchitra/api/contract';
import type { ExportWire } from '@chalchitra/api/types';
import type { StoredUser } from '../account/account.store';
import { noteOf, recordStatus } from '../payments/payments.states';
import { toReceiptWire } from '../receipts/receipts.wire';
import type { PersonalData } from './personalData.store';

/** What a user agreed to, as the wire has it. */
export const agreedTermsOf = (user: StoredUser | null): ExportWire['agreed_terms'] =>
  user?.agreedTerms && user.agreedAt
    ? { version: user.agreedTerms, agreed_at: user.agreedAt.toISOString() }
    : null;

/** Everything that is kept about a user, as it is sent at a time. */
export function toExportWire(rows: PersonalData, at: Date): ExportWire {
  const { user, language, contentLanguages, reminders } = rows;
  return {
    exported_at: at.toISOString(),
    account: user && {
      uid: user.uid,
      name: user.displayName,
      email: user.email,
      phone: user.phone,
      created_at: user.createdAt.toISOString(),
    },
    agreed_terms: agreedTermsOf(user),
    language: language && { tag: language.language, chosen_at: language.chosenAt.toISOString() },
    content_languages: contentLanguages && {
      languages: contentLanguages.languages,
      chosen_at: contentLanguages.chosenAt.toISOString(),
    },
    email_reminders: reminders && {
      wanted: reminders.isWanted,
      chosen_at: reminders.chosenAt.toISOString(),
    },
    payments: rows.payments.map((payment) => ({
      id: payment.id,
      status: recordStatus(payment, at),
      plan_id: payment.planId,
      amount: payment.amount,
      refunded: toRupees(payment.refundedPaise),
      paid_at: payment.paidAt.toISOString(),
      period_start: payment.periodStart.toISOString(),
      period_end: payment.periodEnd.toISOString(),
      note: noteOf(payment),
    })),
    receipts: rows.receipts.map((stored) => toReceiptWire(stored, user?.displayName ?? null)),
    bills: rows.bills.map((bill) => ({
      id: bill.id,
      kind: bill.kind,
      status: bill.status,
      plan_id: bill.planId,
      amount: bill.amount,
      created_at: bill.createdAt.toISOString(),
    })),
    screens: rows.screens.map(({ browser, system, since, seenAt }) => ({
      browser,
      system,
      since: since.toISOString(),
      seen_at: seenAt.toISOString(),
    })),
    watchlist: rows.watchlist.map(({ titleId, kind, changedAt }) => ({
      id: titleId,
      kind,
      added_at: changedAt.toISOString(),
    })),
    places: rows.places.map(({ titleId, kind, episodeId, position, duration, watchedAt }) => ({
      id: titleId,
      kind,
      episode_id: episodeId === '' ? null : episodeId,
      position,
      duration,
      watched_at: watchedAt.toISOString(),
    })),
    removed_titles: rows.removedTitles.map(({ titleId, changedAt }) => ({
      id: titleId,
      removed_at: changedAt.toISOString(),
    })),
    emails: rows.mails.map(({ occasion, createdAt, sentAt }) => ({
      about: occasion,
      planned_at: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    })),
  };
}
