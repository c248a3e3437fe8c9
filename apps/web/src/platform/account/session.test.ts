import type { TokenClaims } from '@chalchitra/api/types';
import { expect, it, vi } from 'vitest';
import { createServerPlatform } from '../serverPlatform';
import { createSession } from './session';

function start() {
  const platform = createServerPlatform(() => new Promise(() => {}), 'users', []);
  const forget = vi.spyOn(platform.identity, 'forget');
  // The provider's code is on its way.
  platform.identity.load = () => new Promise(() => {});
  const token = platform.tokens.read() ?? '';
  const claims = { uid: 'somebody', expiresAt: Date.now() + 3_600_000 } as TokenClaims;
  const session = createSession(platform, { token, claims }, () => {});
  session.start();
  return { platform, forget, session };
}

it('leaves nothing to sign in by, before the provider’s code is there to sign out (spec §4)', () => {
  const { platform, forget, session } = start();
  session.send({ type: 'session.signOut' });
  expect(session.getSnapshot().matches('signingOut')).toBe(true);
  expect(platform.tokens.read()).toBeNull();
  expect(forget.mock.calls).toEqual([['somebody']]);
});
