import { contentDetailCall } from '@chalchitra/api/contract';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log';
import { openTestDatabase } from '../testing/testDatabase';
import { startTestServer } from '../testing/testServer';
import type { AppEnv } from './env';
import { requestContext } from './requestContext';
import { respondWithError } from './respondWithError';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('without its database a call is refused with 503 and when to come again, in words where a person reads it, in their language (spec §18)', async () => {
  const opened = await openTestDatabase();
  const server = await startTestServer(
    { BRAND_NAME: 'Nāṭak' },
    { opened: { ...opened, close: async () => {} } },
  );
  onTestFinished(() => server.close());
  await opened.close();
  const call = (headers?: Record<string, string>) =>
    server.call(contentDetailCall('videos'), { params: { id: 'a' }, ...(headers && { headers }) });
  const data = await call();
  expect([data.status, data.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await data.json()).toMatchObject({ message: expect.stringMatching(/not available right now/) });
  const page = await call(PAGE);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await page.text();
  expect(text).toContain('<h1>Back in a moment</h1>');
  expect(text).toContain('· Nāṭak</title>');
  expect(text).toContain('>Try again</a>');
  const hindi = await call({ ...PAGE, 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' });
  expect([hindi.headers.get('content-language'), hindi.headers.get('vary')]).toEqual([
    'hi',
    expect.stringContaining('cookie, accept-language'),
  ]);
  expect(await hindi.text()).toMatch(/<html lang="hi" dir="ltr">[\s\S]*<h1>बस थोड़ी देर में<\/h1>/);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('what is unexpected is a page in words too, without its text', async () => {
  const app = new Hono<AppEnv>();
  const brand = {
    name: 'Chalchitra',
    logoUrl: null,
    colour: null,
    contactEmail: '',
    termsVersion: '1',
    pages: { terms: null, refunds: null, help: null, contact: null, grievanceOfficer: null },
  };
  app.use(requestContext(createLog('silent'), { trustProxy: 0, brand }, (uid) => uid, { request() {} }));
  app.onError(respondWithError);
  app.get('/', () => {
    throw new Error('secret');
  });
  const page = await app.request('/', { headers: PAGE });
  const text = await page.text();
  expect([page.status, /<h1>.*<\/h1>/.exec(text)?.[0]]).toEqual([500, '<h1>Something went wrong</h1>']);
  expect(text).not.toContain('secret');
  expect(await (await app.request('/')).json()).toMatchObject({ message: expect.stringMatching(/wrong/) });
});
