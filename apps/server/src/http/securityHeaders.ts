import { YEAR_S } from '@chalchitra/api/constants';
import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/settings';
import type { AppEnv } from './env';

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Default security headers, each for responses that don't set it: a policy that allows nothing, and no guessing of types. */
export function guardingHeaders({
  publicUrl,
}: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': NOTHING,
    'cross-origin-resource-policy': 'same-site',
    ...(publicUrl.startsWith('https://') ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
  };
}

/** Puts the guarding headers on every response that doesn't name its own. */
export function securityHeaders(settings: Pick<Settings, 'publicUrl'>): MiddlewareHandler<AppEnv> {
  const guarding = Object.entries(guardingHeaders(settings));
  return async (context, next) => {
    await next();
    // On the response itself: `context.header` would make a new one for each header.
    const { headers } = context.res;
    for (const [name, value] of guarding) if (!headers.has(name)) headers.set(name, value);
  };
}
