import { type MouseEvent, type ReactNode, useRef } from 'react';
import {
  backdrop as backdropClass,
  content,
  heading,
  lead,
  main,
  page,
  skip,
  title as titleClass,
} from './Page.css';

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
  const place = useRef<HTMLElement>(null);
  // With script, the jump doesn't change the address and the history.
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    place.current?.focus();
  };
  return (
    <div className={page}>
      {/* biome-ignore lint/a11y/useValidAnchor: without the script it is the link that it looks like */}
      <a className={skip} href="#main" onClick={jump}>
        {skipText}
      </a>
      {header}
      <main ref={place} className={main} id="main" tabIndex={-1}>
        {children}
      </main>
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

/** What a screen shows between the header and the footer. */
export function PageContent({ variant = 'standard', backdrop, children }: PageContentProps) {
  return (
    <div className={content[variant]}>
      {backdrop && <div className={backdropClass}>{backdrop}</div>}
      {children}
    </div>
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
