import type { Runtime } from '../runtime';
import { type LanguageRuntime, startAccountLanguage } from './accountLanguage';
import { type ContentLanguagesRuntime, startContentLanguages } from './contentLanguages';
import { forgetOthers } from './forgetOthers';
import { startPlaces } from './places';
import type { KeyValueStore } from './storage';
import { startWatchlist } from './watchlist';

/** What the lists of a user are kept with. */
export type ViewingRuntime = Pick<
  Runtime,
  'session' | 'clients' | 'queryClient' | 'watchlist' | 'places' | 'news'
>;

/** Starts what keeps the lists of the signed-in user, and what follows their language. */
export type StartViewing = (runtime: ViewingRuntime & LanguageRuntime & ContentLanguagesRuntime) => void;

/** Keeps the lists of the signed-in user, and follows their language, from now on. */
export function startViewing(
  page: Window,
  local: KeyValueStore,
  runtime: ViewingRuntime & LanguageRuntime & ContentLanguagesRuntime,
): void {
  startContentLanguages(page, local, runtime);
  startAccountLanguage(page, local, runtime);
  startWatchlist(page, local, runtime);
  startPlaces(page, local, runtime);
  forgetOthers(page, local, runtime.session);
}
