import { createServer, type Server } from 'node:http';
import { MINUTE_MS } from '@chalchitra/api/constants';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = MINUTE_MS;
const KEEP_ALIVE_MS = 65_000;
const STALLED_MS = MINUTE_MS;

/** What a server allows its connections. */
export interface ConnectionLimits {
  /** Connections at once; further ones are closed as they come. */
  readonly maxConnections: number;
  /** Whether each connection ends with its response, because the server is about to stop. */
  isStopping(): boolean;
  /** Is called for each connection too many. */
  onDropped?(): void;
  /** A connection on which nothing moves for so long, in either direction, is closed. */
  readonly stalledMs?: number;
}

/** An HTTP server, not yet listening, that passes every request to the app. */
export function createHttpServer(
  app: Pick<App, 'fetch' | 'quick'>,
  { maxConnections, isStopping, onDropped = () => {}, stalledMs = STALLED_MS }: ConnectionLimits,
): Server {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (isStopping()) response.setHeader('connection', 'close');
    if (!app.quick(request, response)) void listener(request, response);
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  // Longer than usual proxies keep theirs, so that none sends into a connection that is just being closed.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // A player that was paused for longer requests the rest again.
  server.timeout = stalledMs;
  server.maxConnections = maxConnections;
  server.on('drop', onDropped);
  return server;
}
