import { describe, expect, it } from 'vitest';
import { createBlockedStorage, createMemoryStorage } from '../testing/memoryStorage';
import { createPreferences } from './preferences';

const usual = {
  volume: 1,
  isMuted: false,
  rate: 1,
  audioLang: null,
  captionsLang: null,
  isSoundOnly: false,
  captionLook: { size: 'medium', colour: 'white', background: 'veil' },
};

function prepare() {
  const storage = createMemoryStorage();
  return { storage, preferences: createPreferences(storage) };
}

describe('how the user likes to watch (spec §4)', () => {
  it('is as usual at first, and then as it was left', () => {
    const { preferences, storage } = prepare();
    expect(preferences.read()).toEqual(usual);
    preferences.write({ volume: 0.4, captionsLang: 'ta' });
    preferences.write({ rate: 1.5, isSoundOnly: true });
    expect(createPreferences(storage).read()).toEqual({
      ...usual,
      volume: 0.4,
      captionsLang: 'ta',
      rate: 1.5,
      isSoundOnly: true,
    });
  });

  it('is as usual where the storage refuses everything', () => {
    const preferences = createPreferences(createBlockedStorage());
    preferences.write({ volume: 0.4 });
    expect(preferences.read()).toEqual(usual);
  });

  it.each([
    '{broken',
    '7',
    'null',
    '[]',
    '{"volume":7,"rate":"fast","isMuted":"yes","isSoundOnly":1,"captionsLang":"","audioLang":3,"captionLook":"big"}',
    '{"volume":null,"rate":99,"captionLook":{"size":"huge","colour":"red","background":1}}',
  ])('is as usual where %s is kept', (text) => {
    const { preferences, storage } = prepare();
    storage.setItem('playerPreferences', text);
    expect(preferences.read()).toEqual(usual);
  });
});
