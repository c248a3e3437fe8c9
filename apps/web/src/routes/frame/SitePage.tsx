import { Page, type PageProps } from '@chalchitra/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { useCopy } from '../../copy/copy';

/** The header and footer that every page shows. */
export interface SiteFrame {
  header: ReactNode;
  footer: ReactNode;
}

const SiteFrameContext = createContext<SiteFrame>({ header: null, footer: null });

/** Hands the header and footer down to the pages. */
export const SiteFrameProvider = SiteFrameContext.Provider;

/** A page of the site: its content between header and footer. */
export function SitePage(props: Pick<PageProps, 'variant' | 'backdrop' | 'children'>) {
  const { header, footer } = useContext(SiteFrameContext);
  return <Page {...props} skipText={useCopy().actions.skipToContent} header={header} footer={footer} />;
}
