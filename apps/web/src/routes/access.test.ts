import { describe, expect, it } from 'vitest';
import { redirectionFor } from './access';

const guest = { isSignedIn: false, wasSignedIn: false, hasSignedOut: false };
const user = { isSignedIn: true, wasSignedIn: true, hasSignedOut: false };

describe('redirectionFor (spec §2, §6)', () => {
  it.each([
    ['public', guest, null],
    ['public', user, null],
    ['guestOnly', guest, null],
    ['guestOnly', user, { to: '/' }],
    ['signedIn', user, null],
    ['signedIn', guest, { to: '/login', from: '/a?b=c' }],
    ['subscribed', user, null],
    ['subscribed', guest, { to: '/login', from: '/a?b=c' }],
    [null, user, { to: '/' }],
    [null, guest, { to: '/login' }],
  ] as const)('%s, for %j: %j', (access, visitor, redirection) =>
    expect(redirectionFor(access, visitor, '/a?b=c')).toEqual(redirection),
  );

  it('leaves a guest who signs in on a guests’ page to that page', () =>
    expect(redirectionFor('guestOnly', { ...guest, isSignedIn: true }, '/register')).toBeNull());
});

describe('the end of a session (spec §4)', () => {
  const ended = { ...guest, wasSignedIn: true };

  it.each(['public', 'signedIn', 'subscribed'] as const)(
    'leads from a %s page to the sign-in page, which remembers it unless it was left by signing out',
    (access) => {
      expect(redirectionFor(access, ended, '/a')).toEqual({ to: '/login', from: '/a' });
      expect(redirectionFor(access, { ...ended, hasSignedOut: true }, '/a')).toEqual({ to: '/login' });
    },
  );
});
