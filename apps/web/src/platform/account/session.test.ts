import type { Identity } from '@chalchitra/api/types';
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
  let signInElsewhere = (_token: string) => {};
  platform.tabs.watchSession = (_, listener) => {
    signInElsewhere = (token) => {
      platform.tokens.write(token, true);
      listener();
    };
    return () => {};
  };
  const token = platform.tokens.read() ?? '';
  const stored = { uid: 'somebody', token, lifetimeMs: 3_600_000 };
  const session = createSession(platform, isSignedIn ? stored : null, () => {});
  session.start();
  return {
    platform,
    forget,
    session,
    restore: () => restore(),
    signInElsewhere: (token: string) => signInElsewhere(token),
  };
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

it.each([
  ['before the provider’s code is there', false, false, 'u1'],
  ['where the provider knows of it', true, true, 'u1'],
  ['not where the provider doesn’t', true, false, null],
])('follows a sign-in in another tab %s (spec §4)', async (_, isLoaded, follows, uid) => {
  const { platform, session, signInElsewhere } = start(false);
  platform.identity.isLoaded = () => isLoaded;
  if (isLoaded)
    platform.identity.load = async () =>
      ({ followsTabs: () => follows, watch: () => () => {} }) as unknown as Identity;
  signInElsewhere(tokenOf('u1'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.getSnapshot()).toMatchObject({
    value: uid ? { signedIn: {} } : 'signedOut',
    context: { uid },
  });
});
