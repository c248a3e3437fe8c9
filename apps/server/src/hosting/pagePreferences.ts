import { SAVES_DATA_COOKIE } from '@chalchitra/api/constants';
import type { PagePreferences } from '@chalchitra/api/contract';
import { parse as parseCookies } from 'hono/utils/cookie';
import { languagesFirst } from './languagesFirst';

/** Those of a browser that states none. */
export const defaultPreferences: PagePreferences = { languages: [], savesData: false };

/** What pages depend on, beside cookies and the language. */
export const VARY_BY_PREFERENCES = 'save-data';

/** The preferences in a Cookie header; on a first visit, which has no cookie yet, in the browser's own Save-Data header. */
export function pagePreferences(cookies: string | undefined, saveData: string | undefined): PagePreferences {
  const said = parseCookies(cookies ?? '', SAVES_DATA_COOKIE)[SAVES_DATA_COOKIE];
  return {
    languages: languagesFirst(cookies),
    savesData: said === undefined ? saveData?.toLowerCase() === 'on' : said === '1',
  };
}
