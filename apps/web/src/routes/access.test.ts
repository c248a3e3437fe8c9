import { describe, expect, it } from 'vitest';
import { redirectionFor } from './access';
import { readFrom } from './location';

describe('redirectionFor (spec §2, §6)', () => {
  it.each([
    ['public', false, null],
    ['public', true, null],
    ['guestOnly', false, null],
    ['guestOnly', true, { to: '/' }],
    ['signedIn', true, null],
    ['signedIn', false, { to: '/login', from: '/a?b=c' }],
    ['subscribed', true, null],
    ['subscribed', false, { to: '/login', from: '/a?b=c' }],
    [null, true, { to: '/' }],
    [null, false, { to: '/login' }],
  ] as const)('%s, signed in %s: %j', (access, isSignedIn, redirection) =>
    expect(redirectionFor(access, isSignedIn, '/a?b=c')).toEqual(redirection),
  );
});

it('does not remember the page that somebody left by signing out', () =>
  expect(redirectionFor('signedIn', false, null)).toEqual({ to: '/login' }));

describe('readFrom', () => {
  it.each([
    [{ from: '/video/1?x=%20' }, '/video/1?x=%20'],
    [{ from: 'https://elsewhere.example' }, null],
    [{ from: '//elsewhere.example' }, null],
    [{ from: '/\\elsewhere.example' }, null],
    [{ from: 7 }, null],
    ['text', null],
    [null, null],
  ])('reads %j as %j', (state, from) => expect(readFrom(state)).toBe(from));
});
