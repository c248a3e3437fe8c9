import { focusHeading, PageContent } from '@chalchitra/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { Dusk } from '../account/AccountPage';
import { reveal } from '../account/reveal';
import { column, heading, lead, notices, title } from './PlansPage.css';

export interface PlansPageProps {
  /** What is waited for: above the plans, brought into view and read out. */
  wait?: ReactNode;
  /** What went wrong, which is an alert by itself: above the plans, and brought into view. */
  notice?: ReactNode;
  /** What is to be known beforehand: above the plans while there is neither. */
  note?: ReactNode;
  /** The plans, or what is shown instead. */
  children: ReactNode;
}

/** Choose Your Plan: the page of both ways of paying (spec §2). */
export function PlansPage({ wait, notice, note, children }: PlansPageProps) {
  const { titles } = useBaseMessages();
  const messages = useMessages('plans');
  const place = useRef<HTMLDivElement>(null);
  const hasNotice = Boolean(wait || notice);
  const shown = !wait && (notice || note);
  // On a small screen the notices are far above the last plan's button.
  useLayoutEffect(() => {
    if (hasNotice) reveal(place.current);
  }, [hasNotice]);
  // The button that was pressed is gone where the plans are loaded again.
  const hasFailed = !wait && Boolean(notice);
  useLayoutEffect(() => {
    if (hasFailed && document.activeElement === document.body)
      focusHeading(document, { preventScroll: true });
  }, [hasFailed]);
  return (
    <PageContent variant="centred" backdrop={<Dusk />}>
      <div className={column}>
        <header className={heading}>
          <h1 className={title}>{titles.subscription}</h1>
          <p className={lead}>{messages.lead}</p>
        </header>
        {/* In the page before what comes into it, which is read out then. */}
        <div className={notices} role="status" ref={wait ? place : undefined}>
          {wait}
        </div>
        {shown && (
          <div className={notices} ref={place}>
            {shown}
          </div>
        )}
        {children}
      </div>
    </PageContent>
  );
}
