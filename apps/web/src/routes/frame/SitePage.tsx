import type { LocaleTag } from '@chalchitra/api/locales';
import { Page, type PageProps } from '@chalchitra/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { paths } from '../paths';

/** The header and footer that every page shows, and what any part of it does to the page around it. */
export interface SiteFrame {
  header: ReactNode;
  footer: ReactNode;
  chooseLanguage: (tag: LocaleTag) => void;
  /** Moves the focus to the page's heading, or to the one with an `id`, as soon as there is one. */
  focusHeading: (id?: string) => void;
  /** Whether the server can search, as far as this visit has learnt. */
  canSearch: boolean;
}

const SiteFrameContext = createContext<SiteFrame>({
  header: null,
  footer: null,
  chooseLanguage: () => {},
  focusHeading: () => {},
  canSearch: true,
});

/** Provides the header and footer to the pages. */
export const SiteFrameProvider = SiteFrameContext.Provider;

/** What is around the page. */
export const useSiteFrame = (): SiteFrame => useContext(SiteFrameContext);

/** The address of a search; undefined where the server can't search, and what would lead there is text. */
export const useSearchFor = () => (useSiteFrame().canSearch ? paths.searchFor : undefined);

/** A page of the site: its content between header and footer. */
export function SitePage(props: Pick<PageProps, 'variant' | 'backdrop' | 'children'>) {
  const { header, footer } = useSiteFrame();
  return (
    <Page {...props} skipText={useBaseMessages().actions.skipToContent} header={header} footer={footer} />
  );
}
