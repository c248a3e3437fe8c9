import { describe, expect, it } from 'vitest';
import { createStore } from './storage';
import { createTokenStore, readTokenClaims } from './tokenStore';

const blocked = () => {
  throw new Error('blocked');
};
const stores = () => ({ local: createStore(blocked), session: createStore(blocked) });

describe('createTokenStore (spec §3, §4)', () => {
  it('keeps a remembered token in local storage alone', () => {
    const { local, session } = stores();
    const tokens = createTokenStore(local, session);
    tokens.write('a', false);
    tokens.write('b', true);
    expect([tokens.read(), local.get('token'), session.get('token')]).toEqual(['b', 'b', null]);
  });

  it('keeps a forgotten token in session storage alone', () => {
    const { local, session } = stores();
    const tokens = createTokenStore(local, session);
    tokens.write('a', true);
    tokens.write('b', false);
    expect([tokens.read(), local.get('token'), session.get('token')]).toEqual(['b', null, 'b']);
  });

  it('renews in place and never brings back a cleared one', () => {
    const { local, session } = stores();
    const tokens = createTokenStore(local, session);
    tokens.write('a', false);
    tokens.renew('b');
    expect([local.get('token'), session.get('token')]).toEqual([null, 'b']);
    tokens.clear();
    tokens.renew('c');
    expect(tokens.read()).toBeNull();
  });
});

describe('readTokenClaims', () => {
  const encode = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

  it('reads uid, expiry and names in any script', () => {
    const token = encode({ user_id: 'u1', exp: 1_800_000_000, name: 'आशा', email: 'asha@example.in' });
    expect(readTokenClaims(token)).toEqual({
      uid: 'u1',
      expiresAt: 1_800_000_000_000,
      displayName: 'आशा',
      email: 'asha@example.in',
      photoUrl: null,
    });
  });

  it.each([
    ['https://pictures.example/asha.jpg', 'https://pictures.example/asha.jpg'],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    [{ url: 'https://pictures.example/asha.jpg' }, null],
  ])('takes the picture %j as %j', (picture, photoUrl) => {
    expect(readTokenClaims(encode({ sub: 'u1', exp: 1, picture }))?.photoUrl).toBe(photoUrl);
  });

  it.each(['', 'abc', 'a.b.c', encode(null), encode({ exp: 1 }), encode({ sub: 'u1' })])(
    'gives null for %j',
    (token) => expect(readTokenClaims(token)).toBeNull(),
  );
});
