import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics';

/** A server for Prometheus alone, not yet listening: the numbers are no business of the site's visitors. */
export function createMetricsServer(metrics: Metrics): Server {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.requestTimeout = 10_000;
  server.maxConnections = 20;
  return server;
}
