import { createServer, type Server } from 'node:http';
import { MINUTE_MS } from '@chalchitra/api/constants';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = MINUTE_MS;
const KEEP_ALIVE_MS = 65_000;

/** An HTTP server, not yet listening, that passes every request to the app. */
export function createHttpServer(app: Pick<App, 'fetch' | 'quick'>): Server {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (!app.quick(request, response)) void listener(request, response);
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  // Longer than usual proxies keep theirs, so that none sends into a connection that is just being closed.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
