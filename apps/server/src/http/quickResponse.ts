import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log';
import type { Metrics } from '../metrics/metrics';
import type { Settings } from '../settings/settings';
import type { ChosenResponse, ClientHeaders } from './chosenResponse';
import type { RateLimits } from './rateLimit';
import { clientOf, requestIdOf } from './requestContext';
import { guardingHeaders } from './securityHeaders';

/** Responds to a request at once where that is possible; false: it has to go the ordinary way. */
export type QuickResponse = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The ready response to a plain GET, with its route for the metrics; null where there is none in memory. */
export type FindReady = (
  request: {
    readonly url: string;
    readonly cookie: string | undefined;
    readonly acceptLanguage: string | undefined;
    readonly saveData: string | undefined;
  },
  client: ClientHeaders,
) => { readonly route: string; readonly chosen: ChosenResponse } | null;

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}

/**
 * The shortest way for what is requested most and is the same for everybody, the whole lists and the pages of home and
 * titles: several times as many a second as through the router. Whatever is out of the ordinary goes the ordinary way,
 * which also fills the memory.
 */
export function createQuickResponse(
  parts: { settings: Settings; limits: RateLimits; log: Log; metrics: Pick<Metrics, 'request'> },
  finders: readonly FindReady[],
): QuickResponse {
  const { settings, limits, log, metrics } = parts;
  const guarding = Object.entries(guardingHeaders(settings));
  return (request, response) => {
    const { url = '', method, headers } = request;
    if (method !== 'GET' || headers.origin !== undefined) return false;
    const started = performance.now();
    const client = {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: one(headers['accept-encoding']),
    };
    const plain = {
      url,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
      saveData: one(headers['save-data']),
    };
    let ready: ReturnType<FindReady> = null;
    for (const find of finders) ready ??= find(plain, client);
    if (ready === null) return false;
    const { route, chosen } = ready;
    const clientAddress = clientOf(
      request.socket.remoteAddress,
      one(headers['x-forwarded-for']),
      settings.trustProxy,
    );
    // The ordinary way also refuses, and counts with the other nodes.
    if (clientAddress === null || limits.readNow(clientAddress) !== 0) return false;
    const requestId = requestIdOf(one(headers['x-request-id']));
    const lines = ['x-request-id', requestId, ...Object.entries(chosen.headers).flat()];
    for (const [name, value] of guarding) if (!(name in chosen.headers)) lines.push(name, value);
    // A list, because each object spread from others leaves memory behind that only a full garbage collection frees.
    response.writeHead(chosen.status, lines);
    response.end(chosen.body);
    const ms = performance.now() - started;
    metrics.request('GET', route, chosen.status, ms);
    log.info('request', { requestId, method, path: url, status: chosen.status, ms: Math.round(ms) });
    return true;
  };
}
