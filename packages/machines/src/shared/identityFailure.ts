import type { PopupProvider } from '@chalchitra/api/types';
import { type Failure, fieldAt, textAt } from './failure';
import type { FailureCode, IdentityFailureCode } from './failureCodes';

/** The provider's codes, without `auth/`, for which we have a message of our own (spec §8). */
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

/**
 * Our code for a failed pop-up sign-in (spec §8). Known codes have codes of their own. The others are: a result without a
 * user, a failure after the pop-up, or a failure of the pop-up itself.
 */
export function toPopupFailure(provider: PopupProvider, error: unknown): Failure {
  const known = knownIdentityCode(error);
  if (known !== undefined) return { code: known };
  const code = bareCode(error);
  if (code === 'no-user') return { code: 'userNotFound' };
  return { code: code === 'no-token' ? LOGIN_FAILURES[provider] : POPUP_FAILURES[provider] };
}

const POPUP_FAILURES = { google: 'googlePopupFailed', facebook: 'facebookPopupFailed' } as const;
const LOGIN_FAILURES = { google: 'googleLoginFailed', facebook: 'facebookLoginFailed' } as const;

function knownIdentityCode(error: unknown): IdentityFailureCode | undefined {
  const code = bareCode(error);
  return code === undefined ? undefined : KNOWN_CODES.get(code);
}

function bareCode(error: unknown): string | undefined {
  return textAt(error, 'code')?.replace(/^auth\//, '');
}
