import type { LocaleTag } from '@chalchitra/api/locales';
import { createContext, useContext } from 'react';
import { paths } from '../paths';

/** What any part of a page does to the page around it, and what it knows of the site. */
export interface SiteFrame {
  chooseLanguage: (tag: LocaleTag) => void;
  /** Moves the focus to the page's heading, or to the one with an `id`, as soon as there is one. */
  focusHeading: (id?: string) => void;
  /** Whether the server can search, as far as this visit has learnt. */
  canSearch: boolean;
}

const SiteFrameContext = createContext<SiteFrame>({
  chooseLanguage: () => {},
  focusHeading: () => {},
  canSearch: true,
});

/** Provides the frame to the pages. */
export const SiteFrameProvider = SiteFrameContext.Provider;

/** What is around the page. */
export const useSiteFrame = (): SiteFrame => useContext(SiteFrameContext);

/** The address of a search; undefined where the server can't search, and what would lead there is text. */
export const useSearchFor = () => (useSiteFrame().canSearch ? paths.searchFor : undefined);
