import { APP_ELEMENT_ID, createContentClient, createHistoryClient, isPlaylist } from '@chalchitra/api';
import type { TokenClaims, VideoDetail } from '@chalchitra/api/types';
import { hasPaid, isWorthResuming, mediaKeyOf } from '@chalchitra/machines';
import { createPositions, createPreferences, type OpenSource, type SourceOptions } from '@chalchitra/player';
import { type PlayedItem, readPlayedItem } from './document/playedItem';
import type { EarlyStart } from './early.types';
import { createTokenStore, lastingClaims } from './platform/account/tokenStore';
import { createEarlyMedia } from './platform/early/earlyMedia';
import { createEarlyResponses, type EarlyResponses } from './platform/early/earlyResponses';
import { createDataSaver } from './platform/player/dataSaver';
import { createMobileCeiling } from './platform/player/mobileCeiling';
import { createStore, type KeyValueStore, toStorage } from './platform/storage';
import { toArtworkSources } from './present/artwork';
import { idIn } from './routes/pathId';
import { chosenEmbed, chosenEpisode } from './routes/video/chosenMedia';
import { kindOfAddress } from './routes/video/videoAddress';
import { readSettings } from './settings/settings';

type Page = Window & typeof globalThis;

/** How long, in milliseconds, the app waits until a media is being loaded. */
const MEDIA_TIMEOUT_MS = 1000;
/** How long it waits for the first frame from then on. */
const FIRST_FRAME_TIMEOUT_MS = 1000;

/** The media that a title plays; null for an embed, and where there is nothing to play. */
function playedMedia({ item, episodes }: VideoDetail, episodeId: string | null) {
  const episode = chosenEpisode(episodes, episodeId);
  const { videoUrl: url, artwork } = episode ?? item;
  if (!url || chosenEmbed(item, episode) !== null) return null;
  return { url, mediaKey: mediaKeyOf(item.id, episode?.id ?? null), qualities: item.qualities, artwork };
}

/** How the player will start a media: at its stored position, in the preferred languages. */
function startOptions(
  page: Page,
  local: KeyValueStore,
  { uid }: TokenClaims,
  { url, mediaKey, qualities }: NonNullable<ReturnType<typeof playedMedia>>,
): SourceOptions {
  const storage = toStorage(local);
  const position = createPositions({ storage, account: () => uid, isWorthResuming }).read(mediaKey);
  const { wantedAudio, wantedCaptions, isSoundOnly } = createPreferences(storage).read();
  return {
    mediaKey,
    url: new URL(url, page.location.href).href,
    qualities,
    startAt: position !== null && isWorthResuming(position) ? position.position : 0,
    wantedRendition: null,
    wantedAudio,
    wantedCaptions,
    isSoundOnly,
    // A playlist names its own.
    captions: [],
  };
}

/** Fetches who has paid and what the address plays; null where nothing is played early. */
async function findMedia(
  page: Page,
  token: string,
  { uid }: TokenClaims,
  kind: PlayedItem['kind'],
  fetch: EarlyResponses['fetch'],
) {
  const settings = readSettings(page.document);
  if (settings === null) return null;
  const { servers, sendToken } = settings;
  const at = (baseUrl: string) => ({
    baseUrl,
    token: async () => token,
    sendToken,
    fetch,
    // The app retries, and shows what failed.
    retryBaseMs: Number.POSITIVE_INFINITY,
  });
  const search = new URLSearchParams(page.location.search);
  const [{ items }, video] = await Promise.all([
    createHistoryClient(at(servers.payments)).history(uid),
    createContentClient(at(servers.content)).findVideo(idIn(page.location.pathname), {
      kind: kindOfAddress(search) ?? kind ?? undefined,
    }),
  ]);
  return hasPaid(items) ? playedMedia(video, search.get('episode')) : null;
}

/** Begins to load a playlist before the app's code is loaded; resolves to its element, or to null where nothing is loaded. */
async function startMedia(page: Page, { kind, playlistCode }: PlayedItem): Promise<HTMLVideoElement | null> {
  const { pathname } = page.location;
  // The app, which doesn't wait for what is late, may have left the title's page.
  const isLeft = () => page.location.pathname !== pathname;
  const local = createStore(() => page.localStorage);
  const token = createTokenStore(
    local,
    createStore(() => page.sessionStorage),
  ).read();
  const claims = lastingClaims(token);
  if (token === null || claims === null || playlistCode === null) return null;
  const code: Promise<{ openHls: OpenSource }> = import(playlistCode);
  // Waited for below, if there is something to play.
  code.catch(() => {});
  const responses = createEarlyResponses(
    (address, init) => page.fetch(address, init),
    () => page.performance.now(),
  );
  // They mark the page where data is to be saved.
  createDataSaver(local, page);
  createMobileCeiling(local, page);
  const early = createEarlyMedia(page);
  const earlyStart: EarlyStart = { fetch: responses.take, take: early.take };
  page.earlyStart = earlyStart;

  const media = await findMedia(page, token, claims, kind, responses.fetch);
  if (media === null || !isPlaylist(media.url) || isLeft()) return null;
  const element = early.place(toArtworkSources(media.artwork).wide?.src ?? '');
  const { openHls } = await code;
  if (isLeft()) return null;
  return early.load(element, startOptions(page, local, claims, media), openHls) ? element : null;
}

const after = (page: Page, ms: number) =>
  new Promise<null>((resolve) => page.setTimeout(() => resolve(null), ms));

/** Starts what the page plays; resolves when the app is to start, which is soon, whatever hangs. */
async function startEarly(page: Page): Promise<void> {
  const played = readPlayedItem(page.document);
  if (played === null) return;
  const element = await Promise.race([startMedia(page, played), after(page, MEDIA_TIMEOUT_MS)]);
  if (element === null) return;
  const firstFrame = new Promise((resolve) =>
    element.addEventListener('loadeddata', resolve, { once: true }),
  );
  await Promise.race([firstFrame, after(page, FIRST_FRAME_TIMEOUT_MS)]);
}

/** Puts the app's tags, which wait in an inert element, into the page. */
function startApp(document: Document): void {
  const waiting = document.getElementById(APP_ELEMENT_ID);
  if (waiting instanceof HTMLTemplateElement) waiting.replaceWith(waiting.content);
}

// The app shows what failed.
startEarly(window)
  .catch(() => {})
  .then(() => startApp(document));
