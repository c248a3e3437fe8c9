import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings';
import type { AppEnv } from './env';

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const YEAR_S = 31_536_000;

/** Headers that every answer carries, and for whatever names no policy of its own the one that allows nothing. */
export function securityHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): MiddlewareHandler<AppEnv> {
  const isHttps = publicUrl.startsWith('https://');
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const byDefault = (name: string, value: string) => {
      if (!headers.has(name)) context.header(name, value);
    };
    context.header('x-content-type-options', 'nosniff');
    byDefault('referrer-policy', 'strict-origin-when-cross-origin');
    byDefault('content-security-policy', NOTHING);
    byDefault('cross-origin-resource-policy', 'same-site');
    if (isHttps) context.header('strict-transport-security', `max-age=${YEAR_S}`);
  };
}
