import type { ReactNode } from 'react';
import { classes } from '../shared/classes';
import { badge, dot, tones } from './Badge.css';

export interface BadgeProps {
  tone?: 'plain' | 'highlight' | 'live' | 'good' | 'bad' | undefined;
  /** Of what is written the same in every language, as "HD": it takes no other script's line height. */
  lang?: string | undefined;
  children: ReactNode;
}

/** A short fact about a thing: its quality, its price, that it is live. */
export function Badge({ tone = 'plain', lang, children }: BadgeProps) {
  return (
    <span className={classes(badge, tones[tone])} lang={lang}>
      {tone === 'live' && <span className={dot} aria-hidden="true" />}
      {children}
    </span>
  );
}
