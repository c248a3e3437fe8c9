import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { amount, details, list, name, row, status } from './PaymentRow.css';

export interface PaymentRowProps {
  /** What was paid for. */
  planText: string;
  amountText: string;
  statusText: string;
  /** `good` when paid, `plain` while open, `bad` when it failed or ended. */
  statusTone: 'good' | 'plain' | 'bad';
  /** Facts about it: its date, its order, when the next payment is due. */
  facts: readonly string[];
}

/** One payment of the history; belongs into a PaymentList. */
export function PaymentRow({ planText, amountText, statusText, statusTone, facts }: PaymentRowProps) {
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
