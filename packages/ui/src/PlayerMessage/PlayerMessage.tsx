import type { ReactNode } from 'react';
import { TornFrame } from '../Icon/icons';
import { box, choices, detail, mark, title as titleClass, veil } from './PlayerMessage.css';

export interface PlayerMessageProps {
  /** What happened, in one sentence. */
  title: string;
  /** What can be done, or what is being done. */
  detailText?: string | undefined;
  /** Buttons and links: Try again, another way, back. */
  children: ReactNode;
}

/** Stands in place of a picture that can't be played; there is always a way on. */
export function PlayerMessage({ title, detailText, children }: PlayerMessageProps) {
  return (
    <div className={veil} role="alert">
      <div className={box}>
        <TornFrame className={mark} size={44} />
        <p className={titleClass}>{title}</p>
        {detailText && <p className={detail}>{detailText}</p>}
        <div className={choices}>{children}</div>
      </div>
    </div>
  );
}
