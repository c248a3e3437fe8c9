import { isWorthResuming } from '@chalchitra/machines';
import { describe, expect, it } from 'vitest';
import { createBlockedStorage, createMemoryStorage } from '../testing/memoryStorage';
import { createPositions } from './positions';

function prepare(uid: string | null = 'u1') {
  const storage = createMemoryStorage();
  const who = { uid };
  return { storage, who, positions: createPositions({ storage, account: () => who.uid, isWorthResuming }) };
}

describe('the places at which films were left (spec §4)', () => {
  it('are kept by media and account', () => {
    const { positions, who } = prepare();
    positions.write('a/', { position: 20.57, duration: 100 });
    positions.write('a/1', { position: 40, duration: 90 });
    expect(positions.read('a/')).toEqual({ position: 20.5, duration: 100 });
    expect(positions.read('a/1')).toEqual({ position: 40, duration: 90 });
    expect(positions.read('b/')).toBeNull();
    who.uid = 'u2';
    expect(positions.read('a/')).toBeNull();
    who.uid = null;
    positions.write('a/', { position: 30, duration: 100 });
    expect(positions.read('a/')).toBeNull();
    who.uid = 'u1';
    expect(positions.read('a/')?.position).toBe(20.5);
  });

  it('are forgotten where nobody would go on, and untouched where nothing is known', () => {
    const { positions } = prepare();
    positions.write('a/', { position: 16, duration: 32 });
    for (const unknown of [
      { position: 20, duration: Number.POSITIVE_INFINITY },
      { position: Number.NaN, duration: 100 },
    ]) {
      positions.write('a/', unknown);
      expect(positions.read('a/')).toEqual({ position: 16, duration: 32 });
    }
    positions.write('a/', { position: 31, duration: 32 });
    expect(positions.read('a/')).toBeNull();
  });

  it('are none where the storage refuses everything', () => {
    const positions = createPositions({
      storage: createBlockedStorage(),
      account: () => 'u1',
      isWorthResuming,
    });
    positions.write('a/', { position: 20, duration: 100 });
    expect(positions.read('a/')).toBeNull();
  });

  it('are the latest hundred', () => {
    const { positions, storage } = prepare();
    for (let number = 0; number <= 100; number += 1)
      positions.write(String(number), { position: 50, duration: 100 });
    positions.write('1', { position: 60, duration: 100 });
    positions.write('new', { position: 50, duration: 100 });
    expect(positions.read('0')).toBeNull();
    expect(positions.read('1')?.position).toBe(60);
    expect(positions.read('2')).toBeNull();
    expect(JSON.parse(storage.getItem('playbackPositions:u1') ?? '')).toHaveLength(100);
  });

  it('are under the encoded id of their account, so that a site finds them among its own keys', () => {
    const { positions, storage } = prepare('a:b');
    positions.write('a/', { position: 20, duration: 100 });
    expect(storage.getItem('playbackPositions:a%3Ab')).toBe('[["a/",20,100]]');
  });

  it.each([
    '{broken',
    '7',
    '{}',
    '[null, 7, ["a/"], ["a/", "x", 9], ["a/", -1, 9], ["a/", null, 9], ["a/", 10, 9]]',
  ])('are none where %s is kept', (text) => {
    const { positions, storage } = prepare();
    storage.setItem('playbackPositions:u1', text);
    expect(positions.read('a/')).toBeNull();
    positions.write('a/', { position: 50, duration: 100 });
    expect(positions.read('a/')?.position).toBe(50);
  });
});
