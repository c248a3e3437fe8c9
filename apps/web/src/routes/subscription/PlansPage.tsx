import type { ReactNode } from 'react';
import { useAreaCopy } from '../../copy/copy';
import { Dusk } from '../account/AccountPage';
import { SitePage } from '../frame/SitePage';
import { column, heading, lead, notices, title } from './PlansPage.css';

export interface PlansPageProps {
  /** What goes on or went wrong, above the plans. */
  notice?: ReactNode;
  /** The plans, or what stands in their place. */
  children: ReactNode;
}

/** Choose Your Plan: the page of both ways of paying (spec §2). */
export function PlansPage({ notice, children }: PlansPageProps) {
  const { plans: copy } = useAreaCopy('account');
  return (
    <SitePage variant="centred" backdrop={<Dusk />}>
      <div className={column}>
        <header className={heading}>
          <h1 className={title}>{copy.title}</h1>
          <p className={lead}>{copy.lead}</p>
        </header>
        {notice && <div className={notices}>{notice}</div>}
        {children}
      </div>
    </SitePage>
  );
}
