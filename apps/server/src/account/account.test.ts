import { type BodyOf, register, updateUser, user } from '@chalchitra/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unsignedToken } from '../testing/fakeIdentity';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const person = (uid: string) => ({
  name: 'Asha Rao',
  email: `${uid}@chalchitra.example`,
  phone: '+91 9876543210',
  firebase_uid: uid,
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('register', () => {
  test('writes a person, whose name and phone can be fetched', async () => {
    const registered = await server.fetch(register, { as: 'user-a', body: person('user-a') });
    expect(registered).toEqual({ displayName: 'Asha Rao', phoneNumber: '+919876543210' });
    expect(await server.fetch(user, { as: 'user-a', params: { uid: 'user-a' } })).toEqual(registered);
  });

  test('called again after a lost response, writes the same', async () => {
    const first = await server.fetch(register, { as: 'user-b', body: person('user-b') });
    expect(await server.fetch(register, { as: 'user-b', body: person('user-b') })).toEqual(first);
  });

  test.each(['आशा राव', 'क्\u200dषमा'])('takes names of any script, joiners included: %s', async (name) => {
    const registered = await server.fetch(register, { as: 'user-c', body: { ...person('user-c'), name } });
    expect(registered?.displayName).toBe(name);
  });

  test.each([
    [{ name: 'A' }, 'Please enter a valid name (2-50 characters, letters only)'],
    [{ name: '...' }, 'Please enter a valid name (2-50 characters, letters only)'],
    [{ name: 'R2D2' }, 'Please enter a valid name (2-50 characters, letters only)'],
    [{ phone: '12345' }, 'Please enter a valid phone number (10 digits or with country code)'],
    [{ phone: ' ' }, 'Please enter a valid phone number (10 digits or with country code)'],
  ])('refuses %o with the product’s message', async (wrong, message) => {
    const response = await server.call(register, { as: 'user-d', body: { ...person('user-d'), ...wrong } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, detail: message });
  });

  test('is for oneself alone', async () => {
    expect((await server.call(register, { as: 'user-e', body: person('user-a') })).status).toBe(403);
    expect((await server.call(register, { body: person('user-a') })).status).toBe(401);
  });
});

describe('the user calls', () => {
  test('change one’s own name and phone', async () => {
    await server.fetch(register, { as: 'user-f', body: person('user-f') });
    const change = (body: BodyOf<typeof updateUser>) =>
      server.fetch(updateUser, { as: 'user-f', params: { uid: 'user-f' }, body });
    const renamed = await change({ display_name: 'Asha Menon' });
    expect(renamed).toEqual({ displayName: 'Asha Menon', phoneNumber: '+919876543210' });
    const updated = await change({ display_name: 'Asha Menon', phone: '' });
    expect(updated).toEqual({ displayName: 'Asha Menon', phoneNumber: null });
  });

  test.each([user, updateUser])('belong to oneself: $method', async (endpoint) => {
    const options = {
      params: { uid: 'user-a' },
      ...(endpoint.method === 'POST' ? { body: { display_name: 'Eve Eve', phone: '' } } : {}),
    };
    expect((await server.call(endpoint, options)).status).toBe(401);
    expect((await server.call(endpoint, { ...options, as: 'user-other' })).status).toBe(403);
  });

  test.each([
    [{ display_name: '4' }, 'Please enter a valid name (2-50 characters, letters only)'],
    [{ phone: '123' }, 'Please enter a valid phone number (10 digits or with country code)'],
  ])('refuse to save %o, and nothing changes', async (wrong, message) => {
    const own = { as: 'user-h', params: { uid: 'user-h' } };
    await server.fetch(register, { as: 'user-h', body: person('user-h') });
    const body = { display_name: 'Asha Menon', phone: '', ...wrong };
    const response = await server.call(updateUser, { ...own, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, detail: message });
    expect(await server.fetch(user, own)).toEqual({
      displayName: 'Asha Rao',
      phoneNumber: '+919876543210',
    });
  });

  test('know nobody who came by password and never registered', async () => {
    expect((await server.call(user, { as: 'user-new', params: { uid: 'user-new' } })).status).toBe(404);
  });

  test('know who came by Google from their first call on', async () => {
    const firebase = { identities: {}, sign_in_provider: 'google.com' };
    const headers = bearer(unsignedToken('user-g', { firebase, name: 'Gita Das' }));
    const response = await server.call(user, { params: { uid: 'user-g' }, headers });
    expect(await response.json()).toEqual({
      user: {
        firebase_uid: 'user-g',
        display_name: 'Gita Das',
        phone: '',
        email: 'user-g@chalchitra.example',
      },
    });
  });
});

describe('tokens', () => {
  const part = (text: string) => Buffer.from(text).toString('base64url');
  const past = Math.floor(Date.now() / 1000) - 7200;
  test.each([
    ['expired', unsignedToken('user-a', { iat: past, exp: past + 3600 })],
    ['of another project', unsignedToken('user-a', { aud: 'demo-other' })],
    ['of a deleted account', unsignedToken('gone')],
    ['not a token', 'abc'],
    ['of broken JSON', `${part('{"alg":"none","typ":"JWT"}')}.${part('{"sub":')}.`],
    ['of no claims', `${part('{"alg":"none","typ":"JWT"}')}.${part('null')}.`],
  ])('%s: 401', async (_, token) => {
    const response = await server.call(user, { params: { uid: 'user-a' }, headers: bearer(token) });
    expect(response.status).toBe(401);
  });

  test('another scheme: 401', async () => {
    const headers = { authorization: 'Basic dXNlcjpwYXNz' };
    expect((await server.call(user, { params: { uid: 'user-a' }, headers })).status).toBe(401);
  });
});

describe('bodies', () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${server.url}/services/content/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': type, ...bearer(unsignedToken('user-a')) },
      body,
    });

  test.each([
    ['{', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['{}', 'application/json', 400],
    ['name=Asha', 'application/x-www-form-urlencoded', 415],
    [JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json', 413],
  ])('%.20s as %s is refused with %i', async (body, type, status) => {
    const response = await post(body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String), detail: expect.any(String) });
  });

  test('a body without a length is counted as it comes', async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    const response = await fetch(`${server.url}/services/content/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(unsignedToken('user-a')) },
      body: stream,
      duplex: 'half',
    } as RequestInit).catch(() => null);
    // The server may close the connection before the sender has done.
    if (response !== null) expect(response.status).toBe(413);
  });
});
