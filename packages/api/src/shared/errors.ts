import { CALL_UNKNOWN_STATUSES } from '../constants';
import type { ApiErrorKind, ApiFailure } from './failure.types';

/** The one error of every call; distinguished by `kind`, never by its message. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  declare readonly status?: number;
  declare readonly detail?: string;
  declare readonly retryAfterSeconds?: number;

  constructor({ kind, status, detail, retryAfterSeconds }: ApiFailure, options?: ErrorOptions) {
    super([kind, status, detail].filter((part) => part !== undefined).join(' '), options);
    this.kind = kind;
    if (status !== undefined) this.status = status;
    if (detail !== undefined) this.detail = detail;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A response; null where its server doesn't know the call, as other servers may not know our additions. */
export async function orUnknown<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && CALL_UNKNOWN_STATUSES.includes(error.status ?? 0)) return null;
    throw error;
  }
}
