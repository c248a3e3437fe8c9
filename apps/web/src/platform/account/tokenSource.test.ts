import type { Identity } from '@chalchitra/api/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../storage';
import { createTokenSource } from './tokenSource';
import { createTokenStore } from './tokenStore';

const NOW = 1_800_000_000_000;
const tokenEndingIn = (ms: number) =>
  `h.${Buffer.from(JSON.stringify({ sub: 'u1', exp: (NOW + ms) / 1000 })).toString('base64url')}.s`;

function prepare(stored: string | null, isLoaded = false) {
  const tokens = createTokenStore(createMemoryStore(), createMemoryStore());
  if (stored !== null) tokens.write(stored, true);
  const token = vi.fn(async () => 'fresh');
  const load = vi.fn(async () => ({ ready: async () => null, token }) as Partial<Identity> as Identity);
  const onDoubt = vi.fn();
  const source = createTokenSource({
    tokens,
    identity: { load, isLoaded: () => isLoaded },
    onDoubt,
  });
  return { source, load, token, onDoubt };
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('the token source', () => {
  it('gives the stored token while it lasts, without the identity provider', async () => {
    const stored = tokenEndingIn(3_600_000);
    const { source, load } = prepare(stored);
    expect(await source()).toBe(stored);
    expect(load).not.toHaveBeenCalled();
  });

  it('gives nothing where nobody is signed in, without the identity provider', async () => {
    const { source, load } = prepare(null);
    expect(await source()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['nearly over', tokenEndingIn(30_000)],
    ['over', tokenEndingIn(-86_400_000)],
    ['unreadable', 'rubbish'],
  ])('fetches one from the identity provider where the token is %s', async (_name, stored) => {
    const { source, onDoubt } = prepare(stored);
    expect(await source()).toBe('fresh');
    expect(onDoubt).toHaveBeenCalledOnce();
  });

  it('fetches a new one on demand', async () => {
    const { source, token } = prepare(tokenEndingIn(3_600_000));
    expect(await source({ isFresh: true })).toBe('fresh');
    expect(token).toHaveBeenCalledWith({ isFresh: true });
  });

  it('takes the identity provider’s once that is loaded', async () => {
    expect(await prepare(tokenEndingIn(3_600_000), true).source()).toBe('fresh');
  });
});
