import { type Failure, fieldAt, textAt } from './failure';
import type { FailureCode, IdentityFailureCode } from './failureCodes';

/** What a password policy asks for is in the provider's own message alone. */
const POLICY_REFUSAL = 'password-does-not-meet-requirements';

/** The provider's codes, without `auth/`, for which we have a code of our own (spec §8). */
const KNOWN_CODES = new Map<string, IdentityFailureCode>([
  ['invalid-credential', 'credentialsWrong'],
  ['invalid-login-credentials', 'credentialsWrong'],
  ['wrong-password', 'credentialsWrong'],
  ['user-not-found', 'credentialsWrong'],
  ['invalid-email', 'emailInvalid'],
  ['missing-email', 'emailInvalid'],
  ['email-already-in-use', 'emailTaken'],
  ['weak-password', 'passwordRefused'],
  [POLICY_REFUSAL, 'passwordRefused'],
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

/** Our code for an identity failure; an unknown one keeps the fallback, and what we can't explain the provider's message. */
export function toIdentityFailure(fallback: FailureCode, error: unknown): Failure {
  const known = knownIdentityCode(error);
  const isExplained = known !== undefined && bareCode(error) !== POLICY_REFUSAL;
  const code = known ?? fallback;
  const message = isExplained || fieldAt(error, 'code') === undefined ? undefined : textAt(error, 'message');
  return message === undefined ? { code } : { code, detail: message };
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
