import type { ReactNode } from 'react';
import { Frame } from '../Icon/icons';
import { actions, empty, mark, message, title as titleClass } from './EmptyState.css';

export interface EmptyStateProps {
  title: string;
  /** The title's element; `h1` where nothing else is on the page. */
  heading?: 'h1' | 'h2' | undefined;
  messageText?: string | undefined;
  /** What can be done about it: buttons or button links. */
  action?: ReactNode;
}

/** Reports that there is nothing here, and where to go. For failures use an Alert or ErrorScreen. */
export function EmptyState({ title, heading: Heading = 'h2', messageText, action }: EmptyStateProps) {
  return (
    <div className={empty}>
      <span className={mark} aria-hidden="true">
        <Frame size={28} />
      </span>
      <Heading className={titleClass}>{title}</Heading>
      {messageText && <p className={message}>{messageText}</p>}
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}
