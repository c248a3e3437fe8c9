import { razorpayWebhook } from '@chalchitra/api/contract';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { mountAccount } from './account/account.routes';
import { createAccountStore } from './account/account.store';
import { withProviderAccounts } from './account/providerAccounts';
import { createCatalogueIndex } from './catalogue/catalogueIndex';
import { catalogueVersion } from './catalogue/catalogueVersion';
import { cacheContent } from './content/cachedContent';
import { mountContent } from './content/content.routes';
import { type ContentStore, createContentStore } from './content/content.store';
import { findReadyLists } from './content/quickLists';
import { createSharedTitles } from './content/sharedTitle';
import { mountCreators } from './creators/creators.routes';
import { type CreatorsStore, createCreatorsStore } from './creators/creators.store';
import { createBucketStore } from './database/bucketStore';
import type { OpenDatabase } from './database/database';
import { mountEmbed } from './embed/embed.routes';
import { mountHealth, type Phase } from './health/health.routes';
import { mountDevelopmentHosting } from './hosting/development.routes';
import { mountHosting } from './hosting/hosting.routes';
import { mountPolicyReports } from './hosting/policyReports';
import { allowOrigins } from './http/crossOrigin';
import type { AppEnv } from './http/env';
import { refusal } from './http/errors';
import { createMount } from './http/mount';
import { createPublicResponses, type PublicResponses } from './http/publicResponses';
import { createQuickResponse, type FindReady, type QuickResponse } from './http/quickResponse';
import { createRateLimits, limitRate, type RateLimits, refuseBeyond } from './http/rateLimit';
import { requestContext } from './http/requestContext';
import { respondWithError } from './http/respondWithError';
import { securityHeaders } from './http/securityHeaders';
import { createDeleteIdentity } from './identity/deleteIdentity';
import { mountIdentityProxy } from './identity/identityProxy';
import { toolkitUrl } from './identity/toolkit';
import { mountLanguage } from './language/language.routes';
import { createLanguageStore } from './language/language.store';
import { createMailBackground } from './mail/mail';
import { createSendMail, type SendMail } from './mail/mail.transport';
import { mountReminders, mountUnsubscribing } from './mail/reminders.routes';
import { createRemindersStore } from './mail/reminders.store';
import { createUnsubscribing, type Unsubscribing } from './mail/unsubscribing';
import { mountMedia } from './media/media.routes';
import { createMediaAccess } from './media/mediaAccess';
import { createMediaAddresses, type MediaAddresses } from './media/mediaAddresses';
import { readMediaKeys } from './media/mediaKey';
import type { Background, Parts } from './parts';
import { mountPayments } from './payments/payments.routes';
import { createSubscriptions, type Subscriptions } from './payments/payments.subscriptions';
import { createAccountDeletion } from './personalData/accountDeletion';
import { mountPersonalData } from './personalData/personalData.routes';
import { createPersonalDataStore } from './personalData/personalData.store';
import { mountReceipts } from './receipts/receipts.routes';
import { createReceiptsStore } from './receipts/receipts.store';
import { mountSandbox } from './sandbox/sandbox.routes';
import { mountScreens } from './screens/screens.routes';
import { createScreensStore, type ScreensStore } from './screens/screens.store';
import { createSearch } from './search/search';
import { mountSearch } from './search/search.routes';
import { createSearchStore } from './search/search.store';
import { createPlacesStore } from './viewing/places.store';
import { mountViewing } from './viewing/viewing.routes';
import { createWatchedLately, type WatchedLately } from './viewing/watchedLately';
import { createWatchlistStore } from './viewing/watchlist.store';

/** The server as one function from requests to responses, and what ends its background work. */
export interface App {
  readonly fetch: Hono<AppEnv>['fetch'];
  /** Sends what is in memory ready to send, past everything else; false for what isn't. */
  readonly quick: QuickResponse;
  close(): Promise<void>;
}

