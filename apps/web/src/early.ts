import type { VideoDetail } from '@chalchitra/api/types';
import { hasPaid, isWorthResuming } from '@chalchitra/machines';
import { createClients } from './platform/clients';
import { earlyAnswers } from './platform/earlyAnswers';
import { createPositions } from './platform/player/positions';
import { createPreferences } from './platform/player/preferences';
import { isPlaylist, type SourceStart } from './platform/player/source';
import { createStore, type KeyValueStore } from './platform/storage';
import { createTokenStore, lastingClaims } from './platform/tokenStore';
import { matchPath } from './routes/matchPath';
import { chosenEpisode, mediaKeyOf } from './routes/video/chosenMedia';
import { kindOfAddress, VIDEO_PATH } from './routes/video/videoAddress';
import { readSettings } from './settings';

/** Milliseconds after which the picture has had its time. */
const PATIENCE_MS = 10_000;

/** Lets a film's first picture come before the fonts of the other scripts, with which it would share the line. */
function letPictureComeFirst(page: Window): () => void {
  const { dataset } = page.document.documentElement;
  dataset.pictureFirst = '';
  const end = () => {
    delete dataset.pictureFirst;
  };
  page.document.addEventListener('loadeddata', end, { capture: true, once: true });
  page.setTimeout(end, PATIENCE_MS);
  return end;
}

/** How the player will begin with what was found; null where it is an embed, or there is nothing to play. */
function startOf(
  { item, episodes }: VideoDetail,
  askedFor: string | null,
  { local, uid, base }: { local: KeyValueStore; uid: string; base: string },
): SourceStart | null {
  const episode = chosenEpisode(episodes, askedFor);
  const url = episode === null ? item.videoUrl : episode.videoUrl;
  if (!url || (episode === null && item.youtubeVideoId !== null)) return null;
  const mediaKey = mediaKeyOf(item.id, episode?.id ?? null);
  const place = createPositions(local, () => uid).read(mediaKey);
  const { audioLang, captionsLang } = createPreferences(local).read();
  return {
    mediaKey,
    url: new URL(url, base).href,
    qualities: item.qualities,
    startAt: place !== null && isWorthResuming(place) ? place.position : 0,
    height: null,
    audioLang,
    captionsLang,
    // Those of a playlist stand in it.
    captions: [],
  };
}

/** What was found early: how the player will begin, and a way to say that its picture is there. */
interface Found {
  start: SourceStart | null;
  endWaiting: () => void;
}

/**
 * Asks what a player's page needs to know, who has paid and what is played, while the code of the app is still being
 * fetched; the app's own first calls are then handed these answers.
 */
async function askEarly(page: Window & typeof globalThis): Promise<Found> {
  const id = matchPath(VIDEO_PATH, page.location.pathname)?.id;
  const local = createStore(() => page.localStorage);
  const token = createTokenStore(
    local,
    createStore(() => page.sessionStorage),
  ).read();
  const claims = lastingClaims(token, Date.now());
  if (id === undefined || token === null || claims === null) return { start: null, endWaiting: () => {} };
  const endWaiting = letPictureComeFirst(page);
  const { servers, sendToken } = readSettings(page.document);
  const { content, payments } = createClients(
    servers,
    (baseUrl) => ({
      baseUrl,
      token: async () => token,
      sendToken,
      fetch: earlyAnswers.ask,
      // Whatever has to be asked twice is the app's own to ask.
      retryBaseMs: Number.POSITIVE_INFINITY,
    }),
    local,
  );
  const { uid } = claims;
  const search = new URLSearchParams(page.location.search);
  // Where it fails the app asks again, and tells what went wrong.
  const start = await Promise.all([
    payments.history(uid),
    content.findVideo(id, { kind: kindOfAddress(search) }),
  ]).then(
    ([{ items }, video]) =>
      hasPaid(items) ? startOf(video, search.get('episode'), { local, uid, base: page.location.href }) : null,
    () => null,
  );
  if (start === null) endWaiting();
  // Fetched along with the code that reads it, which then finds it in the browser's memory.
  else if (isPlaylist(start.url)) page.fetch(start.url).catch(() => {});
  return { start, endWaiting };
}

export const found = askEarly(window);
