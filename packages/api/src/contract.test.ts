import { type GenericSchema, safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from './contract';
import { type Endpoint, mayRepeat } from './shared/endpoint';
import type { ServerOptions } from './shared/http';
import { callsWithResponseBody, sampleCalls, silentCalls } from './testing/calls';
import { closedAddress, json, type Loopback, startLoopback } from './testing/loopback';

let loopback: Loopback;
let nowhere: string;

beforeAll(async () => {
  loopback = await startLoopback();
  nowhere = await closedAddress();
});
afterAll(() => loopback.close());

function server(more: Partial<ServerOptions> = {}): ServerOptions {
  return {
    baseUrl: loopback.url,
    token: async () => 'the-token',
    sendToken: 'all',
    timeoutMs: 5000,
    retryBaseMs: 1,
    ...more,
  };
}

const { CONTENT_KINDS, CONTENT_LISTS, contentDetailCall, contentListCall } = contract;

/** The webhook is the payment provider's to call, not a client's. */
const isCalled = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'server' in value && value !== contract.razorpayWebhook;

it('tries every call of the contract, no two alike', () => {
  const nameOf = ({ server, method, path }: Endpoint) => `${server} ${method} ${path}`;
  const called = sampleCalls.map(({ endpoint }) => nameOf(endpoint));
  const known = [
    ...CONTENT_LISTS.map(contentListCall),
    ...CONTENT_KINDS.map(contentDetailCall),
    ...Object.values<unknown>(contract).filter(isCalled),
  ];
  expect(called.sort()).toEqual(known.map(nameOf).sort());
  expect(new Set(called).size).toBe(called.length);
});

it('only reads from the creator server (spec §6)', () => {
  const methods = sampleCalls.flatMap(({ endpoint }) =>
    endpoint.server === 'creators' ? endpoint.method : [],
  );
  expect(new Set(methods)).toEqual(new Set(['GET']));
});

describe.each(silentCalls)('$name', ({ endpoint, url, run, body, takesAnything }) => {
  it('requests as the contract says and takes the empty response', async () => {
    loopback.respondWith((_request, response) => response.writeHead(204).end());
    await expect(run(server(), {})).resolves.toBeUndefined();
    const authorization = 'Bearer the-token';
    const sent = body === undefined ? '' : JSON.stringify(body);
    expect(loopback.requests).toEqual([{ method: endpoint.method, url, authorization, body: sent }]);
  });

  it.each([[{}], [{ ok: true }], [[]]])('meets %j in place of nothing', async (value) => {
    loopback.respondWith((_request, response) => json(response, 200, value));
    if (takesAnything) await expect(run(server(), {})).resolves.toBeUndefined();
    else await expect(run(server(), {})).rejects.toMatchObject({ kind: 'badShape' });
  });

  it.each([400, 401, 403, 503])('rejects status %i with the server’s words', async (status) => {
    loopback.respondWith((_request, response) => json(response, status, { message: 'Not today' }));
    await expect(run(server(), {})).rejects.toMatchObject({ kind: 'http', status, detail: 'Not today' });
  });
});

describe.each(callsWithResponseBody)('$name', (call) => {
  const { endpoint, run, responseBody } = call;

  it('requests as the contract says and reads a good response', async () => {
    const good = safeParse(endpoint.response, responseBody);
    expect(good.success).toBe(true);
    loopback.respondWith((_request, response) => json(response, 200, responseBody));
    await expect(run(server(), {})).resolves.toBeTruthy();
    expect(loopback.requests).toEqual([
      {
        method: endpoint.method,
        url: call.url,
        authorization: endpoint.auth === 'none' ? undefined : 'Bearer the-token',
        body: call.body === undefined ? '' : JSON.stringify(call.body),
      },
    ]);
    if (call.body !== undefined && endpoint.body) {
      expect(safeParse(endpoint.body, call.body)).toMatchObject({ success: true, output: call.body });
    }
  });

  it('reads a response wrapped in an object, with fields it does not know', async () => {
    loopback.respondWith((_request, response) =>
      json(response, 200, { meta: { page: 1 }, data: responseBody, extra: 1 }),
    );
    const wrapped = await run(server(), {});
    loopback.respondWith((_request, response) => json(response, 200, responseBody));
    expect(wrapped).toEqual(await run(server(), {}));
  });

  it.each([
    ['an HTML page', '<!doctype html><title>Welcome</title>'],
    ['JSON that is cut off', JSON.stringify(responseBody).slice(0, -2)],
    ['a word', 'Created'],
  ])('rejects %s as notJson', async (_name, body) => {
    loopback.respondWith((_request, response) => response.writeHead(200).end(body));
    if (call.takesAnything && !body.startsWith('<')) await expect(run(server(), {})).resolves.toBeTruthy();
    else
      await expect(run(server(), {})).rejects.toMatchObject({
        name: 'ApiError',
        kind: 'notJson',
        status: 200,
      });
  });

  it('rejects an empty body unless the response is not specified', async () => {
    loopback.respondWith((_request, response) => response.writeHead(204).end());
    if (call.takesAnything) await expect(run(server(), {})).resolves.toBeTruthy();
    else await expect(run(server(), {})).rejects.toMatchObject({ kind: 'notJson' });
  });

  it.each([[null], [42], ['text'], [{}], [[[]]], [{ data: null }]])(
    'meets the wrong shape %j',
    async (value) => {
      loopback.respondWith((_request, response) => json(response, 200, value));
      if (call.takesAnything) await expect(run(server(), {})).resolves.toBeTruthy();
      else if (call.isList && !call.refusesUnread && Array.isArray(value))
        await expect(run(server(), {})).resolves.toMatchObject({ items: [] });
      else
        await expect(run(server(), {})).rejects.toMatchObject({
          kind: 'badShape',
          detail: expect.any(String),
        });
    },
  );

  it.each([400, 401, 403, 409, 429, 500, 503])(
    'rejects status %i with the server’s words',
    async (status) => {
      loopback.respondWith((_request, response) => json(response, status, { message: 'Not today' }));
      await expect(run(server(), {})).rejects.toMatchObject({ kind: 'http', status, detail: 'Not today' });
    },
  );

  it('repeats a passing failure only where that is safe', async () => {
    loopback.respondWith((_request, response, attempt) =>
      attempt === 0 ? json(response, 503, {}) : json(response, 200, responseBody),
    );
    if (mayRepeat(endpoint)) await expect(run(server(), {})).resolves.toBeTruthy();
    else await expect(run(server(), {})).rejects.toMatchObject({ kind: 'http', status: 503 });
    expect(loopback.requests).toHaveLength(mayRepeat(endpoint) ? 2 : 1);
  });

  it('gives up after its time', async () => {
    loopback.respondWith(() => undefined);
    await expect(run(server({ timeoutMs: 30 }), {})).rejects.toMatchObject({ kind: 'timeout' });
    expect(loopback.requests.length).toBeLessThanOrEqual(1);
  });

  it('gives up when the caller does', async () => {
    const controller = new AbortController();
    loopback.respondWith(() => controller.abort());
    await expect(run(server(), { signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
    await expect(run(server(), { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('says offline where no server responds or the connection breaks', async () => {
    await expect(run(server({ baseUrl: nowhere }), {})).rejects.toMatchObject({ kind: 'offline' });
    loopback.respondWith((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('[{"id":');
      response.destroy();
    });
    await expect(run(server(), {})).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe.each(sampleCalls.filter(({ isList }) => isList))('the list of $name', ({ run, responseBody }) => {
  it('keeps the good items and reports the broken ones', async () => {
    const [good] = (
      Array.isArray(responseBody) ? responseBody : Object.values(responseBody as object).flat()
    ) as object[];
    const other = { ...good, id: 'another', payment_id: 'another' };
    loopback.respondWith((_request, response) => json(response, 200, [null, good, 'x', {}, other]));
    const reports: unknown[] = [];
    await expect(run(server({ report: (report) => reports.push(report) }), {})).resolves.toMatchObject({
      items: [expect.any(Object), expect.any(Object)],
      skipped: [{ index: 0 }, { index: 2 }, { index: 3 }],
    });
    expect(reports).toEqual([{ path: expect.any(String), skipped: expect.any(Array) }]);
  });
});

function mayBeLeftOut(body: GenericSchema, name: string): boolean {
  return 'entries' in body && (body.entries as Record<string, GenericSchema>)[name]?.type === 'optional';
}

describe.each(sampleCalls.filter(({ body }) => body !== undefined))(
  'the body of $name',
  ({ endpoint, body }) => {
    it('is refused with a sentence when a part is missing, empty or endless', () => {
      if (!endpoint.body) throw new Error('a body without a schema');
      for (const [name, sent] of Object.entries(body as object)) {
        // A list that is sent empty means something.
        const empty = Array.isArray(sent) && sent.length === 0 ? [] : [[]];
        const missing = mayBeLeftOut(endpoint.body, name) ? [] : [undefined];
        for (const value of [...missing, null, ...empty, 'x'.repeat(1000)]) {
          const read = safeParse(endpoint.body, { ...(body as object), [name]: value });
          expect([name, value, read.success]).toEqual([name, value, false]);
        }
      }
    });
  },
);

it.each([
  [{}, {}],
  [
    { limit: '20', offset: '40' },
    { limit: 20, offset: 40 },
  ],
  [
    { limit: 20, offset: 0 },
    { limit: 20, offset: 0 },
  ],
  [{ limit: '0' }, null],
  [{ limit: '501' }, null],
  [{ limit: '1e3' }, null],
  [{ limit: 'all' }, null],
  [{ offset: '-1' }, null],
  [{ offset: '1.5' }, null],
  [{ offset: '9'.repeat(30) }, null],
])('reads the window %j of a list as %j', (query, read) => {
  expect(safeParse(contentListCall('videos').query, query)).toMatchObject(
    read === null ? { success: false } : { success: true, output: read },
  );
});
