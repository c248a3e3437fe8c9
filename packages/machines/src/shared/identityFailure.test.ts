import { describe, expect, it } from 'vitest';
import { toPopupFailure } from '../signIn/popupFailure';
import { toIdentityFailure } from './identityFailure';

/** A failure after the pop-up. */
const afterwards = (code: string) => ({ code: 'no-token', cause: { code: `auth/${code}` } });

describe('identity codes (spec §8)', () => {
  it.each([
    ['unauthorized-domain', 'domainUnauthorized'],
    ['network-request-failed', 'identityOffline'],
    ['popup-blocked', 'popupBlocked'],
    ['internal-error', 'identityInternal'],
    ['invalid-api-key', 'identityMisconfigured'],
    ['auth-domain-config-required', 'identityMisconfigured'],
    ['invalid-auth-event', 'identityInternal'],
  ])('%s has a sentence of ours, from a form and from a pop-up', (code, known) => {
    for (const error of [{ code }, { code: `auth/${code}` }]) {
      expect(toIdentityFailure('signInFailed', error)).toEqual({ code: known });
      expect(toPopupFailure('google', error)).toEqual({ code: known });
    }
  });

  it('keeps the service’s message where the code is unknown, and none where there is no code', () => {
    const error = { code: 'auth/brand-new', message: 'Not today' };
    expect(toIdentityFailure('accountFailed', error)).toEqual({ code: 'accountFailed', detail: 'Not today' });
    const refused = { code: 'auth/password-does-not-meet-requirements', message: 'At most 12 characters' };
    expect(toIdentityFailure('accountFailed', refused)).toEqual({
      code: 'passwordRefused',
      detail: 'At most 12 characters',
    });
    expect(toIdentityFailure('accountFailed', new TypeError('a bug'))).toEqual({ code: 'accountFailed' });
  });

  it.each([
    ['google', 'googlePopupFailed', 'googleLoginFailed'],
    ['facebook', 'facebookPopupFailed', 'facebookLoginFailed'],
  ] as const)(
    '%s: a pop-up, a response without a user and what follows it fail apart',
    (provider, popup, login) => {
      expect(toPopupFailure(provider, { code: 'brand-new' })).toEqual({ code: popup });
      expect(toPopupFailure(provider, { code: 'no-user' })).toEqual({ code: 'userNotFound' });
      expect(toPopupFailure(provider, { code: 'no-token' })).toEqual({ code: login });
      expect(toPopupFailure(provider, afterwards('brand-new'))).toEqual({ code: login });
      expect(toPopupFailure(provider, afterwards('user-disabled'))).toEqual({ code: 'accountDisabled' });
    },
  );
});
