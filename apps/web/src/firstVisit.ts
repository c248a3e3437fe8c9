import { APP_ELEMENT_ID, type CallOutline, carriesToken, toRequest } from '@chalchitra/api';
import type { ContentKind, ServerName } from '@chalchitra/api/types';
import { createEarlyAnswers, type EarlyAnswers } from './platform/earlyAnswers';
import { createStore } from './platform/storage';
import { createTokenStore, lastingClaims } from './platform/tokenStore';
import { matchPath } from './routes/matchPath';
import { VIDEO_PATH } from './routes/video/videoAddress';
import { readSettings } from './settings';

/** The id of the block that says with what a player's page begins. */
export const FIRST_CALLS_ELEMENT_ID = 'chalchitra-first-calls';

/** The ids of what waits until the calls are sent, and of what waits until the film's first picture is there. */
export const NEXT_ELEMENT_ID = 'chalchitra-next';
export const ROUTE_ELEMENT_ID = 'chalchitra-route';

/** Milliseconds after which the picture has had its time: for what shares the line with it, and for the app. */
const PATIENCE_MS = 10_000;
const APP_PATIENCE_MS = 1000;

/** What the server knows of a player's page: its item, and the calls that it will make, `:id` and `:uid` open. */
export interface FirstCalls {
  kind: ContentKind | null;
  isPlaylist: boolean;
  calls: readonly (CallOutline & { server: ServerName })[];
}

/** What was begun at the top of the page, for the modules that come later. */
export interface FirstVisit {
  answers: EarlyAnswers;
  /** The items whose kind is known, by their ids. */
  handed: [id: string, found: { kind: ContentKind; item: null }][];
  /** Called where there will be no first picture, or it is there without being seen. */
  endWaiting(): void;
  /** Fetches and starts the app, where that was left for later; once. */
  bringApp(): void;
  /** Waited for by the app before it takes the page over: a film's first picture comes before, for a second at most. */
  beforeApp(): Promise<void>;
}

declare global {
  var firstVisit: FirstVisit | undefined;
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

/** Puts tags that were left for later into their place, once. */
function release(document: Document, id: string): void {
  const later = document.getElementById(id);
  if (later instanceof HTMLTemplateElement) later.replaceWith(later.content);
}

/** Who will be sent to sign in doesn't see the page that was rendered for everybody else. */
function hideFromGuest(document: Document): () => Promise<void> {
  const { dataset } = document.documentElement;
  dataset.guest = '';
  return async () => {
    document.getElementById('app')?.replaceChildren();
    delete dataset.guest;
  };
}

/** Asks what a player's page needs to know as soon as its first lines are there, before any other file of it is. */
export function beginVisit(page: Window & typeof globalThis): void {
  const { document, location, performance } = page;
  const block = document.getElementById(FIRST_CALLS_ELEMENT_ID)?.textContent;
  const id = matchPath(VIDEO_PATH, location.pathname)?.id;
  if (!block || id === undefined) return;
  const { kind, isPlaylist, calls } = JSON.parse(block) as FirstCalls;
  const answers = createEarlyAnswers(
    (address, init) => page.fetch(address, init),
    () => performance.now(),
  );
  const handed: FirstVisit['handed'] = kind === null ? [] : [[id, { kind, item: null }]];
  const token = createTokenStore(
    createStore(() => page.localStorage),
    createStore(() => page.sessionStorage),
  ).read();
  const claims = lastingClaims(token, Date.now());
  const bringApp = () => release(document, APP_ELEMENT_ID);
  const bringAll = () => {
    bringApp();
    release(document, ROUTE_ELEMENT_ID);
  };
  if (claims === null) {
    const beforeApp = token === null ? hideFromGuest(document) : async () => {};
    page.firstVisit = { answers, handed, endWaiting() {}, bringApp, beforeApp };
    document.addEventListener('DOMContentLoaded', bringAll);
    return;
  }
  const { servers, sendToken } = readSettings(document);
  for (const call of calls) {
    const place = { baseUrl: servers[call.server], sendToken, pageOrigin: location.origin };
    const params = { id, uid: claims.uid };
    const request = toRequest(place, call, { params }, carriesToken(call, place) ? token : null);
    // Where it fails the app asks again, and tells what went wrong.
    if (request !== undefined) answers.ask(...request).catch(() => {});
  }
  release(document, NEXT_ELEMENT_ID);
  const { picture, endWaiting } = waitForPicture(page);
  // Whatever of it fails to load, the app comes.
  document.addEventListener('error', bringAll, { capture: true });
  void picture.then(bringAll);
  page.firstVisit = {
    answers,
    handed,
    endWaiting,
    bringApp,
    async beforeApp() {
      const patience = new Promise<void>((end) => page.setTimeout(end, APP_PATIENCE_MS));
      if (isPlaylist) await Promise.race([picture, patience]);
    },
  };
}
