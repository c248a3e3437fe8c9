import { bestLocale, DEFAULT_LOCALE, findLocale, localeAttributes } from '@chalchitra/api';

const KEY = 'lang';

/** Chooses the page's language as our server does, where a host serves the files as they are: kept in this browser. */
export function chooseLocale(page: Window): void {
  const { document, location, navigator } = page;
  const named = findLocale(new URLSearchParams(location.search).get(KEY) ?? '');
  const chosen = keep(page, named);
  const locale = chosen ?? bestLocale(navigator.languages) ?? DEFAULT_LOCALE;
  Object.assign(document.documentElement, localeAttributes(locale));
}

/** Keeps a choice; answers it, or the one that was kept. */
function keep(page: Window, named: ReturnType<typeof findLocale>) {
  try {
    if (named !== null) page.localStorage.setItem(KEY, named);
    return named ?? findLocale(page.localStorage.getItem(KEY) ?? '');
  } catch {
    return named;
  }
}
