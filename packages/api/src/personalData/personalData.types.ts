import type { ReceiptWire } from '../receipts/receipts.types';
import type { Id } from '../shared/list.types';

/** What a user agreed to when they registered, and when (ISO 8601). */
export interface AgreedTerms {
  version: string;
  agreedAt: string;
}

/** What a server says of an account whose data it can export and delete. */
export interface AccountSummary {
  uid: Id;
  /** Since when the server knows the account, ISO 8601; null where it doesn't say. */
  createdAt: string | null;
  /** Null where nothing was noted, as for those who came by Google or Facebook. */
  agreedTerms: AgreedTerms | null;
}

/** Everything that a server keeps about a user, as it is sent: it is written to a file unread. */
export type ExportedData = Record<string, unknown> & { exported_at: string };

/** What a user agreed to, as the reference backend sends it. */
export interface AgreedTermsWire {
  version: string;
  agreed_at: string;
}

/** The summary as the reference backend sends it. */
export interface AccountSummaryWire {
  uid: Id;
  created_at: string | null;
  agreed_terms: AgreedTermsWire | null;
}

/** The export as the reference backend sends it; times in ISO 8601, amounts in whole rupees, those of receipts in paise. */
export interface ExportWire {
  exported_at: string;
  account: { uid: Id; name: string; email: string; phone: string | null; created_at: string } | null;
  agreed_terms: AgreedTermsWire | null;
  /** Null where none was chosen. */
  language: { tag: string; chosen_at: string } | null;
  /** Those whose titles come first; null where the user has never chosen. */
  content_languages: { languages: string[]; chosen_at: string } | null;
  /** Whether e-mails before the subscription's end are wanted; null where nobody has chosen. */
  email_reminders: { wanted: boolean; chosen_at: string } | null;
  payments: {
    id: Id;
    status: string;
    plan_id: Id;
    amount: number;
    refunded: number;
    paid_at: string;
    /** The subscription that it pays for. */
    period_start: string;
    period_end: string;
    note: string | null;
  }[];
  receipts: ReceiptWire[];
  bills: {
    id: Id;
    kind: 'order' | 'link';
    status: string;
    plan_id: Id;
    amount: number;
    created_at: string;
  }[];
  screens: { browser: string | null; system: string | null; since: string; seen_at: string }[];
  watchlist: { id: Id; kind: string; added_at: string }[];
  /** Seconds; the duration is 0 where it isn't known. */
  places: {
    id: Id;
    kind: string;
    episode_id: Id | null;
    position: number;
    duration: number;
    watched_at: string;
  }[];
  /** E-mails to the user; null where one isn't sent. */
  emails: { about: string; planned_at: string; sent_at: string | null }[];
  /** Titles that were removed from the row of what was watched. */
  removed_titles: { id: Id; removed_at: string }[];
}
