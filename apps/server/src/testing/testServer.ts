import type { AddressInfo } from 'node:net';
import type { Endpoint, ResponseOf } from '@chalchitra/api/contract';
import { parse } from 'valibot';
import { type App, createApp } from '../app';
import type { Database, OpenDatabase } from '../database/database';
import { createHttpServer } from '../http/httpServer';
import { createIdentification } from '../http/identify';
import { createLog, type Log } from '../log';
import { createMetrics, type Metrics } from '../metrics/metrics';
import { readSettings, type Settings } from '../settings/settings';
import { createUidHash } from '../uidHash';
import { type FakeIdentity, startFakeIdentity, unsignedToken } from './fakeIdentity';
import { openTestDatabase } from './testDatabase';

/** What a test sends beside an endpoint's fixed parts. */
export interface TestCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Uid to sign in as. */
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A whole server on loopback with a database of its own. */
export interface TestServer {
  readonly url: string;
  readonly settings: Settings;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly identity: FakeIdentity;
  /** Calls an endpoint of the contract over HTTP. */
  call(endpoint: Endpoint, call?: TestCall): Promise<Response>;
  /** Calls an endpoint, expects 200 and reads the response by the contract. */
  fetch<E extends Endpoint>(endpoint: E, call?: TestCall): Promise<ResponseOf<E>>;
  close(): Promise<void>;
}

function pathOf(endpoint: Endpoint, params: TestCall['params'] = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Starts the server as main does, in local mode with `environment` on top, on a free port. */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  options: {
    readonly webFolder?: string;
    readonly opened?: OpenDatabase;
    readonly log?: Log;
  } = {},
): Promise<TestServer> {
  const identity = await startFakeIdentity();
  const opened = options.opened ?? (await openTestDatabase());
  // The port comes first: the sandbox's and the callback's addresses are made from it.
  let app: App | undefined;
  const server = createHttpServer(
    {
      fetch: (...given: Parameters<App['fetch']>) => (app as App).fetch(...given),
      quick: (...given: Parameters<App['quick']>) => (app as App).quick(...given),
    },
    { maxConnections: 1000, isStopping: () => false },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const settings = readSettings({
    CHALCHITRA_MODE: 'local',
    PORT: String(port),
    PUBLIC_URL: url,
    FIREBASE_PROJECT_ID: 'demo-test',
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
    MEDIA_SIGNING_KEY: 'a signing key for tests, 32 or more',
    LOG_KEY: 'a key of the log for tests, 32 or more',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const log = options.log ?? createLog(settings.logLevel);
  const metrics = createMetrics();
  const identification = createIdentification(settings, log);
  app = await createApp({
    settings,
    log,
    opened,
    identify: identification.identify,
    now: () => new Date(),
    onAccountsChanged: () => {},
    hashUid: createUidHash(settings),
    metrics,
    phase: () => 'ready',
    webFolder: options.webFolder ?? '/nowhere',
  });

  const call = (endpoint: Endpoint, { params, query, body, as, headers }: TestCall = {}) => {
    const address = new URL(`${url}/services/${endpoint.server}${pathOf(endpoint, params)}`);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    return fetch(address, {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as === undefined ? {} : { authorization: `Bearer ${unsignedToken(as)}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  return {
    url,
    settings,
    database: opened.database,
    metrics,
    identity,
    call,
    async fetch<E extends Endpoint>(endpoint: E, options?: TestCall) {
      const response = await call(endpoint, options);
      if (response.status !== 200)
        throw new Error(`${endpoint.path}: ${response.status} ${await response.text()}`);
      return parse(endpoint.response, await response.json()) as ResponseOf<E>;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app?.close();
      await identification.close();
      await opened.close();
      await identity.close();
    },
  };
}
