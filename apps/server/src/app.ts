import { Hono } from 'hono';
import { mountAccount } from './account/account.routes';
import { createAccountStore } from './account/account.store';
import { withProviderAccounts } from './account/providerAccounts';
import { catalogueVersion } from './catalogue/catalogue.store';
import { mountContent } from './content/content.routes';
import { createContentStore } from './content/content.store';
import { createQuickLists, type QuickAnswer } from './content/quickLists';
import { mountCreators } from './creators/creators.routes';
import { createCreatorsStore } from './creators/creators.store';
import type { OpenDatabase } from './database/database';
import { mountEmbed } from './embed/embed.routes';
import { mountHealth } from './health/health.routes';
import { mountDevelopmentHosting } from './hosting/development.routes';
import { mountHosting } from './hosting/hosting.routes';
import { allowOrigins } from './http/crossOrigin';
import type { AppEnv } from './http/env';
import { answerError, refusal } from './http/errors';
import { createMount } from './http/mount';
import { createPublicAnswers } from './http/publicAnswers';
import { createRateLimits, limitRate } from './http/rateLimit';
import { requestContext } from './http/requestContext';
import { securityHeaders } from './http/securityHeaders';
import { mountIdentityProxy } from './identity/identityProxy';
import { mountMedia } from './media/media.routes';
import { createMediaAddresses } from './media/mediaAddresses';
import { readMediaKey } from './media/mediaKey';
import type { Parts } from './parts';
import { mountPayments } from './payments/payments.routes';
import { createSubscriptions } from './payments/payments.subscriptions';
import { mountSandbox } from './sandbox/sandbox.routes';

/** The server as one function from requests to answers, and what ends its background work. */
export interface App {
  readonly fetch: Hono<AppEnv>['fetch'];
  /** Answers what is in memory ready to send, past everything else; false for what isn't. */
  readonly quick: QuickAnswer;
  close(): Promise<void>;
}

/** Puts all areas of the server together. */
export async function createApp(
  options: Omit<Parts, 'database'> & {
    readonly opened: OpenDatabase;
    onRegistered(): void;
    readonly webFolder: string;
  },
): Promise<App> {
  const { opened, ...rest } = options;
  const parts: Parts = { ...rest, database: opened.database };
  const { settings, log } = parts;
  const app = new Hono<AppEnv>();
  app.use(requestContext(log, settings.trustProxy));
  app.use(securityHeaders(settings));
  app.onError(answerError);
  mountHealth(app, opened);

  const content = new Hono<AppEnv>();
  const payments = new Hono<AppEnv>();
  const creators = new Hono<AppEnv>();
  if (settings.allowedOrigins.length > 0) app.use('/services/*', allowOrigins(settings.allowedOrigins));
  const limits = createRateLimits(settings.rateLimit);
  app.use('/services/*', limitRate(limits));
  const accounts = createAccountStore(parts.database);
  const identify = withProviderAccounts(parts.identify, accounts);
  const addresses = createMediaAddresses(readMediaKey(settings), parts.now);
  const answers = createPublicAnswers(() => catalogueVersion(parts.database));
  const subscriptions = createSubscriptions(parts);
  const contentStore = createContentStore(parts.database);
  const mountContentCalls = createMount(content, identify);
  mountContent(mountContentCalls, {
    store: contentStore,
    answers,
    addresses,
    isSubscribed: subscriptions.isSubscribed,
  });
  mountAccount(mountContentCalls, accounts, options.onRegistered);
  const paymentsArea = mountPayments(payments, createMount(payments, identify), parts);
  mountCreators(createMount(creators, identify), {
    store: createCreatorsStore(parts.database),
    answers,
    addresses,
  });
  app.route('/services/content', content);
  app.route('/services/payments', payments);
  app.route('/services/creators', creators);
  mountMedia(app, addresses, settings.catalogueDir);
  if (settings.firebase.emulatorHost !== null) mountIdentityProxy(app, settings.firebase.emulatorHost);
  app.all('/services/*', () => refusal(404, 'There is no such call.'));
  const sandbox = settings.mode === 'local' ? mountSandbox(app, parts) : null;
  if (settings.mode === 'local') mountEmbed(app, { store: contentStore, addresses });
  if (settings.webDevUrl !== null) mountDevelopmentHosting(app, settings, settings.webDevUrl);
  else {
    await mountHosting(app, {
      settings,
      log,
      folder: options.webFolder,
      version: answers.version,
      answer: async (path) => app.fetch(new Request(new URL(path, settings.ownUrl))),
    });
  }
  app.all('*', () => refusal(404, 'There is nothing here.'));
  const background = [paymentsArea, ...(sandbox ? [sandbox] : [])];
  for (const area of background) area.start();
  return {
    fetch: app.fetch,
    quick: createQuickLists({ settings, answers, limits, log }),
    async close() {
      await Promise.all(background.map((area) => area.close()));
    },
  };
}
