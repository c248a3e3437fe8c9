import type { ReactNode } from 'react';
import type { TextRange } from '../Marked/Marked';

/** One thing that is suggested; opens its page. */
export interface SearchPanelOption {
  /** Different from those of all other options. */
  key: string;
  href: string;
  text: string;
  /** The text's language, BCP 47. */
  lang?: string | null | undefined;
  /** What matched of the text. */
  ranges?: readonly TextRange[] | undefined;
  /** Below the text: language, year, series. */
  detailText?: string | undefined;
  /** A small picture before the text; hidden from assistive technology. */
  picture?: ReactNode;
  /** Called on a click, before the link is followed. */
  onOpen?: (() => void) | undefined;
}

/** Options of one kind. */
export interface SearchPanelGroup {
  id: string;
  title: string;
  options: readonly SearchPanelOption[];
}

/** What was searched before; each can be removed, and all at once. */
export interface RecentSearches {
  title: string;
  clearText: string;
  removeLabel: (query: string) => string;
  entries: readonly { key: string; query: string; href: string }[];
  onRemove: (query: string) => void;
  onClear: () => void;
}
