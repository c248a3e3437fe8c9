import type { ReactNode } from 'react';
import { Screens, TornFrame } from '../Icon/icons';
import { box, choices, detail, mark, title as titleClass, veil } from './PlayerMessage.css';

export interface PlayerMessageProps {
  /** What happened, in one sentence. */
  title: string;
  /** What can be done, or what is being done; a line break begins another line. */
  detailText?: string | undefined;
  /** `inUse`: nothing is broken, it plays on another screen. */
  kind?: 'broken' | 'inUse' | undefined;
  /** Buttons and links: Try again, another way, back. */
  children: ReactNode;
}

/** Replaces a picture that can't be played; it always offers a next step. */
export function PlayerMessage({ title, detailText, kind = 'broken', children }: PlayerMessageProps) {
  const Mark = kind === 'inUse' ? Screens : TornFrame;
  return (
    <div className={veil} role="alert">
      <div className={box}>
        <Mark className={mark} size={44} />
        <p className={titleClass}>{title}</p>
        {detailText && <p className={detail}>{detailText}</p>}
        <div className={choices}>{children}</div>
      </div>
    </div>
  );
}
