import type { Context } from 'hono';
import { isDatabaseUnavailable } from '../database/databaseErrors';
import type { AppEnv } from './env';
import { respondWithTrouble } from './errorPages';
import { HttpError, refusal } from './errors';
import { localeOfCall } from './locale';

// A database that is back responds within a second or two.
const RETRY_AFTER_S = 2;

/**
 * Turns whatever a handler threw into a response: 503 while the database is away, and 500 without its text for what is
 * unexpected. Both are logged.
 */
export function respondWithError(error: Error, context: Context<AppEnv>): Response {
  const { log } = context.var;
  if (error instanceof HttpError) {
    if (error.status >= 500) log.error(error.message, { cause: error.cause });
    return error.status === 503
      ? respondWithTrouble(context, 503, error.headers, error)
      : refusal(error.status, error.sentenceIn(localeOfCall(context.req.raw)), error.headers);
  }
  if (isDatabaseUnavailable(error)) {
    log.error('The database does not respond', { error });
    return respondWithTrouble(context, 503, { 'retry-after': String(RETRY_AFTER_S) });
  }
  log.error('A request failed', { error });
  return respondWithTrouble(context, 500);
}
