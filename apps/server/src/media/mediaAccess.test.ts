import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMediaAccess } from './mediaAccess';
import { createMediaAddresses, PERSONAL_MS } from './mediaAddresses';

const OLD = 'the signing key that was in force';
const NEW = 'the signing key that is in force now';
const CLIP = 'media/clip/master.m3u8';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp(signing: [string, ...string[]] = [OLD]) {
  let at = Date.parse('2026-01-01T10:20:00Z');
  const now = () => new Date(at);
  // What is remembered is forgotten by this clock.
  vi.spyOn(performance, 'now').mockImplementation(() => at);
  const payers = new Set(['payer']);
  const players = new Set<string>();
  const lookups: string[] = [];
  const addresses = createMediaAddresses(signing, now);
  const access = (...keys: [string, ...string[]]) =>
    createMediaAccess({
      addresses: createMediaAddresses(keys, now),
      isSubscribed: async (uid) => {
        lookups.push(uid);
        return payers.has(uid);
      },
      isPlaying: async (uid, signature) => {
        lookups.push(signature);
        return players.has(`${uid} ${signature}`);
      },
      now,
    });
  const signatureOf = (address: string) => address.split('/')[2] ?? '';
  const pass = (ms: number) => {
    at += ms;
    vi.advanceTimersByTime(ms);
  };
  return { addresses, access, payers, players, lookups, signatureOf, pass };
}

describe('a personal signature', () => {
  test('opens its folder for ten minutes', async () => {
    const { addresses, access, signatureOf, pass } = setUp();
    const { find } = access(OLD);
    const signature = signatureOf(addresses.personal(CLIP, 'payer'));
    expect(PERSONAL_MS).toBe(600_000);
    pass(PERSONAL_MS - 1);
    expect(await find(signature, 'clip/deeper/b.mp4')).toMatchObject({ uid: 'payer' });
    expect(await find(signature, 'other/b.mp4')).toBeNull();
    pass(1);
    expect(await find(signature, 'clip/deeper/b.mp4')).toBeNull();
  });

  test('goes on while its own person’s player reports it', async () => {
    const { addresses, access, players, signatureOf, pass } = setUp();
    const { find } = access(OLD);
    const signature = signatureOf(addresses.personal(CLIP, 'payer'));
    pass(2 * PERSONAL_MS);
    players.add(`another ${signature}`);
    expect(await find(signature, 'clip/a.mp4')).toBeNull();
    players.add(`payer ${signature}`);
    pass(1001);
    expect(await find(signature, 'clip/a.mp4')).not.toBeNull();
  });

  test('opens a second after a payment at the latest, and reads the subscription once for many files', async () => {
    const { addresses, access, payers, lookups, signatureOf, pass } = setUp();
    const { find } = access(OLD);
    const signature = signatureOf(addresses.personal(CLIP, 'late'));
    expect(await find(signature, 'clip/a.mp4')).toBeNull();
    payers.add('late');
    pass(1001);
    expect(await find(signature, 'clip/a.mp4')).not.toBeNull();
    await Promise.all(['b', 'c', 'd'].map((name) => find(signature, `clip/${name}.mp4`)));
    expect(lookups).toEqual(['late', 'late']);
  });

  test('is refused at the cost of one look a second, in whatever spelling', async () => {
    const { addresses, access, lookups, signatureOf, pass } = setUp();
    const { find } = access(OLD);
    const signature = signatureOf(addresses.personal(CLIP, 'payer'));
    pass(2 * PERSONAL_MS);
    const spellings = [
      signature,
      `${signature}=`,
      `${signature}~`,
      `~${signature}`,
      signature.replace(/^./, '$&~~'),
    ];
    for (const spelling of [...spellings, ...spellings])
      expect(await find(spelling, 'clip/a.mp4')).toBeNull();
    expect(lookups).toEqual([signature]);
    pass(1001);
    expect(await find(signature, 'clip/a.mp4')).toBeNull();
    expect(lookups).toEqual([signature, signature]);
  });

  test('made with the key that is being replaced still opens; without that key it doesn’t', async () => {
    const { addresses, access, signatureOf } = setUp();
    const signature = signatureOf(addresses.personal(CLIP, 'payer'));
    expect(await access(NEW, OLD).find(signature, 'clip/a.mp4')).not.toBeNull();
    expect(await access(NEW).find(signature, 'clip/a.mp4')).toBeNull();
  });

  test('made with the new key opens where that is named beside the old one, as on servers that aren’t restarted yet', async () => {
    const { addresses, access, signatureOf } = setUp([NEW, OLD]);
    const signature = signatureOf(addresses.personal(CLIP, 'payer'));
    expect(await access(OLD, NEW).find(signature, 'clip/a.mp4')).not.toBeNull();
    expect(await access(OLD).find(signature, 'clip/a.mp4')).toBeNull();
  });
});

test('a signature for everybody holds for hours, and reads no subscription', async () => {
  const { addresses, access, lookups, signatureOf, pass } = setUp();
  const { find } = access(OLD);
  const signature = signatureOf(addresses.public('media/clip/reel.mp4'));
  pass(5 * 3_600_000);
  expect(await find(signature, 'clip/reel.mp4')).toMatchObject({ uid: null });
  pass(2 * 3_600_000);
  expect(await find(signature, 'clip/reel.mp4')).toBeNull();
  expect(lookups).toEqual([]);
});

test.each(['', 'short', 'A'.repeat(400), '..', '%'])('%j opens nothing', async (signature) => {
  expect(await setUp().access(OLD).find(signature, 'clip/a.mp4')).toBeNull();
});
