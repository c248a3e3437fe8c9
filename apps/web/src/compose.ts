import { embedThumbnail, readTokenClaims, type ServerOptions } from '@chalchitra/api';
import type { LocaleTag } from '@chalchitra/api/locales';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { uidOf } from '@chalchitra/machines';
import { createCell } from './cell';
import { createCopy, type LocaleBundle } from './copy/copy';
import { once } from './once';
import { createSession } from './platform/account/session';
import { createTokenSource } from './platform/account/tokenSource';
import { createFlag } from './platform/page/flag';
import { createStoredText } from './platform/page/storedText';
import type { Platform } from './platform/platform';
import { createRecentlyWatched } from './platform/viewing/recentlyWatched';
import { createQueryClient } from './queries/queryClient';
import type { ContentLanguagesView, Previews, Runtime } from './runtime';
import type { PlacesView, ViewingToast, WatchlistView } from './viewing';

/** The composition root: makes everything that routes are given, on a platform, from the settings in force. */
export function compose(settings: RuntimeSettings, bundle: LocaleBundle, platform: Platform): Runtime {
  const { tokens, identity, telemetry } = platform;
  const queryClient = createQueryClient((error, name) => telemetry.error(error, name));

  const previews: Previews = new Map();

  const stored = tokens.read() ?? '';
  const claims = readTokenClaims(stored);
  if (claims === null) tokens.clear();
  const session = createSession(
    platform,
    claims && { token: stored, claims },
    // Nothing of one user stays for the next.
    () => {
      queryClient.clear();
      previews.clear();
    },
  );

  const token = createTokenSource({
    tokens,
    identity,
    onDoubt: () => session.send({ type: 'session.confirm' }),
  });
  const server = (baseUrl: string): ServerOptions => ({
    baseUrl,
    token,
    sendToken: settings.sendToken,
    ...(platform.fetch && { fetch: platform.fetch }),
    report: (report) => telemetry.event('item.skipped', { ...report }),
  });
  const currentUid = () => uidOf(session);
  const isSearchUnknown = createFlag(platform.sessionOnly, 'searchUnknown');
  const clients = once(async () =>
    (await import('./platform/clients')).createClients(
      settings.servers,
      server,
      platform.local,
      currentUid,
      () => isSearchUnknown.set(true),
    ),
  );

  const languageSettled = createFlag(platform.local, 'languageSettled');
  const failedLanguage = createCell<{ tag: LocaleTag } | null>(null);

  const runtime: Runtime = {
    settings,
    session,
    clients,
    queryClient,
    watchlist: createCell<WatchlistView | null>(null),
    places: createCell<PlacesView | null>(null),
    toast: createCell<ViewingToast | null>(null),
    contentLanguages: createCell<ContentLanguagesView | null>(null),
    startSync: once(async () => (await platform.loadSync())(runtime)),
    copy: createCopy(bundle),
    identity: identity.load,
    readToken: readTokenClaims,
    thumbnailOf: ({ youtubeVideoId }) =>
      youtubeVideoId === null ? null : embedThumbnail(settings.embedHost, youtubeVideoId),
    page: platform.page,
    loadPlayer: once(() => platform.loadPlayer(currentUid)),
    loadEmbed: platform.loadEmbed,
    loadCheckout: platform.loadCheckout,
    loadForgetAccount: once(async () => {
      const { forgetAccount } = await import('./platform/account/forgetAccount');
      return (uid: string) => {
        forgetAccount(platform.local, uid);
        platform.tabs.announceDeletion(uid);
      };
    }),
    loadRecentSearches: once(async () =>
      (await import('./platform/recentSearches')).createRecentSearches(platform.local),
    ),
    isSearchUnknown,
    paymentTab: platform.paymentTab,
    pendingPayment: platform.pendingPayment,
    closedEnding: createStoredText(platform.local, 'closedEnding'),
    dataSaver: platform.dataSaver,
    motionPaused: createFlag(platform.local, 'motionPaused'),
    shortcutsOff: createFlag(platform.local, 'shortcutsOff'),
    languageSettled,
    failedLanguage,
    async chooseLanguage(tag) {
      try {
        (await platform.loadChooseLanguage())(currentUid(), tag);
        languageSettled.set(true);
      } catch {
        // The code may be gone with a new version of the site, which the page then is loaded in.
        await platform.page.reloadOnce();
        failedLanguage.set({ tag });
      }
    },
    recentlyWatched: createRecentlyWatched(platform.local, session),
    previews,
    telemetry,
  };
  return runtime;
}
