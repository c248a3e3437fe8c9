import type { LocaleTag } from '@chalchitra/api';
import { LOCALE_PARAMETER } from '@chalchitra/api/constants';
import { changeKey, storeChange } from '../outbox/keys';
import { reload } from '../page/reload';
import type { KeyValueStore } from '../storage';

/** By which choices of a language are stored until they are sent. */
export const LANGUAGE_CHANGES = 'language';

/** Where a user's last choice waits to be sent; null: that of the next user who signs in. */
export const choiceKey = (uid: string | null) => changeKey(uid, LANGUAGE_CHANGES, 'chosen');

/** Stores a choice in the first of the stores that takes it: that of the tab, where this browser's is full. */
export function storeChoice(
  stores: readonly KeyValueStore[],
  uid: string | null,
  choice: { at: number; body: LocaleTag },
): void {
  stores.some((store) => storeChange(store, choiceKey(uid), choice));
}

/** Reloads the page in another language, which the server then keeps. */
export function showIn(window: Window, tag: LocaleTag): void {
  const { location, history } = window;
  const address = new URL(location.href);
  address.searchParams.set(LOCALE_PARAMETER, tag);
  // The same entry of the history, so that signing in still leads to the page that was wanted.
  history.replaceState(history.state, '', address);
  reload(window);
}

/**
 * Shows the site in the language that its user has chosen, and keeps the choice for their account. Throws while offline:
 * the page could only be loaded again as it was cached, in its old language.
 */
export function chooseLanguage(
  window: Window,
  stores: readonly KeyValueStore[],
  uid: string | null,
  tag: LocaleTag,
): void {
  if (!window.navigator.onLine) throw new Error('Offline');
  storeChoice(stores, uid, { at: Date.now(), body: tag });
  showIn(window, tag);
}
