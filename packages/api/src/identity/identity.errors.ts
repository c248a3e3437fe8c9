import type { IdentityFailure } from './identity.types';

/** The one error of every identity call: `code` is the provider's without `auth/`, `message` its own words. */
export class IdentityError extends Error implements IdentityFailure {
  override readonly name = 'IdentityError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const UNKNOWN_CODE = 'unknown';

/** Codes of calls whose response was lost. */
const LOST_CODES = ['network-request-failed', 'timeout', 'internal-error'];

/** Any thrown value as an IdentityError. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const known = typeof code === 'string' && code !== '' ? code.replace(/^auth\//, '') : UNKNOWN_CODE;
  return new IdentityError(known, message, { cause: error });
}

/** Whether the provider may have done what failed. */
export const isLost = (error: unknown): boolean => LOST_CODES.includes(toIdentityError(error).code);
