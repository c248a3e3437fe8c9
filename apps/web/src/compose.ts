import {
  createAccountClient,
  createContentClient,
  createCreatorsClient,
  createPaymentsClient,
  embedThumbnail,
  kindOfList,
  type ServerOptions,
} from '@chalchitra/api';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { createActor } from 'xstate';
import { createCopy, type LocaleBundle } from './copy/copy';
import { provideMachines } from './machines';
import type { Platform } from './platform/platform';
import { provideSession } from './platform/session';
import { createTokenSource } from './platform/tokenSource';
import { readTokenClaims } from './platform/tokenStore';
import { createQueryClient } from './queries/queryClient';
import type { Runtime } from './runtime';

/** The composition root: makes everything that routes are given, on a platform, from the settings in force. */
export function compose(settings: RuntimeSettings, bundle: LocaleBundle, platform: Platform): Runtime {
  const { tokens, identity, telemetry } = platform;
  const queryClient = createQueryClient();

  const stored = tokens.read();
  const claims = stored === null ? null : readTokenClaims(stored);
  const session = createActor(provideSession(platform), {
    input: {
      stored:
        stored === null || claims === null
          ? null
          : { uid: claims.uid, token: stored, lifetimeMs: claims.expiresAt - Date.now() },
    },
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
    fetch: platform.fetch,
    report: (report) => telemetry.event('answer.skipped', { ...report }),
  });
  const content = createContentClient(server(settings.servers.content));
  const payments = createPaymentsClient(server(settings.servers.payments));

  return {
    settings,
    copy: createCopy(bundle),
    queryClient,
    content,
    payments,
    creators: createCreatorsClient(server(settings.servers.creators)),
    account: createAccountClient(server(settings.servers.content)),
    identity: identity.load,
    session,
    machines: provideMachines({ payments, queryClient }),
    readToken: readTokenClaims,
    kindOfList,
    thumbnailOf: (videoId) => embedThumbnail(settings.embedHost, videoId),
    page: platform.page,
    attachMedia: platform.attachMedia,
    recentlyWatched: platform.recentlyWatched(() => session.getSnapshot().context.uid),
    handedItems: new Map(),
    telemetry,
  };
}
