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
