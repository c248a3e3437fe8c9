import type { MouseEvent, ReactNode } from 'react';
import { backdrop as backdropClass, heading, lead, main, page, skip, title as titleClass } from './Page.css';

export interface PageProps {
  /** Text of the link that jumps over the header. */
  skipText: string;
  header?: ReactNode;
  footer?: ReactNode;
  /** A `PageContent`. */
  children: ReactNode;
}

/** The frame of every screen: skip link, header, content, footer. */
export function Page({ skipText, header, footer, children }: PageProps) {
  // With script, the jump doesn't change the address and the history.
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <div className={page}>
      {/* biome-ignore lint/a11y/useValidAnchor: without the script it is the link that it looks like */}
      <a className={skip} href="#main" onClick={jump}>
        {skipText}
      </a>
      {header}
      {children}
      {footer}
    </div>
  );
}

export interface PageContentProps {
  /** `standard` for content between the gutters, `bleed` for a picture from the top edge, `centred` for one form or message. */
  variant?: 'standard' | 'bleed' | 'centred' | undefined;
  /** A picture behind centred content, filling the page. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** The main content of a page, between its header and its footer. */
export function PageContent({ variant = 'standard', backdrop, children }: PageContentProps) {
  return (
    <main className={main[variant]} id="main" tabIndex={-1}>
      {backdrop && <div className={backdropClass}>{backdrop}</div>}
      {children}
    </main>
  );
}

export interface PageHeadingProps {
  title: string;
  leadText?: string | undefined;
}

/** The one main heading of a page. */
export function PageHeading({ title, leadText }: PageHeadingProps) {
  return (
    <header className={heading}>
      <h1 className={titleClass}>{title}</h1>
      {leadText && <p className={lead}>{leadText}</p>}
    </header>
  );
}
