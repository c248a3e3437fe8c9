import { createContentClient, createPaymentsClient, isPlaylist } from '@chalchitra/api';
import type { VideoDetail } from '@chalchitra/api/types';
import { hasPaid, isWorthResuming } from '@chalchitra/machines';
import { createPositions, createPreferences, type SourceOptions } from '@chalchitra/player';
import { createEarlyStage, type EarlyStage } from './platform/earlyFilm';
import { createStore, type KeyValueStore, toStorage } from './platform/storage';
import { createTokenStore, lastingClaims } from './platform/tokenStore';
import { toArtworkSources } from './present/artwork';
import { idIn } from './routes/pathId';
import { chosenEpisode, mediaKeyOf } from './routes/video/chosenMedia';
import { kindOfAddress } from './routes/video/videoAddress';
import { readSettings } from './settings';

/** A playlist that can be loaded before there is a player, and the element for it. */
interface FoundFilm {
  start: SourceOptions;
  element: HTMLVideoElement;
}

/** What is played of what was found; null where it is an embed, or there is nothing to play. */
function playedOf({ item, episodes }: VideoDetail, askedFor: string | null) {
  const episode = chosenEpisode(episodes, askedFor);
  const { videoUrl: url, artwork } = episode ?? item;
  if (!url || (episode === null && item.youtubeVideoId !== null)) return null;
  return { url, mediaKey: mediaKeyOf(item.id, episode?.id ?? null), qualities: item.qualities, artwork };
}

/** How the player will begin. */
function startOf(
  { url, mediaKey, qualities }: NonNullable<ReturnType<typeof playedOf>>,
  { local, uid, base }: { local: KeyValueStore; uid: string; base: string },
): SourceOptions {
  const storage = toStorage(local);
  const place = createPositions({ storage, account: () => uid, isWorthResuming }).read(mediaKey);
  const { audioLang, captionsLang } = createPreferences(storage).read();
  return {
    mediaKey,
    url: new URL(url, base).href,
    qualities,
    startAt: place !== null && isWorthResuming(place) ? place.position : 0,
    height: null,
    audioLang,
    captionsLang,
    // Those of a playlist stand in it.
    captions: [],
  };
}

/**
 * Reads what a player's page needs to know, who has paid and what is played, while the code of the app is still being
 * fetched. The calls themselves were sent by the page's first lines; the app's own ones are then handed the same answers.
 */
async function readEarly(page: Window & typeof globalThis, stage: EarlyStage): Promise<FoundFilm | null> {
  const { firstVisit } = page;
  const local = createStore(() => page.localStorage);
  const token = createTokenStore(
    local,
    createStore(() => page.sessionStorage),
  ).read();
  const claims = lastingClaims(token, Date.now());
  if (firstVisit === undefined || token === null || claims === null) return null;
  const { servers, sendToken } = readSettings(page.document);
  const at = (baseUrl: string) => ({
    baseUrl,
    token: async () => token,
    sendToken,
    fetch: firstVisit.answers.ask,
    // Whatever has to be asked twice is the app's own to ask.
    retryBaseMs: Number.POSITIVE_INFINITY,
  });
  const content = createContentClient(at(servers.content));
  const payments = createPaymentsClient(at(servers.payments));
  const { uid } = claims;
  const id = idIn(page.location.pathname);
  const search = new URLSearchParams(page.location.search);
  const kind = kindOfAddress(search) ?? new Map(firstVisit.handed).get(id)?.kind;
  // Where it fails the app asks again, and tells what went wrong.
  const played = await Promise.all([payments.history(uid), content.findVideo(id, { kind })]).then(
    ([{ items }, video]) => (hasPaid(items) ? playedOf(video, search.get('episode')) : null),
    () => null,
  );
  if (played === null) firstVisit.endWaiting();
  if (played === null || !isPlaylist(played.url)) return null;
  const start = startOf(played, { local, uid, base: page.location.href });
  return { start, element: stage.place(toArtworkSources(played.artwork).wide?.src ?? '') };
}

/** Begins to load a playlist before there is a player: the player is handed the element (spec §4). */
async function loadPlaylist(page: Window & typeof globalThis): Promise<void> {
  const { firstVisit } = page;
  if (firstVisit === undefined) return;
  const stage = createEarlyStage(page);
  firstVisit.stage = stage;
  let isCodeHere = false;
  const code = firstVisit.playlistCode;
  const noteCode = () => {
    isCodeHere = true;
  };
  code?.then(noteCode, noteCode);
  const film = await readEarly(page, stage);
  if (film === null || code === null) return;
  const { element, start } = film;
  // Fetched along with the code that reads it, which then finds it in the browser's memory.
  if (!isCodeHere) page.fetch(start.url).catch(() => {});
  element.addEventListener('loadeddata', firstVisit.endWaiting, { once: true });
  if (!stage.load(element, start, (await code).openHls)) firstVisit.endWaiting();
}

// Without the code that plays it the app comes, and says so.
loadPlaylist(window).catch(() => window.firstVisit?.endWaiting());
