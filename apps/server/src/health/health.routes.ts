import type { Hono } from 'hono';
import type { OpenDatabase } from '../database/database';
import type { AppEnv } from '../http/env';

/** `/healthz`: the process answers; `/readyz`: its start is complete, by `isPrepared`, and its database answers; else 503. */
export function mountHealth(
  app: Hono<AppEnv>,
  opened: Pick<OpenDatabase, 'ping' | 'kind'>,
  isPrepared: () => boolean,
): void {
  const headers = { 'cache-control': 'no-store' };
  app.get('/healthz', () => Response.json({ status: 'ok' }, { headers }));
  app.get('/readyz', async (context) => {
    if (!isPrepared()) return Response.json({ status: 'starting' }, { status: 503, headers });
    try {
      await opened.ping();
      return Response.json({ status: 'ready', database: opened.kind }, { headers });
    } catch (error) {
      context.var.log.error('The database does not respond', { error });
      return Response.json({ status: 'unavailable', database: opened.kind }, { status: 503, headers });
    }
  });
}
