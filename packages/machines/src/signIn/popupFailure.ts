import type { PopupProvider } from '@chalchitra/api/types';
import { type Failure, fieldAt } from '../shared/failure';
import { bareCode, knownIdentityCode } from '../shared/identityFailure';

/**
 * Our code for a failed pop-up sign-in (spec §8). Known codes have codes of their own. The others are: a result without a
 * user, a failure after the pop-up, which is the cause of `no-token`, or a failure of the pop-up itself.
 */
export function toPopupFailure(provider: PopupProvider, error: unknown): Failure {
  const known = knownIdentityCode(error) ?? knownIdentityCode(fieldAt(error, 'cause'));
  if (known !== undefined) return { code: known };
  const code = bareCode(error);
  if (code === 'no-user') return { code: 'userNotFound' };
  return { code: code === 'no-token' ? LOGIN_FAILURES[provider] : POPUP_FAILURES[provider] };
}

const POPUP_FAILURES = { google: 'googlePopupFailed', facebook: 'facebookPopupFailed' } as const;
const LOGIN_FAILURES = { google: 'googleLoginFailed', facebook: 'facebookLoginFailed' } as const;
