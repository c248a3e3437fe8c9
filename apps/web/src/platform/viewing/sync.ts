import type { Runtime } from '../../runtime';
import { forgetDeleted } from '../account/forgetDeleted';
import { forgetOthers } from '../account/forgetOthers';
import { type LanguageRuntime, startAccountLanguage } from '../languages/accountLanguage';
import { type ContentLanguagesRuntime, startContentLanguages } from '../languages/contentLanguages';
import type { Tabs } from '../page/tabs';
import type { KeyValueStore } from '../storage';
import { startPlaces } from './places';
import { startWatchlist } from './watchlist';

/** What the lists of a user are kept with. */
export type ViewingRuntime = Pick<
  Runtime,
  'session' | 'clients' | 'queryClient' | 'watchlist' | 'places' | 'recentlyWatched' | 'toast'
>;

/** Starts what keeps this browser in step with the account of the signed-in user. */
export type StartSync = (runtime: ViewingRuntime & LanguageRuntime & ContentLanguagesRuntime) => void;

/** Keeps the signed-in user's lists and languages in step with their account, and removes what is others', from now on. */
export function startSync(
  window: Window,
  local: KeyValueStore,
  sessionOnly: KeyValueStore,
  tabs: Tabs,
  runtime: ViewingRuntime & LanguageRuntime & ContentLanguagesRuntime,
): void {
  startContentLanguages(window, local, runtime);
  startAccountLanguage(window, local, sessionOnly, runtime);
  startWatchlist(window, local, runtime);
  startPlaces(window, local, runtime);
  forgetOthers(window, local, runtime.session);
  forgetDeleted(local, tabs, runtime.session);
}
