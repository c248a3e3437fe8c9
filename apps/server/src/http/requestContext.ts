import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '../log';
import type { AppEnv } from './env';

const REQUEST_ID = /^[\w-]{8,64}$/;
const QUIET = /^\/(healthz|readyz|assets\/|artwork\/|media\/)/;

/** The asking client's address: the connection's, or the entry that the last believed proxy wrote. */
function clientOf(context: Context, trustProxy: number): string {
  // The server's own requests, for rendering ahead, come without a connection.
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const direct = bindings?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return direct;
  const hops = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustProxy) ?? direct;
}

/** Gives each request its id, log and client, and writes one line when it is answered; addresses are logged without their query. */
export function requestContext(log: Log, trustProxy: number): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    const given = context.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(given) ? given : crypto.randomUUID();
    const with_ = (fields: Readonly<Record<string, unknown>> = {}) => ({ requestId, ...fields });
    context.set('requestId', requestId);
    context.set('client', clientOf(context, trustProxy));
    context.set('log', {
      debug: (message, fields) => log.debug(message, with_(fields)),
      info: (message, fields) => log.info(message, with_(fields)),
      warn: (message, fields) => log.warn(message, with_(fields)),
      error: (message, fields) => log.error(message, with_(fields)),
    });
    await next();
    context.header('x-request-id', requestId);
    const { method, path } = context.req;
    const line = { method, path, status: context.res.status, ms: Math.round(performance.now() - started) };
    context.var.log[QUIET.test(path) ? 'debug' : 'info']('request', line);
  };
}
