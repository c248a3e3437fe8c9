import { bestLocale, DEFAULT_LOCALE, findLocale, type LocaleTag, localeAttributes } from '@chalchitra/api';
import { LOCALE_PARAMETER } from '@chalchitra/api/constants';
import { reload } from '../page/reload';
import type { KeyValueStore } from '../storage';
import { changeKey, storeChange } from '../viewing/outboxKeys';

/** Chooses the page's language as our server does, where a host serves the files as they are: kept in this browser. */
export function chooseLocale(page: Window): void {
  const { document, location, navigator } = page;
  const named = findLocale(new URLSearchParams(location.search).get(LOCALE_PARAMETER) ?? '');
  const chosen = keep(page, named);
  const locale = chosen ?? bestLocale(navigator.languages) ?? DEFAULT_LOCALE;
  Object.assign(document.documentElement, localeAttributes(locale));
}

/** Stores a choice; returns it, or the one that was stored. */
function keep(page: Window, named: ReturnType<typeof findLocale>) {
  try {
    if (named !== null) page.localStorage.setItem(LOCALE_PARAMETER, named);
    return named ?? findLocale(page.localStorage.getItem(LOCALE_PARAMETER) ?? '');
  } catch {
    return named;
  }
}

/** By which choices of a language are stored until they are sent. */
export const LANGUAGE_CHANGES = 'language';

/** Where a user's last choice waits to be sent; null: that of the next user who signs in. */
export const choiceKey = (uid: string | null) => changeKey(uid, LANGUAGE_CHANGES, 'chosen');

/** Reloads the page in another language, which the server then keeps. */
export function showIn(page: Window, tag: LocaleTag): void {
  const { location, history } = page;
  const address = new URL(location.href);
  address.searchParams.set(LOCALE_PARAMETER, tag);
  // The same entry of the history, so that signing in still leads to the page that was wanted.
  history.replaceState(history.state, '', address);
  reload(page);
}

/** Shows the site in the language that its user has chosen, and keeps the choice for their account. */
export function chooseLanguage(page: Window, local: KeyValueStore, uid: string | null, tag: LocaleTag): void {
  storeChange(local, choiceKey(uid), { at: Date.now(), body: tag });
  showIn(page, tag);
}
