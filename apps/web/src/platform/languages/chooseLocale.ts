import { bestLocale, DEFAULT_LOCALE, findLocale, localeAttributes } from '@chalchitra/api';
import { LOCALE_PARAMETER } from '@chalchitra/api/constants';

/** Chooses the page's language as our server does, where a host serves the files as they are: kept in this browser. */
export function chooseLocale(window: Window): void {
  const { document, location, navigator } = window;
  const named = findLocale(new URLSearchParams(location.search).get(LOCALE_PARAMETER) ?? '');
  const chosen = keep(window, named);
  const locale = chosen ?? bestLocale(navigator.languages) ?? DEFAULT_LOCALE;
  Object.assign(document.documentElement, localeAttributes(locale));
}

/** Stores a choice; returns it, or the one that was stored. */
function keep(window: Window, named: ReturnType<typeof findLocale>) {
  try {
    if (named !== null) window.localStorage.setItem(LOCALE_PARAMETER, named);
    return named ?? findLocale(window.localStorage.getItem(LOCALE_PARAMETER) ?? '');
  } catch {
    return named;
  }
}
