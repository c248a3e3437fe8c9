import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log';
import type { Metrics } from '../metrics/metrics';
import type { Settings } from '../settings/settings';
import type { UidHash } from '../uidHash';
import type { AppEnv } from './env';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Endpoints of a server have two segments of their own before ids, as `/services/content/api/watchlist/…`. */
const BEFORE_IDS = /^(\/services(?:\/[^/]+){3}|\/media)\/.*/;
const QUIET = /^\/(healthz|readyz|assets\/|artwork\/|media\/)/;

/** Some proxies write a client's port too, which every connection has another of. */
const withoutPort = (address: string) => address.replace(/^\[(.*)\](?::\d+)?$|^([^:]+):\d+$/, '$1$2');

/** The client's address: the entry that the last believed proxy wrote, or the connection's; null where there is none. */
export function clientOf(
  direct: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string | null {
  const hops = trustProxy === 0 ? [] : (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const hop = hops.filter(Boolean).at(-trustProxy);
  return hop === undefined ? (direct ?? null) : withoutPort(hop);
}

/** The given id of a request where it is usable, else a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
}

/** What of a path stands in the log: neither a person's id nor what opens a film, also where no handler was reached. */
function loggedPath(path: string, route: string | null): string {
  if (route === null) return path.replace(BEFORE_IDS, '$1/…');
  return /:(uid|signature)/.test(route) ? route : path;
}

/**
 * Gives each request its id, log and client, and writes one line when the response is sent, with a name for the person by a
 * keyed hash; addresses are logged without their query.
 */
export function requestContext(
  log: Log,
  { trustProxy, brand }: Pick<Settings, 'trustProxy' | 'brand'>,
  hashUid: UidHash,
  metrics: Pick<Metrics, 'request'>,
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    const requestId = requestIdOf(context.req.header('x-request-id'));
    // The server's own requests come without a connection.
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    const direct = incoming?.socket.remoteAddress;
    const withRequestId = (fields: Readonly<Record<string, unknown>> = {}) => ({ requestId, ...fields });
    context.set('requestId', requestId);
    context.set('brand', brand.name);
    context.set('route', null);
    context.set('person', null);
    context.set('setUser', (uid) => context.set('person', hashUid(uid)));
    context.set('client', clientOf(direct, context.req.header('x-forwarded-for'), trustProxy));
    context.set('log', {
      debug: (message, fields) => log.debug(message, withRequestId(fields)),
      info: (message, fields) => log.info(message, withRequestId(fields)),
      warn: (message, fields) => log.warn(message, withRequestId(fields)),
      error: (message, fields) => log.error(message, withRequestId(fields)),
    });
    await next();
    const { status, headers } = context.res;
    headers.set('x-request-id', requestId);
    const { method, path } = context.req;
    // `context.var` would copy all of them for each that is read.
    const person = context.get('person');
    const route = context.get('route');
    const ms = performance.now() - started;
    metrics.request(method, route, status, ms);
    const line = {
      method,
      path: loggedPath(path, route),
      status,
      ms: Math.round(ms),
      ...(person !== null && { person }),
    };
    context.get('log')[QUIET.test(path) ? 'debug' : 'info']('request', line);
  };
}
