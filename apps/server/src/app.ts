import { Hono } from 'hono';
import type { OpenDatabase } from './database/database';
import { mountHealth } from './health/health.routes';
import type { AppEnv } from './http/env';
import { answerError, refusal } from './http/errors';
import { createMount } from './http/mount';
import { limitRate } from './http/rateLimit';
import { requestContext } from './http/requestContext';
import type { Parts } from './parts';
import { mountPayments } from './payments/payments.routes';
import { mountSandbox } from './sandbox/sandbox.routes';

/** The server as one function from requests to answers, and what ends its background work. */
export interface App {
  readonly fetch: Hono<AppEnv>['fetch'];
  close(): Promise<void>;
}

/** Puts all areas of the server together. */
export async function createApp(
  options: Omit<Parts, 'database'> & { readonly opened: OpenDatabase },
): Promise<App> {
  const { opened, ...rest } = options;
  const parts: Parts = { ...rest, database: opened.database };
  const { settings, log } = parts;
  const app = new Hono<AppEnv>();
  app.use(requestContext(log, settings.trustProxy));
  app.onError(answerError);
  mountHealth(app, opened);

  const content = new Hono<AppEnv>();
  const payments = new Hono<AppEnv>();
  const creators = new Hono<AppEnv>();
  app.use('/services/*', limitRate(settings.rateLimit));
  createMount(content, parts.identify);
  const paymentsArea = mountPayments(payments, createMount(payments, parts.identify), parts);
  createMount(creators, parts.identify);
  app.route('/services/content', content);
  app.route('/services/payments', payments);
  app.route('/services/creators', creators);
  app.all('/services/*', () => refusal(404, 'There is no such call.'));
  const sandbox = settings.mode === 'local' ? mountSandbox(app, parts) : null;
  const background = [paymentsArea, ...(sandbox ? [sandbox] : [])];
  for (const area of background) area.start();
  return {
    fetch: app.fetch,
    async close() {
      await Promise.all(background.map((area) => area.close()));
    },
  };
}
