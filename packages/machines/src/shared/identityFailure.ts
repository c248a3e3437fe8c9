import { type Failure, fieldAt, textAt } from './failure';
import type { FailureCode, IdentityFailureCode } from './failureCodes';

/**
 * The provider's codes, without `auth/`, for which we have a message of our own (spec §8). What a password policy asks for is
 * in the provider's own message alone.
 */
const KNOWN_CODES = new Map<string, IdentityFailureCode>([
  ['invalid-credential', 'credentialsWrong'],
  ['invalid-login-credentials', 'credentialsWrong'],
  ['wrong-password', 'credentialsWrong'],
  ['user-not-found', 'credentialsWrong'],
  ['invalid-email', 'emailInvalid'],
  ['missing-email', 'emailInvalid'],
  ['email-already-in-use', 'emailTaken'],
  ['weak-password', 'passwordRefused'],
  ['user-disabled', 'accountDisabled'],
  ['account-exists-with-different-credential', 'accountElsewhere'],
  ['user-mismatch', 'accountMismatch'],
  ['operation-not-allowed', 'methodDisabled'],
  ['too-many-requests', 'tooManyAttempts'],
  ['network-request-failed', 'identityOffline'],
  ['timeout', 'identityOffline'],
  ['internal-error', 'identityInternal'],
  ['invalid-api-key', 'identityMisconfigured'],
  ['api-key-not-valid', 'identityMisconfigured'],
  // The SDK makes this code from the service's message.
  ['api-key-not-valid.-please-pass-a-valid-api-key.', 'identityMisconfigured'],
  ['auth-domain-config-required', 'identityMisconfigured'],
  ['invalid-auth-event', 'identityInternal'],
  ['unauthorized-domain', 'domainUnauthorized'],
  ['popup-blocked', 'popupBlocked'],
  ['popup-closed-by-user', 'popupClosed'],
  ['user-cancelled', 'popupClosed'],
  ['user-token-expired', 'sessionExpired'],
]);

/** Our code for an identity failure; an unknown one keeps the fallback and the provider's message. */
export function toIdentityFailure(fallback: FailureCode, error: unknown): Failure {
  const known = knownIdentityCode(error);
  if (known !== undefined) return { code: known };
  const message = fieldAt(error, 'code') === undefined ? undefined : textAt(error, 'message');
  return message === undefined ? { code: fallback } : { code: fallback, detail: message };
}

/** Our code for an identity failure that has a message of ours. */
export function knownIdentityCode(error: unknown): IdentityFailureCode | undefined {
  const code = bareCode(error);
  return code === undefined ? undefined : KNOWN_CODES.get(code);
}

/** The provider's own code, without `auth/`. */
export function bareCode(error: unknown): string | undefined {
  return textAt(error, 'code')?.replace(/^auth\//, '');
}
