import type { ReactNode } from 'react';
import { action as actionClass, list, message, row, title as titleClass, words } from './ActionRow.css';

export interface ActionRowProps {
  title: string;
  /** What happens, in a sentence. */
  messageText: string;
  /** The button that does it. */
  action: ReactNode;
  /** What became of it: an Alert, empty where nothing did yet. */
  notice?: ReactNode;
}

/** Something that a user can do, with what it means; belongs into an ActionList. */
export function ActionRow({ title, messageText, action, notice }: ActionRowProps) {
  return (
    <li className={row}>
      <div className={words}>
        <h3 className={titleClass}>{title}</h3>
        <p className={message}>{messageText}</p>
      </div>
      <div className={actionClass}>{action}</div>
      {notice}
    </li>
  );
}

export interface ActionListProps {
  /** Names the list for assistive technology. */
  label: string;
  children: ReactNode;
}

/** Things that a user can do, one below the other. */
export function ActionList({ label, children }: ActionListProps) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  );
}
