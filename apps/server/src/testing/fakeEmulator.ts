import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Account {
  localId: string;
  email: string;
  password: string;
  displayName: string;
}

/** A loopback stand-in for the parts of the Auth emulator that the server itself calls. */
export interface FakeEmulator {
  readonly host: string;
  readonly accounts: Account[];
  readonly config: Record<string, unknown>;
  /** What was requested, in order: `GET accounts:batchGet`. */
  readonly calls: string[];
  close(): Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as Record<string, unknown>;
}

/** Starts the stand-in with no accounts, on `port` or on any free one. */
export async function startFakeEmulator(port = 0): Promise<FakeEmulator> {
  const accounts: Account[] = [];
  const config: Record<string, unknown> = {};
  const calls: string[] = [];
  const handlers: Record<string, (body: Record<string, unknown>) => unknown> = {
    'POST accounts:lookup': ({ email }) => {
      const users = accounts.filter((account) => (email as string[]).includes(account.email));
      return users.length > 0 ? { users } : {};
    },
    'POST accounts:update': ({ localId, ...change }) =>
      Object.assign(accounts.find((account) => account.localId === localId) ?? {}, change),
    'POST accounts': (body) => {
      const account = { ...(body as unknown as Account), localId: `user-${accounts.length + 1}` };
      accounts.push(account);
      return account;
    },
    'GET accounts:batchGet': () => ({ users: accounts }),
    'PATCH config': (body) => Object.assign(config, body),
    'GET config': () => config,
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    const body = await readJson(request);
    const call = `${request.method} ${pathname.split('/').at(-1)}`;
    calls.push(call);
    const handle = handlers[call];
    const isOwner = request.headers.authorization === 'Bearer owner';
    const isForbidden = handle !== undefined && !isOwner;
    response.statusCode = isForbidden ? 401 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isForbidden ? {} : (handle?.(body) ?? { requested: request.url, body })));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    config,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
