import { object, pipe, string, transform, undefined_, unknown } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountClient } from '../account/account.client';
import { createContentClient } from '../content/content.client';
import { createPaymentsClient } from '../payments/payments.client';
import { json, type Loopback, startLoopback } from '../testing/loopback';
import { itemWire, planWire, userWire } from '../testing/samples';
import type { Endpoint } from './endpoint';
import { createCaller, type ServerOptions } from './http';

let loopback: Loopback;
beforeAll(async () => {
  loopback = await startLoopback();
});
afterAll(() => loopback.close());
afterEach(() => vi.unstubAllGlobals());

function server(more: Partial<ServerOptions> = {}): ServerOptions {
  return { baseUrl: loopback.url, token: async () => 'secret', timeoutMs: 5000, retryBaseMs: 1, ...more };
}

const openPageOn = (origin: string) => vi.stubGlobal('location', { origin });

const registration = { name: 'Meera', email: 'meera@example.in', phone: '', uid: 'u1' };
const order = { amount: 199, planId: 'monthly', userId: 'u1' };

describe('the bearer token', () => {
  async function tokensSent(more: Partial<ServerOptions> = {}): Promise<(string | undefined)[]> {
    loopback.respondWith(({ url }, response) => {
      if (url.startsWith('/api/videos/')) json(response, 200, itemWire);
      else if (url.startsWith('/api/videos')) json(response, 200, []);
      else if (url.startsWith('/api/create-order')) json(response, 200, { id: 'o', amount: 199 });
      else if (url.startsWith('/api/email-reminders/')) json(response, 200, { wanted: true });
      else json(response, 200, userWire);
    });
    await createContentClient(server(more)).list('videos');
    await createContentClient(server(more)).detail('videos', 'x');
    await createAccountClient(server(more)).details('u1');
    await createAccountClient(server(more)).emailReminders('u1');
    await createAccountClient(server(more)).register(registration);
    await createPaymentsClient(server(more)).createOrder(order);
    return loopback.requests.map(({ authorization }) => authorization);
  }

  const sent = 'Bearer secret';

  it('goes across origins only where the specification names it', async () => {
    openPageOn('https://app.example.in');
    expect(await tokensSent()).toEqual([undefined, undefined, undefined, undefined, sent, sent]);
  });

  it('goes on personal calls to the page’s own origin', async () => {
    openPageOn(loopback.url);
    expect(await tokensSent()).toEqual([undefined, sent, sent, sent, sent, sent]);
  });

  it('goes on personal calls anywhere when the setting says so', async () => {
    expect(await tokensSent({ sendToken: 'all' })).toEqual([undefined, sent, sent, sent, sent, sent]);
  });

  it('is left out when nobody is signed in', async () => {
    expect(await tokensSent({ sendToken: 'all', token: async () => null })).toEqual(Array(6).fill(undefined));
  });

  it('is renewed once when the server refuses it, for any call', async () => {
    loopback.respondWith(({ authorization }, response) => {
      if (authorization === 'Bearer fresh') json(response, 200, { id: 'o', amount: 199 });
      else json(response, 401, { detail: 'Token expired' });
    });
    const token = vi.fn(async (options?: { isFresh?: boolean }) => (options?.isFresh ? 'fresh' : 'stale'));
    await expect(createPaymentsClient(server({ token })).createOrder(order)).resolves.toMatchObject({
      id: 'o',
    });
    expect(loopback.requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer stale',
      'Bearer fresh',
    ]);
  });

  it('is not tried a second time when it stays the same', async () => {
    loopback.respondWith((_request, response) => json(response, 401, { detail: 'Who are you?' }));
    await expect(createPaymentsClient(server()).createOrder(order)).rejects.toMatchObject({
      status: 401,
      detail: 'Who are you?',
    });
    expect(loopback.requests).toHaveLength(1);
  });

  it('counts as offline when it can’t be had, and within the time of the call', async () => {
    const token = () => Promise.reject(new Error('no network'));
    await expect(createPaymentsClient(server({ token })).createOrder(order)).rejects.toMatchObject({
      kind: 'offline',
    });
    const never = () => new Promise<never>(() => undefined);
    await expect(
      createPaymentsClient(server({ token: never, timeoutMs: 20 })).createOrder(order),
    ).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('repeating', () => {
  const plansOf = (more: Partial<ServerOptions> = {}) => createPaymentsClient(server(more)).plans();

  it('sends a request three times at most', async () => {
    loopback.respondWith((_request, response) => json(response, 502, {}));
    await expect(plansOf()).rejects.toMatchObject({ status: 502 });
    expect(loopback.requests).toHaveLength(3);
  });

  it('outlives a broken connection', async () => {
    loopback.respondWith((_request, response, attempt) =>
      attempt < 2 ? response.destroy() : json(response, 200, [planWire]),
    );
    await expect(plansOf()).resolves.toMatchObject({ items: [{ id: 'monthly' }] });
  });

  it.each([400, 403, 404, 500])('does not repeat status %i', async (status) => {
    loopback.respondWith((_request, response) => json(response, status, {}));
    await expect(plansOf()).rejects.toMatchObject({ status });
    expect(loopback.requests).toHaveLength(1);
  });

  describe('on a simulated clock', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** A server that demands a wait of four seconds at first. */
    const busyAtFirst = () => {
      const busy = new Response('{}', { status: 429, headers: { 'retry-after': '4' } });
      return vi.fn<typeof fetch>(async () => Response.json([planWire])).mockResolvedValueOnce(busy);
    };

    it('waits as long as the server demands', async () => {
      const fetch = busyAtFirst();
      const plans = plansOf({ fetch });
      await vi.advanceTimersByTimeAsync(3999);
      expect(fetch).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      await expect(plans).resolves.toMatchObject({ items: [{ id: 'monthly' }] });
    });

    it('asks again after a minute where the server demands an hour (spec §4)', async () => {
      const away = new Response('{}', { status: 503, headers: { 'retry-after': '3600' } });
      const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([])).mockResolvedValueOnce(away);
      const client = createPaymentsClient(server({ fetch }));
      for (const _poll of [1, 2]) {
        await expect(client.history('u1')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 3600 });
      }
      expect(fetch).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(60_000);
      await expect(client.history('u1')).resolves.toMatchObject({ items: [] });
    });

    it('ends when the caller aborts the call', async () => {
      const fetch = busyAtFirst();
      const controller = new AbortController();
      const plans = createPaymentsClient(server({ fetch })).plans({ signal: controller.signal });
      const ended = expect(plans).rejects.toMatchObject({ kind: 'aborted' });
      await vi.advanceTimersByTimeAsync(1000);
      controller.abort();
      await ended;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(fetch).toHaveBeenCalledTimes(1);
    });
  });

  it('passes on a wait that is longer than the call has', async () => {
    loopback.respondWith((_request, response) => json(response, 503, {}, { 'retry-after': '60' }));
    await expect(plansOf()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
    expect(loopback.requests).toHaveLength(1);
  });

  it('sends no request before that time has come, and says how long it still is', async () => {
    loopback.respondWith((_request, response) => json(response, 429, {}, { 'retry-after': '60' }));
    const client = createPaymentsClient(server());
    for (const _press of [1, 2]) {
      await expect(client.plans()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
    }
    expect(loopback.requests).toHaveLength(1);
    loopback.respondWith((_request, response) => json(response, 200, []));
    await expect(client.history('u1')).resolves.toMatchObject({ items: [] });
  });

  it('counts a date from the server’s own clock', async () => {
    const headers = { date: 'Sat, 01 Jun 2024 10:00:00 GMT', 'retry-after': 'Sat, 01 Jun 2024 10:00:40 GMT' };
    loopback.respondWith((_request, response) => json(response, 429, {}, headers));
    await expect(plansOf()).rejects.toMatchObject({ retryAfterSeconds: 40 });
  });
});

it('takes a response at which its schema throws for one of a wrong shape, once', async () => {
  loopback.respondWith((_request, response) => json(response, 200, [itemWire]));
  const failing = pipe(
    unknown(),
    transform(() => {
      throw new RangeError('not thought of');
    }),
  );
  const endpoint = {
    server: 'content',
    method: 'GET',
    path: '/api/x',
    auth: 'none',
    response: failing,
  } as const;
  await expect(createCaller(server())(endpoint, {})).rejects.toMatchObject({ kind: 'badShape', status: 200 });
  expect(loopback.requests).toHaveLength(1);
});

describe('a change', () => {
  const body = object({ note: string() });
  const endpointOf = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    ({
      server: 'content',
      method,
      path: '/api/lists/:uid/:id',
      auth: 'required',
      params: object({ uid: string(), id: string() }),
      body,
      response: undefined_(),
    }) as const satisfies Endpoint;
  const send = (endpoint: ReturnType<typeof endpointOf> & Pick<Endpoint, 'isRepeatable'>) =>
    createCaller(server())(endpoint, { params: { uid: 'u1', id: 'a/b' }, body: { note: 'Later' } });

  // A call that was given up before may still arrive here.
  const changes = () => loopback.requests.filter(({ url }) => url.startsWith('/api/lists'));

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'is sent by %s, and may have an empty response',
    async (method) => {
      loopback.respondWith((_request, response) => response.writeHead(204).end());
      await expect(send(endpointOf(method))).resolves.toBeUndefined();
      expect(changes()).toEqual([
        { method, url: '/api/lists/u1/a%2Fb', authorization: 'Bearer secret', body: '{"note":"Later"}' },
      ]);
    },
  );

  it.each([
    ['POST', 1],
    ['PUT', 3],
    ['PATCH', 1],
    ['DELETE', 3],
  ] as const)('by %s is sent %i times at most', async (method, times) => {
    loopback.respondWith((_request, response) => json(response, 503, {}));
    await expect(send(endpointOf(method))).rejects.toMatchObject({ status: 503 });
    expect(changes()).toHaveLength(times);
  });

  it('that its endpoint calls repeatable is sent again too', async () => {
    loopback.respondWith((_request, response) => json(response, 503, {}));
    await expect(send({ ...endpointOf('PATCH'), isRepeatable: true })).rejects.toMatchObject({ status: 503 });
    expect(changes()).toHaveLength(3);
  });

  it('that was refused for a while may be sent again at once, for its user has decided so', async () => {
    loopback.respondWith((_request, response) => json(response, 429, {}, { 'retry-after': '60' }));
    const call = createCaller(server());
    const input = { params: { uid: 'u1', id: 'x' }, body: { note: 'Later' } };
    for (const _press of [1, 2])
      await expect(call(endpointOf('PUT'), input)).rejects.toMatchObject({ status: 429 });
    expect(changes()).toHaveLength(2);
  });
});

describe('the server’s words', () => {
  it.each([
    [{ message: 'A', detail: 'B', error: 'C' }, 'A'],
    [{ detail: 'B', error: 'C' }, 'B'],
    [{ error: 'C' }, 'C'],
    [{ error: { message: 'D' } }, 'D'],
    [{ error: { description: 'E' } }, 'E'],
    [{ detail: [{ loc: ['body', 'phone'], msg: 'F' }] }, 'F'],
    [{ message: '', detail: 'B' }, 'B'],
    [{ message: 12 }, undefined],
    [['G'], 'G'],
    [null, undefined],
    [{}, undefined],
    [{ message: 'x'.repeat(1000) }, 'x'.repeat(300)],
  ])('are found in %j', async (body, detail) => {
    loopback.respondWith((_request, response) => json(response, 409, body));
    const failure = await createAccountClient(server())
      .register(registration)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ApiError', kind: 'http', status: 409 });
    expect((failure as { detail?: string }).detail).toBe(detail);
  });

  it('are read from detail first when an order is created (spec §7)', async () => {
    loopback.respondWith((_request, response) => json(response, 400, { message: 'A', detail: 'B' }));
    await expect(createPaymentsClient(server()).createOrder(order)).rejects.toMatchObject({ detail: 'B' });
  });

  it('are no proxy’s error page', async () => {
    loopback.respondWith((_request, response) =>
      response.writeHead(500).end('<h1>Internal Server Error</h1>'),
    );
    const failure = await createPaymentsClient(server())
      .plans()
      .catch((error: unknown) => error);
    expect(failure).not.toHaveProperty('detail');
  });
});

describe('an account', () => {
  it('is what was sent where the response to registration doesn’t hold it', async () => {
    loopback.respondWith((_request, response) => response.writeHead(201).end());
    await expect(createAccountClient(server()).register(registration)).resolves.toEqual({
      displayName: 'Meera',
      phoneNumber: null,
    });
  });

  it('is registered by any response of success but a proxy’s page', async () => {
    loopback.respondWith((_request, response) => response.writeHead(201).end('Created'));
    await expect(createAccountClient(server()).register(registration)).resolves.toMatchObject({
      displayName: 'Meera',
    });
    expect(loopback.requests).toHaveLength(1);
  });

  it.each([
    ['the page’s own origin', true, () => loopback.url, {}],
    ['another origin', false, () => 'https://app.example.in', {}],
    [
      'another origin that the settings trust',
      true,
      () => 'https://app.example.in',
      { sendToken: 'all' as const },
    ],
  ])(
    'names the terms that were agreed to, to a server of %s: %s',
    async (_which, isSent, origin, options) => {
      openPageOn(origin());
      loopback.respondWith((_request, response) => json(response, 200, userWire));
      await createAccountClient(server(options)).register({ ...registration, agreedTerms: 'v1' });
      const keys = Object.keys(JSON.parse(loopback.requests[0]?.body ?? ''));
      expect(keys).toEqual(['name', 'email', 'phone', 'firebase_uid', ...(isSent ? ['agreed_terms'] : [])]);
    },
  );

  it('has the phone that was sent where the response to a change doesn’t hold one', async () => {
    loopback.respondWith((_request, response) => json(response, 200, { user: { display_name: 'Meera' } }));
    const phoneAfter = async (phone: string | undefined) =>
      (await createAccountClient(server()).update('u1', { displayName: 'Meera', phone })).phoneNumber;
    expect([await phoneAfter('9876543210'), await phoneAfter(''), await phoneAfter(undefined)]).toEqual([
      '9876543210',
      null,
      undefined,
    ]);
  });

  it.each([404, 405, 501])('is unknown at status %i', async (status) => {
    loopback.respondWith((_request, response) => json(response, status, {}));
    await expect(createAccountClient(server()).details('u1')).resolves.toBeNull();
  });
});
