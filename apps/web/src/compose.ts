import { embedThumbnail, kindOfList, readTokenClaims, type ServerOptions } from '@chalchitra/api';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { createCopy, type LocaleBundle } from './copy/copy';
import { once } from './once';
import { createFlag } from './platform/flag';
import { lazyClient } from './platform/lazyClient';
import type { Platform } from './platform/platform';
import { createTokenSource } from './platform/tokenSource';
import { createQueryClient } from './queries/queryClient';
import { lazyActor } from './routes/frame/lazyActor';
import type { Runtime, Session, SessionState } from './runtime';

/** The composition root: makes everything that routes are given, on a platform, from the settings in force. */
export function compose(settings: RuntimeSettings, bundle: LocaleBundle, platform: Platform): Runtime {
  const { tokens, identity, telemetry } = platform;
  const queryClient = createQueryClient();

  const stored = tokens.read();
  const claims = stored === null ? null : readTokenClaims(stored);
  if (claims === null) tokens.clear();
  const session: Session = lazyActor({
    initial: {
      isSignedIn: claims !== null,
      isSignedOut: claims === null,
      context: { uid: claims?.uid ?? null, token: claims === null ? null : stored, endedBy: null },
    },
    bring: async () => {
      const { startSession } = await import('./platform/session');
      return startSession(
        platform,
        stored === null || claims === null
          ? null
          : { uid: claims.uid, token: stored, lifetimeMs: claims.expiresAt - Date.now() },
      );
    },
    read: (snapshot): SessionState => ({
      isSignedIn: snapshot.matches('signedIn'),
      isSignedOut: snapshot.matches('signedOut'),
      context: snapshot.context,
    }),
  });

  const token = createTokenSource({
    tokens,
    identity,
    now: Date.now,
    onDoubt: () => session.send({ type: 'session.confirm' }),
  });
  const server = (baseUrl: string): ServerOptions => ({
    baseUrl,
    token,
    sendToken: settings.sendToken,
    ...(platform.fetch && { fetch: platform.fetch }),
    report: (report) => telemetry.event('answer.skipped', { ...report }),
  });
  const clients = once(async () =>
    (await import('./platform/clients')).createClients(settings.servers, server, platform.local),
  );

  const account = () => session.getSnapshot().context.uid;

  return {
    settings,
    copy: createCopy(bundle),
    queryClient,
    content: lazyClient(async () => (await clients()).content),
    payments: lazyClient(async () => (await clients()).payments),
    creators: lazyClient(async () => (await clients()).creators),
    account: lazyClient(async () => (await clients()).account),
    identity: identity.load,
    session,
    readToken: readTokenClaims,
    kindOfList,
    thumbnailOf: (videoId) => embedThumbnail(settings.embedHost, videoId),
    page: platform.page,
    loadPlayer: once(() => platform.loadPlayer(account)),
    takeEarlyKeys: platform.takeEarlyKeys,
    bringEmbed: platform.bringEmbed,
    checkout: platform.checkout,
    paymentTab: platform.paymentTab,
    pendingPayment: platform.pendingPayment,
    motionPaused: createFlag(platform.local, 'motionPaused'),
    recentlyWatched: platform.recentlyWatched(account),
    handedItems: new Map(platform.handedItems),
    telemetry,
  };
}
