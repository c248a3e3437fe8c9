import { Hono } from 'hono';
import type { Database } from '../database/database';
import type { AppEnv } from '../http/env';
import type { Log } from '../log';
import { createPaymentServices } from '../payments/payments.services';
import { mountSandbox } from '../sandbox/sandbox.routes';
import type { PaymentSettings } from '../settings/settings';
import { createAudit } from './audit.store';
import type { CommandContext } from './operate.types';

/** The sandbox of local mode without its server, on the same books: the embedded database has one process at a time. */
function sandboxFetch(settings: PaymentSettings, database: Database, now: () => Date): typeof fetch {
  const app = new Hono<AppEnv>();
  mountSandbox(app, { settings, database, now });
  return async (...request) => app.fetch(new Request(...request));
}

/** What commands work with, on an open database. */
export function createCommandContext(
  settings: PaymentSettings,
  database: Database,
  log: Log,
  now = () => new Date(),
): CommandContext {
  const isSandbox = settings.mode === 'local' && settings.razorpay.apiUrl.startsWith(`${settings.ownUrl}/`);
  const fetch = isSandbox ? sandboxFetch(settings, database, now) : undefined;
  return {
    database,
    services: createPaymentServices({ settings, database, log, fetch, now }),
    audit: createAudit(database),
    now,
  };
}
