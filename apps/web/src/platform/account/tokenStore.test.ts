import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../storage';
import { createTokenStore } from './tokenStore';

const tokenOf = (sub: string, exp = 1) =>
  `h.${Buffer.from(JSON.stringify({ sub, exp })).toString('base64url')}.s`;
const stores = () => ({ local: createMemoryStore(), session: createMemoryStore() });

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

  it('leaves somebody else remembered beside a token that isn’t, but not the other way round', () => {
    const { local, session } = stores();
    const tokens = createTokenStore(local, session);
    tokens.write(tokenOf('u1'), true);
    tokens.write(tokenOf('u2'), false);
    expect([local.get('token'), session.get('token')]).toEqual([tokenOf('u1'), tokenOf('u2')]);
    tokens.write(tokenOf('u1', 2), false);
    expect([local.get('token'), session.get('token')]).toEqual([null, tokenOf('u1', 2)]);
    tokens.write(tokenOf('u2'), true);
    expect([local.get('token'), session.get('token')]).toEqual([tokenOf('u2'), null]);
  });

  it('renews in place and never restores a cleared one', () => {
    const { local, session } = stores();
    const tokens = createTokenStore(local, session);
    tokens.write('a', false);
    tokens.renew('b');
    expect([local.get('token'), session.get('token')]).toEqual([null, 'b']);
    tokens.clear();
    tokens.renew('c');
    expect(tokens.read()).toBeNull();
  });

  it('renews a user’s own token alone: another one may have signed in since, in another tab', () => {
    const { local, session } = stores();
    const tokens = createTokenStore(local, session);
    tokens.write(tokenOf('u2'), true);
    tokens.renew(tokenOf('u1', 2));
    expect(tokens.read()).toBe(tokenOf('u2'));
    tokens.renew(tokenOf('u2', 2));
    expect(tokens.read()).toBe(tokenOf('u2', 2));
  });

  it('clears for a user their own token alone, and what can’t be read', () => {
    const { local, session } = stores();
    const tokens = createTokenStore(local, session);
    tokens.write(tokenOf('u2'), true);
    session.set('token', tokenOf('u1'));
    tokens.clear('u1');
    expect([local.get('token'), session.get('token')]).toEqual([tokenOf('u2'), null]);
    tokens.clear('u2');
    expect(tokens.read()).toBeNull();
    tokens.write('unreadable', true);
    tokens.clear('u1');
    expect(tokens.read()).toBeNull();
  });
});
