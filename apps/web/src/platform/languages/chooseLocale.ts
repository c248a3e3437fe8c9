import { bestLocale, DEFAULT_LOCALE, findLocale, localeAttributes } from '@chalchitra/api';
import { LOCALE_PARAMETER } from '@chalchitra/api/constants';
import { createStore } from '../storage';

/** Chooses the page's language as our server does, where a host serves the files as they are: kept in this browser. */
export function chooseLocale(window: Window): void {
  const { document, location, navigator } = window;
  const named = findLocale(new URLSearchParams(location.search).get(LOCALE_PARAMETER) ?? '');
  const local = createStore(() => window.localStorage);
  if (named !== null) local.set(LOCALE_PARAMETER, named);
  const chosen = findLocale(local.get(LOCALE_PARAMETER) ?? '');
  const locale = chosen ?? bestLocale(navigator.languages) ?? DEFAULT_LOCALE;
  Object.assign(document.documentElement, localeAttributes(locale));
}
