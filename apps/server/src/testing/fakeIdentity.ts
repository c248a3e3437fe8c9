import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A loopback stand-in for the one call that the Admin SDK makes to the Auth emulator while it verifies a token. */
export interface FakeIdentity {
  /** `host:port`, also set as FIREBASE_AUTH_EMULATOR_HOST until it is closed. */
  readonly host: string;
  close(): Promise<void>;
}

/** Starts the stand-in: it knows every uid that begins with `user-`. */
export async function startFakeIdentity(): Promise<FakeIdentity> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as { localId?: string[] };
    const users = (asked.localId ?? [])
      .filter((uid) => uid.startsWith('user-'))
      .map((localId) => ({ localId }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(users.length > 0 ? { users } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  return {
    host,
    async close() {
      delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token as the Auth emulator issues them; `claims` override. */
export function unsignedToken(uid: string, claims: Readonly<Record<string, unknown>> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: 'https://securetoken.google.com/demo-test',
    aud: 'demo-test',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email: `${uid}@chalchitra.example`,
    name: 'Asha Rao',
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}
