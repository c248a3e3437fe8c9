import { razorpayWebhook } from '@chalchitra/api/contract';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { mountAccount } from './account/account.routes';
import { createAccountStore } from './account/account.store';
import { withProviderAccounts } from './account/providerAccounts';
import { catalogueVersion } from './catalogue/catalogue.store';
import { mountContent } from './content/content.routes';
import { type ContentStore, createContentStore } from './content/content.store';
import { createQuickLists, type QuickResponse } from './content/quickLists';
import { mountCreators } from './creators/creators.routes';
import { createCreatorsStore } from './creators/creators.store';
import type { OpenDatabase } from './database/database';
import { mountEmbed } from './embed/embed.routes';
import { mountHealth } from './health/health.routes';
import { mountDevelopmentHosting } from './hosting/development.routes';
import { mountHosting } from './hosting/hosting.routes';
import { allowOrigins } from './http/crossOrigin';
import type { AppEnv } from './http/env';
import { refusal, respondWithError } from './http/errors';
import { createMount } from './http/mount';
import { createPublicResponses, type PublicResponses } from './http/publicResponses';
import { createRateLimits, limitRate, type RateLimits } from './http/rateLimit';
import { requestContext } from './http/requestContext';
import { securityHeaders } from './http/securityHeaders';
import { mountIdentityProxy } from './identity/identityProxy';
import { mountMedia } from './media/media.routes';
import { createMediaAddresses, type MediaAddresses } from './media/mediaAddresses';
import { readMediaKey } from './media/mediaKey';
import type { Background, Parts } from './parts';
import { mountPayments } from './payments/payments.routes';
import { createSubscriptions } from './payments/payments.subscriptions';
import { mountSandbox } from './sandbox/sandbox.routes';

/** The server as one function from requests to answers, and what ends its background work. */
export interface App {
  readonly fetch: Hono<AppEnv>['fetch'];
  /** Answers what is in memory ready to send, past everything else; false for what isn't. */
  readonly quick: QuickResponse;
  close(): Promise<void>;
}

/** What the server is made from. */
export interface AppOptions extends Omit<Parts, 'database'> {
  readonly opened: OpenDatabase;
  /** The web app's build, with `client` and `server` in it. */
  readonly webFolder: string;
  /** Called when a registration has been written. */
  onRegistered(): void;
  /** Whether all that the server needs is there; it answers before that already. */
  isPrepared(): boolean;
}

/** What several areas share. */
interface Shared {
  readonly parts: Parts;
  readonly answers: PublicResponses;
  readonly addresses: MediaAddresses;
  readonly contentStore: ContentStore;
  readonly limits: RateLimits;
}

/** The three servers of the contract, each below its own prefix. */
function mountServices(app: Hono<AppEnv>, shared: Shared, onRegistered: () => void): Background[] {
  const { parts, answers, addresses, contentStore, limits } = shared;
  const { settings, database } = parts;
  const accounts = createAccountStore(database);
  const identify = withProviderAccounts(parts.identify, accounts);
  const servers = { content: new Hono<AppEnv>(), payments: new Hono<AppEnv>(), creators: new Hono<AppEnv>() };
  const mountContentCall = createMount(servers.content, identify);
  const { isSubscribed } = createSubscriptions(parts);
  mountContent(mountContentCall, { store: contentStore, answers, addresses, isSubscribed });
  mountAccount(mountContentCall, accounts, onRegistered);
  const payments = mountPayments(servers.payments, createMount(servers.payments, identify), parts);
  const creatorsStore = createCreatorsStore(database);
  mountCreators(createMount(servers.creators, identify), { store: creatorsStore, answers, addresses });

  if (settings.allowedOrigins.length > 0) app.use('/services/*', allowOrigins(settings.allowedOrigins));
  app.use('/services/*', compress());
  app.use('/services/*', limitRate(limits, `/services/payments${razorpayWebhook.path}`));
  for (const [name, server] of Object.entries(servers)) app.route(`/services/${name}`, server);
  app.all('/services/*', () => refusal(404, 'There is no such endpoint.'));
  return [payments];
}

/** What stands in for other people's services in local mode: the identity, payment and video hosts. */
function mountLocalMode(app: Hono<AppEnv>, { parts, addresses, contentStore }: Shared): Background[] {
  const { mode, firebase } = parts.settings;
  if (mode !== 'local') return [];
  if (firebase.emulatorHost !== null) mountIdentityProxy(app, firebase.emulatorHost);
  mountEmbed(app, { store: contentStore, addresses });
  return [mountSandbox(app, parts)];
}

/** The web app, as it was built or from its development server. */
async function mountPages(
  app: Hono<AppEnv>,
  { parts, answers, contentStore }: Shared,
  folder: string,
): Promise<Background[]> {
  const { settings, log } = parts;
  if (settings.webDevUrl !== null) {
    mountDevelopmentHosting(app, settings, settings.webDevUrl);
    return [];
  }
  const answer = async (path: string) => app.fetch(new Request(new URL(path, settings.ownUrl)));
  const { whatPlays } = contentStore;
  return [await mountHosting(app, { settings, log, folder, version: answers.version, answer, whatPlays })];
}

/** Puts all areas of the server together and starts their background work. */
export async function createApp({
  opened,
  webFolder,
  onRegistered,
  isPrepared,
  ...rest
}: AppOptions): Promise<App> {
  const { database } = opened;
  const parts: Parts = { ...rest, database };
  const { settings, log } = parts;
  const shared: Shared = {
    parts,
    answers: createPublicResponses(() => catalogueVersion(database)),
    addresses: createMediaAddresses(readMediaKey(settings), parts.now),
    contentStore: createContentStore(database),
    limits: createRateLimits(settings.rateLimit),
  };
  const app = new Hono<AppEnv>();
  app.use(requestContext(log, settings.trustProxy));
  app.use(securityHeaders(settings));
  app.onError(respondWithError);
  mountHealth(app, opened, isPrepared);
  const background = [...mountServices(app, shared, onRegistered), ...mountLocalMode(app, shared)];
  mountMedia(app, shared.addresses, settings.catalogueDir);
  background.push(...(await mountPages(app, shared, webFolder)));
  app.all('*', () => refusal(404, 'There is nothing here.'));
  for (const area of background) area.start();
  return {
    fetch: app.fetch,
    quick: createQuickLists({ settings, log, ...shared }),
    async close() {
      await Promise.all(background.map((area) => area.close()));
    },
  };
}
