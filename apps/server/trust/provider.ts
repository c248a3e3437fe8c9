import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { and, isNotNull, lte } from 'drizzle-orm';
import { openDatabase } from '../src/database/database';
import { createReturnsStore } from '../src/sandbox/sandbox.returns.store';
import { createSandbox } from '../src/sandbox/sandbox.routes';
import { sandboxWebhooks } from '../src/sandbox/sandbox.schema';
import { createSandboxStore } from '../src/sandbox/sandbox.store';
import { KEYS } from './nodes';
import type { Random } from './random';

/** What the provider does with a call, and the network with a webhook; `fine` where there is no fault. */
export type CallOutcome = 'fine' | 'refused' | 'busy' | 'broken' | 'slow' | 'hung' | 'garbled';
export type WebhookOutcome = 'fine' | 'lost' | 'doubled' | 'late';

export interface ProviderFaults {
  call(): CallOutcome;
  webhook(): WebhookOutcome;
}

export const NO_FAULTS: ProviderFaults = { call: () => 'fine', webhook: () => 'fine' };

/** Faults by chance: one call in twelve fails, one webhook in three is lost, doubled or late. */
export const randomFaults = (random: Random): ProviderFaults => ({
  call: () => (random.percent(8) ? random.pick(['refused', 'busy', 'broken', 'slow'] as const) : 'fine'),
  webhook: () => (random.percent(33) ? random.pick(['lost', 'doubled', 'late'] as const) : 'fine'),
});

const REFUSALS: Partial<Record<CallOutcome, number>> = { refused: 503, busy: 429, broken: 500 };
const SLOW_MS = 400;
const LATE_MS = 2000;

/**
 * The payment provider with a database of its own: the sandbox's API, and webhooks that go to any of the nodes,
 * both with the faults that are set.
 */
export async function startProvider(databaseUrl: string, addresses: () => readonly string[], random: Random) {
  const opened = await openDatabase({ databaseUrl, dataDir: '' });
  let faults = NO_FAULTS;
  let isEnding = false;
  const underWay = new Set<Promise<unknown>>();

  const deliver = (init: RequestInit | undefined) =>
    fetch(`${random.pick(addresses())}/services/payments/webhooks/razorpay`, init);

  /** Sends a webhook to one of the nodes; a lost one looks delivered to the provider. */
  const send = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    const given = faults.webhook();
    if (given === 'lost') return new Response();
    if (given === 'fine') return deliver(init);
    const again = pause(given === 'late' ? LATE_MS : 0)
      .then(() => deliver({ ...init, signal: null }))
      .catch(() => {});
    underWay.add(again);
    void again.finally(() => underWay.delete(again));
    return given === 'late' ? new Response() : deliver(init);
  };

  let respond: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = createServer(getRequestListener((request) => respond(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { app, webhooks } = createSandbox({
    db: opened.database,
    ...KEYS,
    publicUrl: url,
    webhookUrl: `${url}/nowhere`,
    merchant: 'Chalchitra',
    fetch: send as typeof fetch,
  });
  respond = async (request) => {
    // The pages on which people pay are always there.
    const given = new URL(request.url).pathname.startsWith('/v1/') ? faults.call() : 'fine';
    if (given === 'slow') await pause(SLOW_MS);
    if (given === 'hung') return new Promise<Response>(() => {});
    if (given === 'garbled') return Response.json({ entity: 42 });
    const status = REFUSALS[given];
    if (status === undefined) return app.fetch(request);
    return Response.json({ error: { description: 'A fault was injected.' } }, { status });
  };

  const now = () => new Date();
  const delivering = (async () => {
    while (!isEnding) {
      // Where its own database is late, what is due stays due, as at a real provider.
      await webhooks.flush().catch(() => {});
      await pause(20);
    }
  })();

  return {
    url,
    database: opened.database,
    store: createSandboxStore(opened.database, now, url),
    returns: createReturnsStore(opened.database, now),
    setFaults(next: ProviderFaults) {
      faults = next;
    },
    /** Resolves when every webhook has arrived; those that were refused wait longer and longer, and are left. */
    async settleWebhooks() {
      const isWaiting = and(isNotNull(sandboxWebhooks.nextAttemptAt), lte(sandboxWebhooks.attempts, 3));
      do {
        await webhooks.flush();
        while (underWay.size > 0) await Promise.all(underWay);
      } while ((await opened.database.$count(sandboxWebhooks, isWaiting)) > 0);
    },
    async close() {
      isEnding = true;
      await delivering;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await opened.close();
    },
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;
