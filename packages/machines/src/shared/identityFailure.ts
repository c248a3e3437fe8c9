import { type Failure, fieldAt, textAt } from './failure';
import type { FailureCode, IdentityFailureCode } from './failureCodes';

/** The provider's codes, without `auth/`, for which we have a sentence of our own (spec §8). */
const KNOWN_CODES = new Map<string, IdentityFailureCode>([
  ['invalid-credential', 'credentialsWrong'],
  ['invalid-login-credentials', 'credentialsWrong'],
  ['wrong-password', 'credentialsWrong'],
  ['user-not-found', 'credentialsWrong'],
  ['invalid-email', 'emailInvalid'],
  ['missing-email', 'emailInvalid'],
  ['email-already-in-use', 'emailTaken'],
  ['weak-password', 'passwordRefused'],
  ['password-does-not-meet-requirements', 'passwordRefused'],
  ['user-disabled', 'accountDisabled'],
  ['account-exists-with-different-credential', 'accountElsewhere'],
  ['operation-not-allowed', 'methodDisabled'],
  ['too-many-requests', 'tooManyAttempts'],
  ['network-request-failed', 'identityOffline'],
  ['timeout', 'identityOffline'],
  ['internal-error', 'identityInternal'],
  ['invalid-api-key', 'identityMisconfigured'],
  ['api-key-not-valid', 'identityMisconfigured'],
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

/** Our code for a pop-up's failure; an unknown one has the provider's own sentence (Google login failed). */
export function toPopupFailure(fallback: FailureCode, error: unknown): Failure {
  return { code: knownIdentityCode(error) ?? fallback };
}

/** Whether a later pop-up took this one's place, which is no failure. */
export function isPopupReplaced(error: unknown): boolean {
  return bareCode(error) === 'cancelled-popup-request';
}

function knownIdentityCode(error: unknown): IdentityFailureCode | undefined {
  const code = bareCode(error);
  return code === undefined ? undefined : KNOWN_CODES.get(code);
}

function bareCode(error: unknown): string | undefined {
  return textAt(error, 'code')?.replace(/^auth\//, '');
}
