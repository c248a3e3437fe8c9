import { APP_ELEMENT_ID, FAILURE_ELEMENT_ID } from '@chalchitra/api';
import { LOCALE_PARAMETER, SAVES_DATA_COOKIE } from '@chalchitra/api/constants';
import type { Connection } from '../platform/player/dataSaver';
import {
  accountKey,
  OUTBOX_NAME,
  RECENTLY_WATCHED_KEY,
  RECENTLY_WATCHED_OWNER_KEY,
  TOKEN_KEY,
  WATCHLIST_NAME,
} from '../platform/storageKeys';
import type { EntryState } from '../routes/historyEntry';
import { LOGIN_PATH } from '../routes/paths';
import { FAILED_EVENT, type KeptRow, WORKER_FILE } from './head.constants';

// Runs in the head of every page, before the first paint: the build puts it into index.html as a classic script. Whatever
// is imported here is part of each page.

const root = document.documentElement;

/** The state of a history entry, as the router keeps it. */
const routerState = (state: EntryState) => ({ usr: state });

/** The stored sign-in token: this session's own, else the remembered one. */
function readToken(): string | null {
  return sessionStorage.getItem(TOKEN_KEY) || localStorage.getItem(TOKEN_KEY);
}

/** Marks which of home's rows have stored items of a token's user, so that their space is kept. Throws for an unreadable token. */
function reserveShelves(token: string): void {
  const [, claims = ''] = token.split('.');
  const { sub: uid } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')));
  // An empty list is two characters of JSON.
  const isFilled = (key: string) => localStorage[key]?.length > 2;
  const isOwn = (localStorage[RECENTLY_WATCHED_OWNER_KEY] ?? uid) === uid;
  const changes = `${accountKey(OUTBOX_NAME, uid)}:${WATCHLIST_NAME}:`;
  const rows: KeptRow[] = [];
  if (isFilled(accountKey(RECENTLY_WATCHED_KEY, uid)) || (isOwn && isFilled(RECENTLY_WATCHED_KEY)))
    rows.push('recentlyWatched');
  if (
    isFilled(accountKey(WATCHLIST_NAME, uid)) ||
    Object.keys(localStorage).some((key) => key.startsWith(changes))
  )
    rows.push('watchlist');
  root.dataset.keeps = rows.join(' ');
}

/** Hides what the server rendered for the other kind of visitor; the app renders it again for a user. */
function hideFromOthers(token: string | null): void {
  const { renderedFor } = root.dataset;
  root.hidden = !!renderedFor && renderedFor !== (token ? 'users' : 'guests');
}

/** Sends a guest to sign in. The history entry keeps the address to return to. */
function redirectGuest(): void {
  const address = new URL(location.href);
  // The server has chosen the language by it; the app takes it out of every address.
  if (address.searchParams.has(LOCALE_PARAMETER)) address.searchParams.delete(LOCALE_PARAMETER);
  const from = address.pathname + address.search + address.hash;
  history.replaceState(routerState({ from }), '', LOGIN_PATH);
  location.reload();
}

let failure: HTMLDialogElement | null = null;

/** Shows that the app could not be started, and what was hidden. */
function showFailure(): void {
  root.hidden = false;
  failure = document.getElementById(FAILURE_ELEMENT_ID) as HTMLDialogElement | null;
  if (failure) failure.showModal();
}

/** Starts the app at once if the early start of a film fails to load; says so if the app's own code does. */
function handleScriptError({ target }: Event): void {
  const { localName, type } = target as HTMLScriptElement;
  if (localName !== 'script') return;
  const waiting = document.getElementById(APP_ELEMENT_ID) as HTMLTemplateElement | null;
  if (waiting) waiting.replaceWith(waiting.content);
  else if (type === 'module') showFailure();
}

/** Registers the service worker once the page is loaded. */
function registerWorker(): void {
  addEventListener('load', () => navigator.serviceWorker.register(`/${WORKER_FILE}`).catch(() => {}));
}

/** Marks a page that saves data, so that it is drawn with no font of ours. The user's choice overrules the browser's. */
function markSavesData(): void {
  const [, choice] = new RegExp(`${SAVES_DATA_COOKIE}=([01])`).exec(document.cookie) || [];
  const { connection } = navigator as { connection?: Connection };
  if (choice ? choice === '1' : connection?.saveData) root.dataset.savesData = '';
}

/** Whether the app hasn't rendered the page yet. */
const isStarting = () => 'starting' in root.dataset;

/** Holds back a form that is posted before the app has started. A search, which is not posted, is sent without it. */
function holdForm(event: SubmitEvent): void {
  if (!isStarting() || (event.target as HTMLFormElement).method !== 'post') return;
  event.preventDefault();
  if (failure) showFailure();
}

let pressed: HTMLButtonElement | null = null;

/** Marks the last button that is pressed before the app has started: the app presses it again. */
function markPress(button: HTMLButtonElement | null): void {
  if (!button) return;
  if (pressed) delete pressed.dataset.pressed;
  pressed = button;
  button.dataset.pressed = '';
}

/** Follows a guest's link with the address to return to after signing in; leaves all others to the browser. */
function followLink(event: MouseEvent, link: HTMLAnchorElement | null): void {
  const from = history.state?.usr?.from;
  if (!link || !from || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target) return;
  event.preventDefault();
  history.pushState(routerState({ from }), '', link.href);
  // The entry is new: it starts at its top.
  history.scrollRestoration = 'manual';
  location.reload();
}

let token: string | null = null;
try {
  token = readToken();
  if (token) reserveShelves(token);
} catch {
  // A browser that forbids its storage stores nothing: a guest without rows.
}
hideFromOthers(token);
if (root.hidden && !token) redirectGuest();
addEventListener('error', handleScriptError, true);
addEventListener(FAILED_EVENT, showFailure);
if (token && 'serviceWorker' in navigator) registerWorker();
markSavesData();
root.dataset.starting = '';
addEventListener('submit', holdForm);
addEventListener('click', (event: MouseEvent) => {
  if (!isStarting()) return;
  const target = event.target as Element;
  markPress(target.closest('button'));
  followLink(event, target.closest('a'));
});
