import { parse as parseCookies } from 'hono/utils/cookie';
import { languagesFirst } from './languagesFirst';

/** What a browser wants of the pages that are rendered for it. */
export interface PageWishes {
  /** The languages whose titles come first. */
  readonly languages: readonly string[];
  /** Pictures in narrower editions. */
  readonly savesData: boolean;
}

/** Those of a browser that says nothing. */
export const noWishes: PageWishes = { languages: [], savesData: false };

/** The cookie by which a browser says that data is to be saved. */
const COOKIE = 'savesData';

/** The wishes in a Cookie header. */
export const pageWishes = (header: string | undefined): PageWishes => ({
  languages: languagesFirst(header),
  savesData: parseCookies(header ?? '', COOKIE)[COOKIE] === '1',
});
