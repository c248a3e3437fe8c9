import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTokenClaims } from '@chalchitra/api/contract';

/** A loopback stand-in for the two calls that the server makes to the Auth emulator: verifying a token, and deleting. */
export interface FakeIdentity {
  /** `host:port`, also set as FIREBASE_AUTH_EMULATOR_HOST until it is closed. */
  readonly host: string;
  /** Uids of the accounts that were deleted. */
  readonly deleted: Set<string>;
  /** With what a deletion is refused; null: it is done. */
  refusal: { readonly status: number; readonly message: string } | null;
  close(): Promise<void>;
}

/** Starts the stand-in: it knows every uid that begins with `user-` and wasn't deleted. */
export async function startFakeIdentity(): Promise<FakeIdentity> {
  const deleted = new Set<string>();
  const lookup = (uids: readonly string[]) => {
    const users = uids.filter((uid) => uid.startsWith('user-') && !deleted.has(uid));
    return users.length > 0 ? { users: users.map((localId) => ({ localId })) } : {};
  };
  const identity: FakeIdentity = {
    host: '',
    deleted,
    refusal: null,
    async close() {
      delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as {
      localId?: string[];
      idToken?: string;
    };
    response.setHeader('content-type', 'application/json');
    if (!request.url?.includes('accounts:delete')) {
      return response.end(JSON.stringify(lookup(body.localId ?? [])));
    }
    const { refusal } = identity;
    if (refusal !== null) {
      response.statusCode = refusal.status;
      return response.end(JSON.stringify({ error: { message: refusal.message } }));
    }
    deleted.add(readTokenClaims(body.idToken ?? '')?.uid ?? '');
    return response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  return Object.assign(identity, { host });
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
