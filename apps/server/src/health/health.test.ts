import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('says that it is alive and that its database responds', async () => {
  const alive = await fetch(`${server.url}/healthz`);
  expect(alive.status).toBe(200);
  expect(await alive.json()).toEqual({ status: 'ok' });
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ready' });
  // A kind of its own, which alerts leave out.
  expect(await server.metrics.text()).toContain('route="health",outcome="ok"} 2');
});

test('gives every response a request id, the given one where it is usable', async () => {
  const given = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': 'abcdef-123456' } });
  expect(given.headers.get('x-request-id')).toBe('abcdef-123456');
  const made = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': 'no spaces!' } });
  expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('responds to an unknown call with 404 and a sentence', async () => {
  const response = await fetch(`${server.url}/services/content/api/nothing`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: expect.any(String) });
});
