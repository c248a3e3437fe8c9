import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { json, type Loopback, startLoopback } from '../testing/loopback';
import { memoryStorage } from '../testing/memoryStorage';
import { createIdentity } from './identity';
import type { Identity, IdentitySession } from './identity.types';

const USER = { localId: 'u1', email: 'meera@example.in', displayName: 'Meera Iyer' };
/** What the provider knows of them. */
let known: { displayName?: string | undefined } = USER;

let loopback: Loopback;
let identity: Identity;
let issued = 0;
/** What is kept in the browser. */
const kept = new Map<string, string>();
/** The calls that the provider refuses, by the last part of their path. */
let refused: Record<string, string> = {};
/** The calls whose response is lost, once each. */
let lost: string[] = [];
/** What happens before the provider responds to a call. */
let meanwhile: Record<string, () => Promise<unknown>> = {};

function jwt(): string {
  issued += 1;
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: 'u1', iat: now, exp: now + 3600, jti: issued })}.`;
}

function calls(): string[] {
  return loopback.requests.map(({ url }) => url.replace(/\?.*/, '').split(/[:/]/).at(-1) ?? '');
}

beforeAll(async () => {
  loopback = await startLoopback();
  identity = createIdentity(
    {
      projectId: 'demo-chalchitra',
      apiKey: 'demo-key',
      authDomain: 'localhost',
      languageCode: 'ta',
      emulatorUrl: loopback.url,
    },
    memoryStorage(kept),
  );
});
afterAll(async () => {
  identity.dispose();
  await loopback.close();
});

beforeEach(async () => {
  refused = {};
  lost = [];
  meanwhile = {};
  known = USER;
  kept.clear();
  await identity.signOut('u1');
  // The provider's wire: identity toolkit and secure token service, both under the emulator's origin.
  loopback.respondWith(async ({ url }, response) => {
    const call = calls().at(-1) ?? '';
    await meanwhile[call]?.();
    if (lost.includes(call)) {
      lost = lost.filter((other) => other !== call);
      return response.destroy();
    }
    const code = refused[call];
    if (code !== undefined) return json(response, 400, { error: { code: 400, message: code } });
    if (url.startsWith('/securetoken')) {
      const token = jwt();
      return json(response, 200, {
        id_token: token,
        access_token: token,
        refresh_token: 'r',
        expires_in: '3600',
      });
    }
    if (call === 'lookup') return json(response, 200, { users: [known] });
    return json(response, 200, { ...USER, idToken: jwt(), refreshToken: 'r', expiresIn: '3600' });
  });
});

const credentials = { email: USER.email, password: 'Abcdefg1', remember: true };

it('knows nobody at first', async () => {
  await expect(identity.ready()).resolves.toBeNull();
  await expect(identity.token()).resolves.toBeNull();
});

it('names a new account and refreshes its token, in this order', async () => {
  const session = await identity.signUp({ ...credentials, name: 'Meera Iyer' });
  expect(session.user).toEqual({
    uid: 'u1',
    email: 'meera@example.in',
    displayName: 'Meera Iyer',
    photoUrl: null,
  });
  expect(session.isResumed).toBe(false);
  expect(calls()).toEqual(['signUp', 'lookup', 'update', 'token']);
  expect(JSON.parse(loopback.requests[2]?.body ?? '')).toMatchObject({ displayName: 'Meera Iyer' });
  await expect(identity.token()).resolves.toBe(session.token);
});

it('deletes a new account that could not be named', async () => {
  refused = { update: 'INTERNAL' };
  await expect(identity.signUp({ ...credentials, name: 'Meera Iyer' })).rejects.toMatchObject({
    name: 'IdentityError',
  });
  expect(calls().at(-1)).toBe('delete');
  expect(await identity.ready()).toBeNull();
});

it('leaves nobody signed in where the new account can’t be deleted either', async () => {
  refused = { update: 'INTERNAL', delete: 'INTERNAL' };
  await expect(identity.signUp({ ...credentials, name: 'Meera Iyer' })).rejects.toMatchObject({
    name: 'IdentityError',
  });
  expect(await identity.ready()).toBeNull();
});

/** Tries to sign up with an address of its own, whose account is left behind nameless or with its name. */
async function leaveBehind(email: string, failing: string[]) {
  const input = { ...credentials, email, name: 'Meera Iyer' };
  lost = failing;
  await expect(identity.signUp(input)).rejects.toMatchObject({ code: 'network-request-failed' });
  expect(await identity.ready()).toBeNull();
  refused = { signUp: 'EMAIL_EXISTS' };
  loopback.requests.length = 0;
  return input;
}

it.each([
  ['before it was known', ['lookup']],
  ['before it could be named or deleted', ['update', 'delete']],
])('goes on with the new account of a sign-up that was lost %s', async (_, failing) => {
  const input = await leaveBehind(`${failing}@example.in`, failing);
  if (failing.includes('lookup')) known = { ...USER, displayName: undefined };
  const { user, isResumed } = await identity.signUp(input);
  expect(user).toMatchObject({ uid: 'u1', displayName: 'Meera Iyer' });
  expect(isResumed).toBe(true);
  expect(calls()).toEqual(['signUp', 'signInWithPassword', 'lookup', 'update', 'token']);
});

it('goes on with a new account that can’t be deleted any more, by its address in any letters', async () => {
  await identity.signUp({ ...credentials, name: 'Meera Iyer' });
  refused = { delete: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' };
  await expect(identity.deleteAccount('u1')).rejects.toMatchObject({ code: 'requires-recent-login' });
  refused = { signUp: 'EMAIL_EXISTS' };
  loopback.requests.length = 0;
  const input = { ...credentials, email: 'Meera@example.in', name: 'Meera Iyer' };
  expect(await identity.signUp(input)).toMatchObject({ user: { uid: 'u1' }, isResumed: true });
  expect(calls()).toEqual(['signUp', 'signInWithPassword', 'lookup', 'update', 'token']);
});

it.each([
  ['new', () => credentials],
  ['left behind', () => leaveBehind('again@example.in', ['update', 'delete'])],
])('leaves signed in who signs in to an account that is %s while its sign-up fails', async (_, begin) => {
  const input = { ...(await begin()), name: 'Meera Iyer' };
  refused = { ...refused, update: 'INTERNAL' };
  meanwhile = { update: () => identity.signIn(credentials) };
  await expect(identity.signUp(input)).rejects.toMatchObject({ name: 'IdentityError' });
  expect(calls()).not.toContain('delete');
  expect(await identity.ready()).toMatchObject({ uid: 'u1' });
});

it.each([
  ['registered', () => identity.endSignUp('u1')],
  ['deleted', () => identity.deleteAccount('u1')],
  ['signed in to', () => identity.signIn(credentials)],
])('goes on with no account once it is %s, and keeps nothing of it', async (_, end) => {
  await identity.signUp({ ...credentials, name: 'Meera Iyer' });
  expect(kept.size).toBe(1);
  await end();
  expect([...kept]).toEqual([]);
  refused = { signUp: 'EMAIL_EXISTS' };
  await expect(identity.signUp({ ...credentials, name: 'Meera Iyer' })).rejects.toMatchObject({
    code: 'email-already-in-use',
  });
  expect([...kept]).toEqual([]);
});

it('leaves an account that has its name to its user, where the sign-up of the same address was lost', async () => {
  const input = await leaveBehind('named@example.in', ['signUp']);
  await expect(identity.signUp(input)).rejects.toMatchObject({ code: 'email-already-in-use' });
  expect(calls()).toEqual(['signUp', 'signInWithPassword', 'lookup']);
  expect(await identity.ready()).toBeNull();
});

it('says that an address is in use where the password is another, and that the connection is lost', async () => {
  const input = await leaveBehind('another@example.in', ['signUp']);
  refused = { ...refused, signInWithPassword: 'INVALID_LOGIN_CREDENTIALS' };
  await expect(identity.signUp(input)).rejects.toMatchObject({ code: 'email-already-in-use' });
  lost = ['signInWithPassword'];
  await expect(identity.signUp(input)).rejects.toMatchObject({ code: 'network-request-failed' });
});

it('signs nobody in whose address is in use where no sign-up was lost', async () => {
  refused = { signUp: 'EMAIL_EXISTS' };
  const input = { ...credentials, email: 'fresh@example.in', name: 'Meera Iyer' };
  await expect(identity.signUp(input)).rejects.toMatchObject({ code: 'email-already-in-use' });
  expect(calls()).toEqual(['signUp']);
});

it.each([
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ['USER_DISABLED', 'user-disabled'],
  ['SOMETHING_NEW', 'something-new'],
])('reports %s with the code %s', async (wire, code) => {
  refused = { signInWithPassword: wire };
  await expect(identity.signIn(credentials)).rejects.toMatchObject({ name: 'IdentityError', code });
});

it('reports each change of user and token, until it is stopped', async () => {
  const seen: (IdentitySession | null)[] = [];
  const stop = identity.watch((session) => seen.push(session));
  await expect.poll(() => seen).toEqual([null]);
  const first = await identity.signIn(credentials);
  await expect.poll(() => seen.at(-1)).toEqual(first);
  const token = await identity.token({ isFresh: true });
  expect(token).not.toBe(first.token);
  await expect.poll(() => seen.at(-1)?.token).toBe(token);
  await identity.updateDisplayName('Meera K');
  await expect.poll(() => seen.at(-1)?.token).not.toBe(token);
  stop();
  const count = seen.length;
  await identity.signOut('u1');
  expect(seen).toHaveLength(count);
});

it('signs out nobody but the one who is to be', async () => {
  await identity.signIn(credentials);
  await identity.signOut('u2');
  expect(await identity.ready()).toMatchObject({ uid: 'u1' });
  await identity.signOut('u1');
  expect(await identity.ready()).toBeNull();
});

it.each(['TOKEN_EXPIRED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'])(
  'ends a session that the provider ended with %s',
  async (wire) => {
    await identity.signIn(credentials);
    refused = { token: wire };
    await expect(identity.token({ isFresh: true })).resolves.toBeNull();
    expect(await identity.ready()).toBeNull();
  },
);

it.each(['USER_NOT_FOUND', 'USER_DISABLED', 'TOKEN_EXPIRED'])(
  'ends the session of an account that the provider refuses with %s when it is looked up',
  async (wire) => {
    await identity.signIn(credentials);
    await identity.confirm();
    expect(await identity.ready()).not.toBeNull();
    refused = { lookup: wire };
    await identity.confirm();
    expect(await identity.ready()).toBeNull();
  },
);

it('keeps the session when the account can’t be looked up', async () => {
  await identity.signIn(credentials);
  loopback.respondWith((_request, response) => response.destroy());
  await expect(identity.confirm()).rejects.toMatchObject({ code: 'network-request-failed' });
  expect(await identity.ready()).not.toBeNull();
});

it('keeps the session when a token can’t be fetched for now', async () => {
  await identity.signIn(credentials);
  loopback.respondWith((_request, response) => response.destroy());
  await expect(identity.token({ isFresh: true })).rejects.toMatchObject({ code: 'network-request-failed' });
  expect(await identity.ready()).not.toBeNull();
});

it('has the user prove who they are by their password, with a new token', async () => {
  const before = await identity.signIn(credentials);
  const proof = { method: 'password', password: credentials.password } as const;
  const after = await identity.reauthenticate(proof);
  expect(calls().at(-2)).toBe('signInWithPassword');
  expect(after?.token).not.toBe(before.token);
  refused = { signInWithPassword: 'INVALID_LOGIN_CREDENTIALS' };
  await expect(identity.reauthenticate(proof)).rejects.toMatchObject({ code: 'invalid-credential' });
  expect(await identity.ready()).not.toBeNull();
});

it('lets nobody prove who they are where nobody is signed in', async () => {
  await expect(identity.reauthenticate({ method: 'password', password: 'x' })).rejects.toMatchObject({
    code: 'no-current-user',
  });
});

it('requests a password reset, in the language of the page', async () => {
  await identity.sendPasswordReset(USER.email);
  expect(loopback.requests[0]?.firebaseLocale).toBe('ta');
  expect(JSON.parse(loopback.requests[0]?.body ?? '')).toMatchObject({
    requestType: 'PASSWORD_RESET',
    email: USER.email,
  });
});

it('deletes the account that is signed in alone, and does nothing where another or nobody is', async () => {
  await identity.signIn(credentials);
  await identity.deleteAccount('u2');
  expect(calls()).not.toContain('delete');
  expect(await identity.ready()).toMatchObject({ uid: 'u1' });
  await identity.deleteAccount('u1');
  expect(calls().at(-1)).toBe('delete');
  const count = calls().length;
  await identity.deleteAccount('u1');
  expect(calls()).toHaveLength(count);
  await expect(identity.updateDisplayName('Nobody')).rejects.toMatchObject({ code: 'no-current-user' });
});
