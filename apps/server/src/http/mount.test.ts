import type { Endpoint } from '@chalchitra/api/contract';
import { Hono } from 'hono';
import { object, string, undefined_, unknown } from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../log';
import type { AppEnv } from './env';
import type { Caller } from './identify';
import { createMount, ownOnly } from './mount';
import { respondWithError } from './respondWithError';

const caller: Caller = {
  uid: 'user-a',
  email: null,
  name: null,
  provider: 'password',
  signedInAt: new Date(),
};
const base = {
  server: 'content',
  path: '/lists/:uid/:id',
  auth: 'required',
  params: object({ uid: string(), id: string() }),
} as const;

let app: Hono<AppEnv>;
beforeEach(() => {
  app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    context.set('log', createLog('silent'));
    context.set('setUser', () => {});
    await next();
  });
  app.onError(respondWithError);
});

const send = (method: string, body?: unknown) =>
  app.request('/lists/user-a/one', {
    method,
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('an endpoint', () => {
  test.each(['POST', 'PUT', 'PATCH'] as const)(
    'by %s is given its parts, body and caller',
    async (method) => {
      const endpoint = {
        ...base,
        method,
        body: object({ note: string() }),
        response: unknown(),
      } as const satisfies Endpoint;
      createMount(app, async () => caller)(endpoint, ({ params, body, caller: by }) => ({
        ...params,
        ...body,
        by: ownOnly(by, params.uid).uid,
      }));
      const response = await send(method, { note: 'Later' });
      expect(await response.json()).toEqual({ uid: 'user-a', id: 'one', note: 'Later', by: 'user-a' });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect((await send(method, { note: 1 })).status).toBe(400);
      expect((await send(method)).status).toBe(400);
      expect((await send('GET')).status).toBe(404);
    },
  );

  test('by DELETE that returns nothing is a 204', async () => {
    const endpoint = { ...base, method: 'DELETE', response: undefined_() } as const satisfies Endpoint;
    createMount(app, async () => caller)(endpoint, () => undefined);
    const response = await send('DELETE');
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['en-IN', '', 'This belongs to another user.'],
    ['ta-IN, en;q=0.5', '', 'இது வேறொரு பயனருக்கு உரியது.'],
    ['ta-IN', 'lang=ur', 'یہ کسی اور صارف کا ہے۔'],
  ])(
    'refuses where %s is accepted and %j kept with the sentence %s (spec §18)',
    async (accepted, cookie, sentence) => {
      const endpoint = { ...base, method: 'GET', response: unknown() } as const satisfies Endpoint;
      createMount(app, async () => caller)(endpoint, ({ caller: by }) => ({ ...ownOnly(by, 'user-b') }));
      const response = await app.request('/lists/user-b/one', {
        headers: { authorization: 'Bearer token', 'accept-language': accepted, cookie },
      });
      expect([response.status, await response.json()]).toEqual([
        403,
        { message: sentence, detail: sentence },
      ]);
    },
  );

  test('of another user is refused', async () => {
    const endpoint = {
      ...base,
      method: 'DELETE',
      response: undefined_(),
    } as const satisfies Endpoint;
    createMount(app, async () => ({ ...caller, uid: 'user-b' }))(endpoint, ({ params, caller: by }) => {
      ownOnly(by, params.uid);
      return undefined;
    });
    expect((await send('DELETE')).status).toBe(403);
  });
});