/** What the server is made from. */
export interface AppOptions extends Omit<Parts, 'database'> {
  readonly opened: OpenDatabase;
  /** The web app's build, with `client` and `server` in it. */
  readonly webFolder: string;
  /** Called when an account was registered or deleted. */
  onAccountsChanged(): void;
  /** Where the server is in its life; it responds in each phase. */
  phase(): Phase;
}

/** What several areas share. */
interface Shared {
  readonly parts: Parts;
  readonly responses: PublicResponses;
  readonly addresses: MediaAddresses;
  readonly subscriptions: Subscriptions;
  readonly screensStore: ScreensStore;
  readonly contentStore: ContentStore;
  readonly creatorsStore: CreatorsStore;
  readonly watchedLately: WatchedLately;
  readonly limits: RateLimits;
  /** Null where users get no e-mails. */
  readonly sendMail: SendMail | null;
  readonly unsubscribing: Unsubscribing;
}

/** The three servers of the contract, each below its own prefix. */
function mountServices(app: Hono<AppEnv>, shared: Shared, onAccountsChanged: () => void): Background[] {
  const { parts, responses, addresses, subscriptions, screensStore, contentStore, creatorsStore } = shared;
  const { watchedLately, limits, sendMail, unsubscribing } = shared;
  const { settings, database } = parts;
  const accounts = createAccountStore(database);
  const personalData = createPersonalDataStore(database);
  const deletion = createAccountDeletion({
    ...parts,
    store: personalData,
    deleteIdentity: createDeleteIdentity({
      url: toolkitUrl(settings.firebase),
      apiKey: settings.firebase.apiKey,
      publicUrl: settings.publicUrl,
    }),
    onDeleted: onAccountsChanged,
  });
  const known = withProviderAccounts(deletion.keepOut(parts.identify), accounts);
  const identify = async (token: string) => {
    const caller = await known(token);
    limits.addVerified(token, caller.uid);
    return caller;
  };
  const servers = { content: new Hono<AppEnv>(), payments: new Hono<AppEnv>(), creators: new Hono<AppEnv>() };
  const mountContentCall = createMount(servers.content, identify);
  const { isSubscribed, screensOf } = subscriptions;
  const { now } = parts;
  mountContent(mountContentCall, { store: contentStore, responses, addresses, isSubscribed });
  const searchStore = createSearchStore(database, watchedLately);
  const search = createSearch(searchStore, responses.version);
  mountSearch(mountContentCall, { search, store: searchStore, addresses });
  const screens = mountScreens(mountContentCall, { store: screensStore, screensOf, log: parts.log, now });
  mountViewing(mountContentCall, {
    watchlists: createWatchlistStore(database),
    placesStore: createPlacesStore(database),
    addresses,
    now,
  });
  const languages = createLanguageStore(database);
  mountLanguage(mountContentCall, { store: languages, now });
  const reminders = createRemindersStore(database);
  if (sendMail !== null) mountReminders(mountContentCall, { store: reminders, now });
  mountUnsubscribing(servers.content, {
    store: reminders,
    languages,
    unsubscribing,
    publicUrl: settings.publicUrl,
    now,
  });
  mountAccount(mountContentCall, { store: accounts, now, onRegistered: onAccountsChanged });
  mountPersonalData(mountContentCall, { accounts, store: personalData, deletion, now });
  const mountPaymentsCall = createMount(servers.payments, identify);
  const payments = mountPayments(servers.payments, mountPaymentsCall, parts);
  mountReceipts(mountPaymentsCall, {
    store: createReceiptsStore(database, settings.payments.seller),
    now,
  });
  mountCreators(createMount(servers.creators, identify), { store: creatorsStore, responses, addresses });

  if (settings.allowedOrigins.length > 0) app.use('/services/*', allowOrigins(settings.allowedOrigins));
  app.use('/services/*', compress());
  app.use('/services/*', limitRate(limits, `/services/payments${razorpayWebhook.path}`));
  for (const [name, server] of Object.entries(servers)) app.route(`/services/${name}`, server);
  app.all('/services/*', () => refusal(404, 'There is no such endpoint.'));
  return [payments, deletion, screens];
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
  { parts, responses, addresses, contentStore, creatorsStore, limits }: Shared,
  folder: string,
): Promise<{ background: Background[]; findReady: FindReady }> {
  const { settings, log } = parts;
  if (settings.webDevUrl !== null) {
    mountDevelopmentHosting(app, settings, settings.webDevUrl);
    return { background: [], findReady: () => null };
  }
  const respond = async (path: string, headers: Readonly<Record<string, string>>) =>
    app.fetch(new Request(new URL(path, settings.ownUrl), { headers }));
  const { version, versionNow } = responses;
  const played = createCatalogueIndex(
    // Of another server's titles nothing is known here.
    settings.servers.content.startsWith('/') ? contentStore.played : async () => new Map(),
    { kind: null, isPlaylist: false },
    version,
  );
  const creatorIds = createCatalogueIndex(
    async () => new Map((await creatorsStore.ids()).map((id) => [id, true])),
    false,
    version,
  );
  const share = createSharedTitles({
    store: contentStore,
    whatPlays: played.find,
    addresses,
    catalogueFolder: settings.catalogueDir,
    publicUrl: settings.publicUrl,
  });
  const refuse = (context: Context<AppEnv>) => refuseBeyond(context, limits);
  const hosting = await mountHosting(app, {
    settings,
    log,
    folder,
    version,
    versionNow,
    respond,
    whatPlays: played.find,
    playedVersion: played.version,
    hasCreator: creatorIds.find,
    share,
    refuse,
  });
  return { background: [hosting], findReady: hosting.findReady };
}

