import type { Hono } from 'hono';
import type { OpenDatabase } from '../database/database';
import type { AppEnv } from '../http/env';

// A balancer sends a request every few seconds, and gives up soon itself.
const PING_MS = 1000;

/** Where a server is in its life. */
export type Phase = 'starting' | 'ready' | 'stopping';

/** `/healthz`: the process responds; `/readyz`: it has started, isn't about to stop, and its database responds; else 503. */
export function mountHealth(
  app: Hono<AppEnv>,
  opened: Pick<OpenDatabase, 'ping' | 'kind'>,
  phase: () => Phase,
): void {
  const headers = { 'cache-control': 'no-store' };
  const unready = { ...headers, 'retry-after': '2' };
  app.use('/:probe{healthz|readyz}', async (context, next) => {
    context.set('route', 'health');
    await next();
  });
  app.get('/healthz', () => Response.json({ status: 'ok' }, { headers }));
  app.get('/readyz', async (context) => {
    const status = phase();
    if (status !== 'ready') return Response.json({ status }, { status: 503, headers: unready });
    try {
      await opened.ping(PING_MS);
      return Response.json({ status: 'ready', database: opened.kind }, { headers });
    } catch (error) {
      context.var.log.error('The database does not respond', { error });
      return Response.json(
        { status: 'unavailable', database: opened.kind },
        { status: 503, headers: unready },
      );
    }
  });
}
