import { found } from './early';
import { loadEarly } from './platform/player/earlyFilm';
import { openHls } from './platform/player/hlsSource';

/** Begins to load a playlist before there is a player: the player is handed the element (spec §4). */
async function loadPlaylist(page: Window & typeof globalThis): Promise<void> {
  const film = await found;
  if (film === null) return;
  const { element, start } = film;
  element.addEventListener('loadeddata', () => page.firstVisit?.endWaiting(), { once: true });
  if (loadEarly(page, element, start, openHls) === null) page.firstVisit?.endWaiting();
}

void loadPlaylist(window);
// What plays it is here, and has asked for it where it was known: the app comes next.
setTimeout(() => window.firstVisit?.bringApp());
