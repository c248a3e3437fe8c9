import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { HttpError } from '../http/errors';
import { createLog } from '../log';
import { createSandbox } from '../sandbox/sandbox.routes';
import { sandboxOrders } from '../sandbox/sandbox.schema';
import { createSandboxStore } from '../sandbox/sandbox.store';
import { openTestDatabase } from '../testing/testDatabase';
import { createProvider, ProviderError } from './payments.provider';
import { createRequests, toHttpError } from './payments.requests';
import { paymentRequests, payments } from './payments.schema';
import { createSettlement } from './payments.settlement';
import { createPaymentsStore, settle } from './payments.store';
import { plans } from './plans.schema';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const KEYS = { keyId: 'rzp_sandbox_test', keySecret: 'key secret of the test' };

let opened: OpenDatabase;
let server: Server;
let base: string;
/** What the provider does instead of answering; null: it answers. */
let weather: ((path: string) => Response | Promise<Response> | null) | null;
let clock: Date;
let users = 0;
let uid: string;
const asked: string[] = [];
const now = () => clock;

beforeAll(async () => {
  opened = await openTestDatabase();
  let answer: (request: Request) => Response | Promise<Response>;
  server = createServer(getRequestListener((request) => answer(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = createSandbox({
    db: opened.database,
    ...KEYS,
    webhookSecret: 'a secret',
    publicUrl: base,
    webhookUrl: `${base}/nowhere`,
    merchant: 'Chalchitra',
    now,
  });
  answer = (request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    return weather?.(pathname) ?? sandbox.app.fetch(request);
  };
  await opened.database
    .insert(plans)
    .values([
      { id: 'monthly', position: 0, name: 'Monthly', amount: 199, description: '', durationDays: 30 },
    ]);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await opened.close();
});
beforeEach(async () => {
  await opened.database.update(paymentRequests).set({ status: 'closed' });
  weather = null;
  clock = new Date('2026-11-21T10:00:00Z');
  users += 1;
  uid = `user-${users}`;
  asked.length = 0;
});

/** One process's own parts on the shared database and provider. */
function startProcess(timeoutMs = 30_000) {
  const store = createPaymentsStore(opened.database);
  const provider = createProvider({ apiUrl: base, ...KEYS, timeoutMs });
  const settlement = createSettlement({ store, provider, log: createLog('silent'), now });
  const requests = createRequests({
    store,
    provider,
    settlement,
    merchant: 'Chalchitra',
    callbackUrl: 'http://shop.test/callback',
    now,
  });
  return { store, provider, settlement, requests };
}

const caller = () => ({ uid, email: null, name: null, provider: 'password' });
const books = () => createSandboxStore(opened.database, now, base);
const recordsOf = (who: string) => opened.database.select().from(payments).where(eq(payments.uid, who));
const statusOf = async (id: string) => {
  const [row] = await opened.database.select().from(paymentRequests).where(eq(paymentRequests.id, id));
  return row?.status;
};
const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};

async function linkOf(): Promise<{ id: string; orderId: string; shortUrl: string }> {
  const shortUrl = await startProcess().requests.link(caller(), 'monthly', 199);
  const found = await books().findLink({ code: shortUrl.split('/').at(-1) ?? '' });
  if (!found) throw new Error('no such link');
  return { id: found.link.id, orderId: found.order.id, shortUrl };
}

const pay = (orderId: string) => books().attempt(orderId, 'pay', { email: null, contact: null });

/** An answer that comes when it is released. */
function held() {
  let release = () => {};
  const promise = new Promise<Response>((resolve) => {
    release = () => resolve(Response.json({}));
  });
  return { promise, release: () => release() };
}

describe('a provider in bad weather', () => {
  const storms = [
    ['answers 500', () => Response.json({}, { status: 500 }), 503],
    ['answers 429', () => Response.json({}, { status: 429 }), 503],
    ['answers HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 502],
    ['answers another shape', () => Response.json({ hello: 'there' }), 502],
    ['answers an empty body', () => new Response(null, { status: 204 }), 502],
    [
      'refuses the keys',
      () => Response.json({ error: { description: 'Authentication failed' } }, { status: 401 }),
      502,
    ],
    [
      'sends somewhere else',
      () => new Response(null, { status: 302, headers: { location: 'http://evil.test/' } }),
      503,
    ],
  ] as const;

  it.each(storms)('that %s makes one clear error', async (_name, storm, status) => {
    weather = storm;
    const { requests } = startProcess();
    const error = await requests.order(caller(), 'monthly', 199).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ProviderError);
    const refusal = toHttpError(error);
    expect(refusal).toBeInstanceOf(HttpError);
    expect(refusal).toMatchObject({ status });
  });

  it('that can’t be reached leaves the history as it is, and what was paid is settled later', async () => {
    const link = await linkOf();
    await pay(link.orderId);
    weather = () => Response.json({}, { status: 503 });
    const { settlement } = startProcess();
    await settlement.checkForPayer(uid);
    expect(await recordsOf(uid)).toEqual([]);
    expect(await statusOf(link.id)).toBe('open');
    weather = null;
    later(4_001);
    await settlement.checkForPayer(uid);
    expect(await recordsOf(uid)).toHaveLength(1);
  });

  it('that hangs is given up', async () => {
    const { promise, release } = held();
    weather = () => promise;
    const { provider } = startProcess(100);
    await expect(provider.fetchPayment('pay_1')).rejects.toMatchObject({ kind: 'unreachable' });
    release();
  });

  it('that hangs does not hold the history up', async () => {
    await linkOf();
    const { promise, release } = held();
    let hasAnswered = false;
    weather = () =>
      promise.finally(() => {
        hasAnswered = true;
      });
    await startProcess().settlement.checkForPayer(uid);
    expect(hasAnswered).toBe(false);
    release();
  });
});

describe('asking the provider', () => {
  it('happens at most every 4 s for one link, however many pages poll', async () => {
    await linkOf();
    asked.length = 0;
    const { settlement } = startProcess();
    await Promise.all([1, 2, 3, 4].map(() => settlement.checkForPayer(uid)));
    later(3_999);
    await settlement.checkForPayer(uid);
    expect(asked).toHaveLength(1);
    later(2);
    await settlement.checkForPayer(uid);
    expect(asked).toHaveLength(2);
  });

  it('goes on by itself, ever more seldom, until a request is closed', async () => {
    const orderId = await startProcess().requests.order(caller(), 'monthly', 199);
    asked.length = 0;
    const { settlement } = startProcess();
    const sweepAfter = async (ms: number) => {
      later(ms);
      const before = asked.length;
      await settlement.sweep();
      return asked.length - before;
    };
    expect(await sweepAfter(29_000)).toBe(0);
    expect(await sweepAfter(1_000)).toBe(1);
    expect(await sweepAfter(29_000)).toBe(0);
    expect(await sweepAfter(60 * MINUTE_MS)).toBe(1);
    expect(await sweepAfter(10 * MINUTE_MS)).toBe(0);
    expect(await sweepAfter(3 * DAY_MS)).toBe(1);
    expect(await statusOf(orderId)).toBe('closed');
    expect(await sweepAfter(DAY_MS)).toBe(0);
  });

  it('settles what was paid before a crash, in the next process', async () => {
    const link = await linkOf();
    await pay(link.orderId);
    later(31_000);
    await Promise.all([startProcess().settlement.sweep(), startProcess().settlement.sweep()]);
    expect(await recordsOf(uid)).toHaveLength(1);
    expect(await statusOf(link.id)).toBe('paid');
  });

  it('closes a link that has expired', async () => {
    const link = await linkOf();
    later(DAY_MS + 1_000);
    await startProcess().settlement.sweep();
    expect(await statusOf(link.id)).toBe('closed');
  });
});

describe('confirming a payment', () => {
  const order = async () => {
    const id = await startProcess().requests.order(caller(), 'monthly', 199);
    const request = await startProcess().store.findRequest(id);
    if (!request) throw new Error('no such order');
    return request;
  };

  it('waits for one that is not complete', async () => {
    const request = await order();
    const failed = await books().attempt(request.id, 'fail', { email: null, contact: null });
    const { settlement } = startProcess();
    expect(await settlement.confirm(request, failed.payment?.id ?? '')).toEqual({ outcome: 'pending' });
    expect(await recordsOf(uid)).toEqual([]);
  });

  it('takes the provider’s word when it was captured in between', async () => {
    const request = await order();
    await opened.database
      .update(sandboxOrders)
      .set({ capturesByItself: false })
      .where(eq(sandboxOrders.id, request.id));
    const { payment } = await pay(request.id);
    const { settlement } = startProcess();
    const first = settlement.confirm(request, payment?.id ?? '');
    const second = startProcess().settlement.confirm(request, payment?.id ?? '');
    expect((await first).outcome).toBe('paid');
    expect((await second).outcome).toBe('paid');
    expect(await recordsOf(uid)).toHaveLength(1);
  });

  it('needs no provider for what is known', async () => {
    const request = await order();
    const { payment } = await pay(request.id);
    const { settlement } = startProcess();
    await settlement.confirm(request, payment?.id ?? '');
    weather = () => Response.json({}, { status: 503 });
    expect((await settlement.confirm(request, payment?.id ?? '')).outcome).toBe('paid');
  });

  it('refuses a payment that paid for something else already', async () => {
    const request = await order();
    const { payment } = await pay(request.id);
    const captured = {
      id: payment?.id ?? '',
      requestId: null,
      uid: `${uid}-other`,
      planId: 'monthly',
      amount: 199,
      durationDays: 30,
      paidAt: clock,
    };
    await settle(opened.database, captured);
    const confirmed = await startProcess().settlement.confirm(request, payment?.id ?? '');
    expect(confirmed.outcome).toBe('refused');
    expect(await recordsOf(uid)).toEqual([]);
    expect(await statusOf(request.id)).toBe('open');
  });

  it('gives one of two people a payment that both claim at once', async () => {
    const claim = (who: string) =>
      settle(opened.database, {
        id: `pay_claimed_${uid}`,
        requestId: null,
        uid: who,
        planId: 'monthly',
        amount: 199,
        durationDays: 30,
        paidAt: clock,
      });
    const claimed = await Promise.all([claim(`${uid}-a`), claim(`${uid}-b`)]);
    expect(claimed.filter((payment) => payment !== null)).toHaveLength(1);
  });
});

describe('two processes at once', () => {
  it('make one open link between them: the other is taken back at the provider', async () => {
    const [first, second] = await Promise.all([
      startProcess().requests.link(caller(), 'monthly', 199),
      startProcess().requests.link(caller(), 'monthly', 199),
    ]);
    expect(second).toBe(first);
    const made = asked.filter((call) => call === 'POST /v1/payment_links').length;
    const takenBack = asked.filter((call) => call.endsWith('/cancel')).length;
    expect(made - takenBack).toBe(1);
  });

  it('hand out one open order', async () => {
    const [first, second] = await Promise.all([
      startProcess().requests.order(caller(), 'monthly', 199),
      startProcess().requests.order(caller(), 'monthly', 199),
    ]);
    expect(second).toBe(first);
  });
});
