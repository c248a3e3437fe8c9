import { DEFAULT_LOCALE, type LocaleTag, localesOf } from '@chalchitra/api/contract';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Settings } from '../settings';

/** The parameter of an address that chooses a language, and the cookie that keeps the choice until the browser closes. */
const NAME = 'lang';

/** The language of one page. */
export interface ChosenLocale {
  readonly locale: LocaleTag;
  readonly headers: Readonly<Record<string, string>>;
}

/** Chooses a page's language: the one that its address names, else the one kept for this visit, else English. */
export function chooseLocale(context: Context, mode: Settings['mode']): ChosenLocale {
  const available = localesOf(mode);
  const find = (tag: string | undefined) => available.find((locale) => locale === tag);
  const named = find(context.req.query(NAME));
  const locale = named ?? find(getCookie(context, NAME)) ?? DEFAULT_LOCALE;
  return {
    locale,
    headers: {
      'content-language': locale,
      ...(available.length > 1 ? { vary: 'cookie' } : {}),
      ...(named === undefined
        ? {}
        : { 'set-cookie': generateCookie(NAME, named, { path: '/', httpOnly: true, sameSite: 'Lax' }) }),
    },
  };
}