/** Puts all areas of the server together and starts their background work. */
export async function createApp({
  opened,
  webFolder,
  onAccountsChanged,
  phase,
  ...rest
}: AppOptions): Promise<App> {
  const { database } = opened;
  const parts: Parts = { ...rest, database };
  const { settings, log } = parts;
  const bucketStore = opened.kind === 'postgresql' ? createBucketStore(database, log) : null;
  const watchedLately = createWatchedLately(database, log, parts.now);
  const responses = createPublicResponses(async () =>
    watchedLately.editionOf(await catalogueVersion(database)),
  );
  const keys = readMediaKeys(settings);
  const shared: Shared = {
    parts,
    responses,
    addresses: createMediaAddresses(keys, parts.now),
    subscriptions: createSubscriptions(parts),
    screensStore: createScreensStore(database),
    contentStore: cacheContent(createContentStore(database, watchedLately), responses.version),
    creatorsStore: createCreatorsStore(database),
    watchedLately,
    limits: createRateLimits(settings.rateLimit, bucketStore),
    sendMail: createSendMail(settings),
    unsubscribing: createUnsubscribing(keys),
  };
  const app = new Hono<AppEnv>();
  app.use(requestContext(log, settings, parts.hashUid, parts.metrics));
  app.use(securityHeaders(settings));
  app.onError(respondWithError);
  mountHealth(app, opened, phase);
  const background = [
    watchedLately,
    ...mountServices(app, shared, onAccountsChanged),
    ...mountLocalMode(app, shared),
  ];
  const access = createMediaAccess({
    addresses: shared.addresses,
    isSubscribed: shared.subscriptions.isSubscribed,
    isPlaying: (uid, signature) => shared.screensStore.isPlaying(uid, signature, parts.now()),
    now: parts.now,
  });
  mountMedia(app, access, settings.catalogueDir);
  mountPolicyReports(app, parts.metrics);
  const pages = await mountPages(app, shared, webFolder);
  background.push(...pages.background);
  app.all('*', () => refusal(404, 'There is nothing here.'));
  const { sendMail, unsubscribing } = shared;
  if (sendMail !== null) background.push(createMailBackground(parts, sendMail, unsubscribing));
  if (bucketStore !== null) background.push(bucketStore);
  for (const area of background) area.start();
  return {
    fetch: app.fetch,
    quick: createQuickResponse({ ...parts, limits: shared.limits }, [
      findReadyLists(responses),
      pages.findReady,
    ]),
    async close() {
      await Promise.all(background.map((area) => area.close()));
    },
  };
}
