import { describe, expect, it } from 'vitest';
import { readTokenClaims } from './tokenClaims';

const part = (text: string) => Buffer.from(text).toString('base64url');
const encode = (claims: unknown) => `h.${part(JSON.stringify(claims))}.s`;

describe('readTokenClaims (spec §3)', () => {
  it('reads uid, expiry, phone number and names in any script', () => {
    const token = encode({
      sub: 'u1',
      exp: 1_800_000_000,
      auth_time: 1_799_990_000,
      name: 'आशा',
      email: 'asha@example.in',
      phone_number: '+919876543210',
    });
    expect(readTokenClaims(token)).toEqual({
      uid: 'u1',
      expiresAt: 1_800_000_000_000,
      signedInAt: 1_799_990_000_000,
      displayName: 'आशा',
      email: 'asha@example.in',
      phoneNumber: '+919876543210',
      photoUrl: null,
      signInMethod: 'password',
    });
  });

  it.each([
    ['password', 'password'],
    ['google.com', 'google'],
    ['facebook.com', 'facebook'],
    ['phone', 'password'],
    [null, 'password'],
  ])('takes the sign-in provider %j as %s', (sign_in_provider, method) => {
    const token = encode({ sub: 'u1', exp: 1, firebase: { sign_in_provider } });
    expect(readTokenClaims(token)?.signInMethod).toBe(method);
  });

  it.each([
    ['https://pictures.example/asha.jpg', 'https://pictures.example/asha.jpg'],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    [{ url: 'https://pictures.example/asha.jpg' }, null],
  ])('takes the picture %j as %j', (picture, photoUrl) => {
    expect(readTokenClaims(encode({ sub: 'u1', exp: 1, picture }))?.photoUrl).toBe(photoUrl);
  });

  it.each([
    '',
    'abc',
    'a.b.c',
    `h.${part('{"sub":"u1"')}.s`,
    encode(null),
    encode('u1'),
    encode([]),
    encode({ exp: 1 }),
    encode({ sub: '', exp: 1 }),
    encode({ sub: 'u1' }),
    encode({ sub: 'u1', exp: '1' }),
  ])('gives null for %j', (token) => expect(readTokenClaims(token)).toBeNull());
});
