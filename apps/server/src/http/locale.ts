import { LOCALE_PARAMETER, YEAR_S } from '@chalchitra/api/constants';
import { bestLocale, DEFAULT_LOCALE, type LocaleTag, localesOf } from '@chalchitra/api/contract';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import type { Settings } from '../settings/settings';

/** `Vary` for responses in the reader's language, for caches. */
export const VARY_BY_LOCALE = 'cookie, accept-language';

/** The language of one page. */
export interface ChosenLocale {
  readonly locale: LocaleTag;
  readonly headers: Readonly<Record<string, string>>;
}

/** What of a request chooses a language. */
interface LanguageChoices {
  inAddress?: string | undefined;
  kept?: string | undefined;
  acceptLanguage?: string | undefined;
}

/** The best of an Accept-Language header's languages that the site is written in. */
export function acceptedLocale(header: string | undefined): LocaleTag | null {
  const wanted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  return bestLocale(wanted.map(({ type }) => type));
}

/** A page's language: what its address names, else what this browser keeps, else what it accepts, else English. */
export function localeFor(
  mode: Settings['mode'],
  { inAddress, kept, acceptLanguage }: LanguageChoices,
): ChosenLocale {
  const available = localesOf(mode);
  const find = (tag: string | undefined) => available.find((locale) => locale === tag);
  const named = find(inAddress);
  const locale = named ?? find(kept) ?? acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE;
  return {
    locale,
    headers: {
      'content-language': locale,
      vary: VARY_BY_LOCALE,
      ...(named === undefined
        ? {}
        : {
            'set-cookie': generateCookie(LOCALE_PARAMETER, named, {
              path: '/',
              maxAge: YEAR_S,
              httpOnly: true,
              sameSite: 'Lax',
            }),
          }),
    },
  };
}

/** Chooses the language of the page that a request is for. */
export const chooseLocale = (context: Context, mode: Settings['mode']): ChosenLocale =>
  localeFor(mode, {
    inAddress: context.req.query(LOCALE_PARAMETER),
    kept: getCookie(context, LOCALE_PARAMETER),
    acceptLanguage: context.req.header('accept-language'),
  });

/** Chooses the language of the response to a call, in words that people read. */
export const localeOfCall = ({ headers }: Request): LocaleTag =>
  localeFor('hosted', {
    kept: parse(headers.get('cookie') ?? '', LOCALE_PARAMETER)[LOCALE_PARAMETER],
    acceptLanguage: headers.get('accept-language') ?? undefined,
  }).locale;

/** Whether a Cookie header may keep a language. */
export const mayKeepLocale = (cookie: string | undefined): boolean =>
  cookie?.includes(`${LOCALE_PARAMETER}=`) ?? false;
