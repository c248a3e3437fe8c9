import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import Razorpay from 'razorpay';
import type { Database } from '../database/database';
import { openTestDatabase } from '../testing/testDatabase';
import { createSandbox } from './sandbox.routes';

/** The provider's keys in these tests. */
export const KEY = 'rzp_sandbox_test';
export const SECRET = 'key secret of the test';
export const WEBHOOK_SECRET = 'webhook secret of the test';

/** A webhook as it arrived. */
export interface ReceivedWebhook {
  body: string;
  signature: string;
  eventId: string;
}

/** The official SDK against another address: it has no option for that, its HTTP client has one. */
export function officialClient(apiUrl: string, keyId: string, keySecret: string): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  Object.assign(Reflect.get(Reflect.get(client, 'api'), 'rq').defaults, { baseURL: apiUrl });
  return client;
}

/** The sandbox on loopback with a database, a clock and a receiver of webhooks, and the official SDK before it. */
export async function startSandboxHarness() {
  const opened = await openTestDatabase();
  let clock = new Date('2026-11-21T10:00:00Z');
  const webhooks = { status: 200, received: [] as ReceivedWebhook[] };
  let respond: (request: Request) => Response | Promise<Response>;
  const server = createServer(getRequestListener((request) => respond(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const startSandbox = () =>
    createSandbox({
      db: opened.database,
      keyId: KEY,
      keySecret: SECRET,
      webhookSecret: WEBHOOK_SECRET,
      publicUrl: base,
      webhookUrl: 'http://shop.test/webhooks',
      merchant: 'Chalchitra',
      now: () => clock,
      fetch: async (_address, init) => {
        const headers = new Headers(init?.headers);
        webhooks.received.push({
          body: String(init?.body),
          signature: headers.get('x-razorpay-signature') ?? '',
          eventId: headers.get('x-razorpay-event-id') ?? '',
        });
        return new Response(null, { status: webhooks.status });
      },
    });
  const sandbox = startSandbox();
  respond = (request) => sandbox.app.fetch(request);
  const provider = officialClient(base, KEY, SECRET);
  return {
    base,
    database: opened.database as Database,
    sandbox,
    provider,
    webhooks,
    /** Another process on the same books. */
    startSandbox,
    seconds: () => clock.getTime() / 1000,
    later(ms: number) {
      clock = new Date(clock.getTime() + ms);
    },
    newLink: (more: object = {}) =>
      provider.paymentLink.create({
        amount: 19900,
        currency: 'INR',
        description: 'Chalchitra: Monthly',
        reference_id: crypto.randomUUID(),
        customer: { name: 'Asha Rao', email: 'asha@chalchitra.example' },
        callback_url: 'http://shop.test/callback?from=link',
        callback_method: 'get',
        ...more,
      }),
    attempt: (orderId: string, outcome: 'pay' | 'fail', more: object = {}) =>
      fetch(`${base}/v1/checkout/attempts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key_id: KEY, order_id: orderId, outcome, ...more }),
      }),
    pressOnLink: (shortUrl: string, outcome: 'pay' | 'fail', headers: Record<string, string> = {}) =>
      fetch(shortUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: base, ...headers },
        body: `outcome=${outcome}`,
        redirect: 'manual',
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await opened.close();
    },
  };
}
