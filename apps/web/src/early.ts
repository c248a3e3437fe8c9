import { createClients } from './platform/clients';
import { earlyAnswers } from './platform/earlyAnswers';
import { createStore } from './platform/storage';
import { createTokenStore, lastingClaims } from './platform/tokenStore';
import { matchPath } from './routes/matchPath';
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

/**
 * Asks what a player's page needs to know, who has paid and what is played, while the code of the app is still being
 * fetched; the app's own first calls are then handed these answers.
 */
async function askEarly(page: Window): Promise<void> {
  const id = matchPath(VIDEO_PATH, page.location.pathname)?.id;
  const local = createStore(() => page.localStorage);
  const token = createTokenStore(
    local,
    createStore(() => page.sessionStorage),
  ).read();
  const claims = lastingClaims(token, Date.now());
  if (id === undefined || token === null || claims === null) return;
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
  const kind = kindOfAddress(new URLSearchParams(page.location.search));
  // Where it fails the app asks again, and tells what went wrong.
  await Promise.all([payments.history(claims.uid), content.findVideo(id, { kind })]).catch(endWaiting);
}

void askEarly(window);
