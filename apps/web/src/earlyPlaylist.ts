import { found } from './early';
import { loadEarly } from './platform/player/earlyFilm';
import { openHls } from './platform/player/hlsSource';
import { createMediaElement } from './platform/player/mediaElement';
import { isPlaylist } from './platform/player/source';

/** Share of the window's height that the player's picture has at most. */
const STAGE_SHARE = 0.75;

/** Begins to load a playlist before there is a player: the player is handed the element (spec §4). */
async function loadPlaylist(page: Window & typeof globalThis): Promise<void> {
  const { start, endWaiting } = await found;
  if (start === null || !isPlaylist(start.url)) return;
  const element = createMediaElement(page.document);
  // The level is chosen by the room that the picture will have, which an element without a place can't tell.
  element.width = page.innerWidth;
  element.height = Math.min((page.innerWidth * 9) / 16, page.innerHeight * STAGE_SHARE);
  element.addEventListener('loadeddata', endWaiting, { once: true });
  loadEarly(page, element, start, openHls);
}

void loadPlaylist(window);
