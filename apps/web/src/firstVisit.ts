import { APP_ELEMENT_ID, carriesToken, toRequest } from '@chalchitra/api';
import type { FirstCalls, FirstVisit, KeyPress, PlaylistCode } from './firstVisit.types';
import { createEarlyAnswers } from './platform/earlyAnswers';
import { keepKeys } from './platform/earlyKeys';
import { createStore } from './platform/storage';
import { createTokenStore, lastingClaims } from './platform/tokenStore';
import { idIn, isReadable } from './routes/pathId';
import { paths } from './routes/paths';
import type { EntryState } from './routes/place';
import { readSettings } from './settings';

/** The id of the block that says with what a player's page begins. */
export const FIRST_CALLS_ELEMENT_ID = 'chalchitra-first-calls';

/** The id of what waits until the film's first picture is there. */
export const ROUTE_ELEMENT_ID = 'chalchitra-route';

/** Milliseconds after which the picture has had its time. */
const PATIENCE_MS = 10_000;
/** Milliseconds for which the app, once it is its turn, gives way to a film that is slow. */
const APP_PATIENCE_MS = 1000;
/** Milliseconds after which a visit isn't a quick one: its app is fetched while the film still comes. */
const QUICK_MS = 500;

/** Milliseconds after navigation by which the whole page is laid out; one that comes late is so at once. */
const LAID_OUT_MS = 400;

/**
 * Lets a quick visit lay out the film's stage alone, and the rest in the frame after its first picture: a page's layout
 * takes longer than asking what is played.
 */
function layOutLater(page: Window, picture: Promise<void>): void {
  const { dataset } = page.document.documentElement;
  const left = LAID_OUT_MS - page.performance.now();
  if (left < LAID_OUT_MS / 2) return;
  const layOut = () => {
    delete dataset.stageFirst;
  };
  dataset.stageFirst = '';
  page.setTimeout(layOut, left);
  void picture.then(() => page.requestAnimationFrame(() => page.setTimeout(layOut)));
}

/** Lets a film's first picture come before the fonts of the other scripts, with which it would share the line. */
function waitForPicture({ document, setTimeout }: Window): {
  picture: Promise<void>;
  endWaiting: () => void;
} {
  const { dataset } = document.documentElement;
  dataset.pictureFirst = '';
  let endWaiting = () => {};
  const picture = new Promise<void>((resolve) => {
    endWaiting = () => {
      delete dataset.pictureFirst;
      resolve();
    };
  });
  document.addEventListener('loadeddata', endWaiting, { capture: true, once: true });
  setTimeout(endWaiting, PATIENCE_MS);
  return { picture, endWaiting };
}

/** Puts tags that were left for later into their place, once; those that aren't parsed yet when they are. */
function release(document: Document, id: string): void {
  const later = document.getElementById(id);
  if (later instanceof HTMLTemplateElement) later.replaceWith(later.content);
  else if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => release(document, id), { once: true });
}

/** Fetches what waits in an element, so that it is there when that is released. */
function fetchAhead(document: Document, id: string): void {
  const later = document.getElementById(id);
  if (!(later instanceof HTMLTemplateElement)) return;
  for (const tag of later.content.querySelectorAll('script, link')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = tag.getAttribute('src') ?? tag.getAttribute('href') ?? '';
    document.head.append(link);
  }
}

/**
 * Sends a guest to sign in, without any of the player's files, and from there back to here. What was rendered for
 * everybody else isn't shown meanwhile.
 */
function sendToSignIn({ document, history, location }: Window): void {
  document.documentElement.dataset.guest = '';
  const entry: EntryState = { from: location.pathname + location.search };
  // What the router keeps of an entry, `usr` being the app's own part.
  history.replaceState({ ...history.state, usr: entry }, '', paths.login);
  location.reload();
}

/**
 * Brings the app once a playlist's code is here: a quick visit has its picture first; of a slower one the app is fetched
 * meanwhile, and starts as soon as the film begins to come, or soon.
 */
async function bringAppAfter(code: Promise<PlaylistCode>, page: Window, startApp: () => void): Promise<void> {
  const { document, performance } = page;
  await code.catch(startApp);
  const fetchApp = () => {
    fetchAhead(document, APP_ELEMENT_ID);
    document.addEventListener('loadedmetadata', () => release(document, APP_ELEMENT_ID), { capture: true });
  };
  page.setTimeout(fetchApp, QUICK_MS - performance.now());
  page.setTimeout(startApp, APP_PATIENCE_MS);
}

/** Asks what a player's page needs to know as soon as its first lines are there, before any other file of it is. */
export function beginVisit(page: Window & typeof globalThis): void {
  const { document, location, performance } = page;
  const block = document.getElementById(FIRST_CALLS_ELEMENT_ID)?.textContent;
  if (!block || !isReadable(location.pathname)) return;
  const id = idIn(location.pathname);
  const first = JSON.parse(block) as FirstCalls;
  const answers = createEarlyAnswers(
    (address, init) => page.fetch(address, init),
    () => performance.now(),
  );
  const handed: FirstVisit['handed'] = first.kind === null ? [] : [[id, { kind: first.kind, item: null }]];
  const token = createTokenStore(
    createStore(() => page.localStorage),
    createStore(() => page.sessionStorage),
  ).read();
  if (token === null) {
    sendToSignIn(page);
    return;
  }
  const claims = lastingClaims(token, Date.now());
  const begun = { answers, handed, stage: null, takeKeys: (): KeyPress[] => [], hasPlayer: false };
  const startApp = () => {
    release(document, APP_ELEMENT_ID);
    release(document, ROUTE_ELEMENT_ID);
  };
  if (claims === null) {
    page.firstVisit = { ...begun, playlistCode: null, endWaiting() {}, async beforeApp() {} };
    startApp();
    return;
  }
  const { servers, sendToken } = readSettings(document);
  for (const call of first.calls) {
    const place = { baseUrl: servers[call.server], sendToken, pageOrigin: location.origin };
    const params = { id, uid: claims.uid };
    const request = toRequest(place, call, { params }, carriesToken(call, place) ? token : null);
    // Where it fails the app asks again, and tells what went wrong.
    if (request !== undefined) answers.ask(...request).catch(() => {});
  }
  const { picture, endWaiting } = waitForPicture(page);
  // Whatever of it fails to load, the app comes.
  document.addEventListener('error', startApp, { capture: true });
  void picture.then(startApp);
  const playlistCode: Promise<PlaylistCode> | null =
    first.playlistCode === null ? null : import(first.playlistCode);
  if (playlistCode !== null) {
    layOutLater(page, picture);
    void bringAppAfter(playlistCode, page, startApp);
  }
  page.firstVisit = {
    ...begun,
    playlistCode,
    takeKeys: playlistCode === null ? begun.takeKeys : keepKeys(page),
    endWaiting,
    async beforeApp() {
      const patience = new Promise<void>((end) => page.setTimeout(end, APP_PATIENCE_MS));
      if (playlistCode !== null) await Promise.race([picture, patience]);
    },
  };
}
