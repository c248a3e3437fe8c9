import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log';
import { readSettings } from '../settings/settings';
import { unsignedToken } from '../testing/fakeIdentity';
import { createIdentification, type Identification, type IdentitySources } from './identify';

const settings = readSettings({
  PUBLIC_URL: 'https://video.example',
  TRUST_PROXY: '1',
  DATA_DIR: '/nonexistent',
  FIREBASE_PROJECT_ID: 'demo-test',
  FIREBASE_API_KEY: 'public key',
  RAZORPAY_KEY_ID: 'rzp_live_key',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
});

const CUSTOM_TOKENS =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** A stand-in for the identity service's public interface, and a hosted server's identification on top of it. */
async function startIdentity() {
  const users = new Map<string, { disabled?: boolean; validSince?: string }>();
  const lookups: { url: string | undefined; referer: string | undefined }[] = [];
  let refusal: { status: number; message: string } | null = null;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { idToken } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { idToken: string };
    lookups.push({ url: request.url, referer: request.headers.referer });
    const uid = claimsOf(idToken).sub;
    const user = users.get(uid);
    const problem = refusal ?? (user === undefined ? { status: 400, message: 'USER_NOT_FOUND' } : null);
    response.writeHead(problem?.status ?? 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(problem ? { error: problem } : { users: [{ localId: uid, validSince: '1', ...user }] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const lines: string[] = [];
  const identification = createIdentification(
    settings,
    createLog('warn', (line) => lines.push(line)),
    {
      verify: async (token) => claimsOf(token),
      identityUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  );
  return {
    users,
    lookups,
    lines,
    identification,
    refuse(status: number, message: string) {
      refusal = { status, message };
    },
    heal() {
      refusal = null;
    },
    pass(ms: number) {
      vi.advanceTimersByTime(ms);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await identification.close();
    },
  };
}

function claimsOf(token: string): DecodedIdToken {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as DecodedIdToken;
  return { ...claims, uid: claims.sub };
}

const outcome = ({ identify }: Identification, token: string) =>
  identify(token).then(
    ({ uid }) => uid,
    (error: { status: number }) => error.status,
  );

describe('a hosted server', () => {
  let identity: Awaited<ReturnType<typeof startIdentity>>;
  const token = unsignedToken('user-a');
  const identify = () => outcome(identity.identification, token);
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    identity = await startIdentity();
    identity.users.set('user-a', {});
  });
  afterEach(async () => {
    vi.useRealTimers();
    await identity.close();
  });

  test('looks up a token’s account with its own token and the public key, once a minute', async () => {
    expect(await Promise.all([identify(), identify(), identify()])).toEqual(['user-a', 'user-a', 'user-a']);
    expect(identity.lookups).toEqual([
      { url: '/v1/accounts:lookup?key=public%20key', referer: 'https://video.example/' },
    ]);
    identity.pass(61_000);
    expect(await identify()).toBe('user-a');
    expect(identity.lookups).toHaveLength(2);
  });

  test.each([
    ['disabled', { disabled: true }],
    ['signed out everywhere', { validSince: String(Math.floor(Date.now() / 1000) + 10) }],
    ['deleted', null],
  ])('refuses an account that was %s within a minute', async (_, change) => {
    expect(await identify()).toBe('user-a');
    if (change === null) identity.users.delete('user-a');
    else identity.users.set('user-a', change);
    expect(await identify()).toBe('user-a');
    identity.pass(61_000);
    expect(await identify()).toBe(401);
    // It is looked up again with the next call: a disabled account may be enabled.
    identity.users.set('user-a', {});
    expect(await identify()).toBe('user-a');
  });

  test('looks accounts up as often where its clock was set back', async () => {
    identity.refuse(503, 'UNAVAILABLE');
    expect(await identify()).toBe('user-a');
    vi.setSystemTime(Date.now() - 60 * 60_000);
    identity.heal();
    identity.pass(61_000);
    expect(await identify()).toBe('user-a');
    identity.users.delete('user-a');
    identity.pass(61_000);
    expect(await identify()).toBe(401);
  });

  test('spreads out what was looked up in one moment', async () => {
    const tokens = Array.from({ length: 30 }, (_, index) => unsignedToken(`user-${index}`));
    for (const index of tokens.keys()) identity.users.set(`user-${index}`, {});
    const identifyAll = () => Promise.all(tokens.map((one) => outcome(identity.identification, one)));
    await identifyAll();
    identity.pass(52_000);
    await identifyAll();
    const early = identity.lookups.length - tokens.length;
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(tokens.length);
  });

  test('lets a token hold no longer than it says', async () => {
    const short = unsignedToken('user-a', { exp: Math.floor(Date.now() / 1000) + 20 });
    await outcome(identity.identification, short);
    identity.pass(21_000);
    await outcome(identity.identification, short);
    expect(identity.lookups).toHaveLength(2);
  });

  test.each([
    [503, 'UNAVAILABLE'],
    [403, 'Requests from referer are blocked.'],
  ])(
    'trusts signatures for a quarter of an hour where the service responds with %i %s',
    async (status, message) => {
      identity.refuse(status, message);
      expect(await identify()).toBe('user-a');
      // Others aren't made to wait for it.
      expect(await outcome(identity.identification, unsignedToken('user-b'))).toBe('user-b');
      expect(identity.lookups).toHaveLength(1);
      expect(identity.lines.join()).toContain(`responded ${status}`);
      identity.pass(14 * 60_000);
      expect(await identify()).toBe('user-a');
      identity.pass(2 * 60_000);
      expect(await identify()).toBe(503);
      identity.heal();
      identity.pass(6000);
      expect(await identify()).toBe('user-a');
    },
  );
});

describe('what the Admin SDK says of a token', () => {
  const of = async (token: string, sources: IdentitySources = {}) => {
    const log = createLog('warn', () => undefined);
    const identification = createIdentification(settings, log, sources);
    onTestFinished(() => identification.close());
    return outcome(identification, token);
  };

  test.each([
    ['no key', unsignedToken('user-a')],
    ['a server’s own token', unsignedToken('user-a', { aud: CUSTOM_TOKENS })],
    ['no header', unsignedToken('user-a').replace(/^[^.]+/, 'x')],
  ])('refuses one with %s', async (_, token) => {
    expect(await of(token)).toBe(401);
  });

  test.each([
    ['Firebase ID token has invalid signature. See …', 401],
    ['Error while making request: getaddrinfo ENOTFOUND www.googleapis.com.', 503],
    ['Error fetching public keys for Google certs: Bad Gateway', 503],
  ])('responds to “%s” with %i', async (message, status) => {
    const verify = async () => {
      throw Object.assign(new Error(message), { code: 'auth/argument-error' });
    };
    expect(await of(unsignedToken('user-a'), { verify })).toBe(status);
  });
});
