import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppEnv } from './env';

const DAY_S = 86_400;

/** Lets pages of these origins call, with their token and the errors' waiting time; no cookies are involved. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler<AppEnv> {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['authorization', 'content-type', 'x-request-id'],
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: DAY_S,
  });
}
