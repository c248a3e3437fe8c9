import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { amount, details, list, name, note, row, status } from './PaymentRow.css';

export interface PaymentRowProps {
  /** What was paid for. */
  planText: string;
  amountText: string;
  statusText: string;
  /** `good` when paid, `plain` while open, `bad` when it failed or ended. */
  statusTone: 'good' | 'plain' | 'bad';
  /** Facts about it: its date, its order, when the next payment is due. */
  facts: readonly string[];
  /** What has become of it, in a sentence; null where there is nothing to say. */
  noteText?: string | null;
  /** A link to what belongs to it, such as its receipt. */
  link?: ReactNode;
}

/** One payment of the history; belongs into a PaymentList. */
export function PaymentRow(props: PaymentRowProps) {
  const { planText, amountText, statusText, statusTone, facts, noteText = null, link } = props;
  return (
    <li className={row}>
      <span className={name}>
        <bdi>{planText}</bdi>
      </span>
      <span className={amount}>{amountText}</span>
      <span className={details}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <span className={status}>
        <Badge tone={statusTone}>{statusText}</Badge>
      </span>
      {noteText !== null && <span className={note}>{noteText}</span>}
      {link && <span className={note}>{link}</span>}
    </li>
  );
}

export interface PaymentListProps {
  /** Names the list for assistive technology. */
  label: string;
  children: ReactNode;
}

/** Payments, newest first. */
export function PaymentList({ label, children }: PaymentListProps) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  );
}
