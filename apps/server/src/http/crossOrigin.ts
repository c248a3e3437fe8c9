import { DAY_MS } from '@chalchitra/api/constants';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppEnv } from './env';

/** Lets pages of these origins call, with their token and the errors' waiting time; no cookies are involved. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler<AppEnv> {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'x-request-id'],
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: DAY_MS / 1000,
  });
}
