import type { TokenClaims } from '@chalchitra/api/types';
import { expect, it, vi } from 'vitest';
import { createServerPlatform } from '../serverPlatform';
import { createSession } from './session';

/** A page on which somebody is signed in, or nobody. */
function start(isSignedIn = true) {
  const platform = createServerPlatform(() => new Promise(() => {}), 'users', []);
  const forget = vi.spyOn(platform.identity, 'forget');
  // The provider's code is on its way.
  platform.identity.load = () => new Promise(() => {});
  let restore = () => {};
  platform.page.onRestored = (listener) => (restore = listener);
  let signInElsewhere = () => {};
  platform.tabs.watchSession = (_, listener) => {
    signInElsewhere = listener;
    return () => {};
  };
  const token = platform.tokens.read() ?? '';
  const claims = { uid: 'somebody', expiresAt: Date.now() + 3_600_000 } as TokenClaims;
  const session = createSession(platform, isSignedIn ? { token, claims } : null, () => {});
  session.start();
  return { platform, forget, session, restore: () => restore(), signInElsewhere: () => signInElsewhere() };
}

it('leaves nothing to sign in by, before the provider’s code is there to sign out (spec §4)', () => {
  const { platform, forget, session } = start();
  session.send({ type: 'session.signOut' });
  expect(session.getSnapshot().matches('signingOut')).toBe(true);
  expect(platform.tokens.read()).toBeNull();
  expect(forget.mock.calls).toEqual([['somebody']]);
});

const tokenOf = (sub: string) => `h.${Buffer.from(JSON.stringify({ sub, exp: 1 })).toString('base64url')}.s`;

it('goes on in a page that Back shows again, with a token that was renewed meanwhile', () => {
  const { platform, session, restore } = start();
  platform.tokens.write(tokenOf('somebody'), true);
  restore();
  expect(session.getSnapshot().matches('signedIn')).toBe(true);
});

it.each([null, 'another'])('ends in a page that Back shows again after a sign-out: %s (spec §4)', (next) => {
  const { platform, session, restore } = start();
  platform.tokens.clear();
  if (next !== null) platform.tokens.write(tokenOf(next), true);
  restore();
  expect(session.getSnapshot()).toMatchObject({ value: 'signingOut', context: { endedBy: 'otherTab' } });
  expect(platform.tokens.read()).toBe(next && tokenOf(next));
});

it('loads a page again that Back shows on the sign-in form, where another tab has signed in', () => {
  const { platform, restore } = start(false);
  platform.tokens.clear();
  const reload = vi.spyOn(platform.page, 'reload');
  restore();
  expect(reload).not.toHaveBeenCalled();
  platform.tokens.write(tokenOf('u1'), true);
  restore();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([true, false])(
  'loads the page again on a sign-in elsewhere only where nobody is signed in: %s (spec §4)',
  (isSignedIn) => {
    const { platform, signInElsewhere } = start(isSignedIn);
    const reload = vi.spyOn(platform.page, 'reload');
    signInElsewhere();
    expect(reload).toHaveBeenCalledTimes(isSignedIn ? 0 : 1);
  },
);
