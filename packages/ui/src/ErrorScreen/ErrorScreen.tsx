import type { ReactNode } from 'react';
import { TornFrame } from '../Icon/icons';
import { actions, mark, message, screen, title as titleClass } from './ErrorScreen.css';

export interface ErrorScreenProps {
  title: string;
  /** A status or message that says what happened. */
  detailText?: string | undefined;
  action?: ReactNode;
}

/** Replaces the whole page when it can't be shown (spec §8). */
export function ErrorScreen({ title, detailText, action }: ErrorScreenProps) {
  return (
    <div className={screen} role="alert">
      <TornFrame className={mark} size={48} strokeWidth={1.5} />
      <h1 className={titleClass}>{title}</h1>
      {detailText && <p className={message}>{detailText}</p>}
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}
