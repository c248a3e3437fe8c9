import { describe, expect, it } from 'vitest';
import { createBlockedStorage, createMemoryStorage } from '../testing/memoryStorage';
import { createPreferences } from './preferences';

const usual = {
  volume: 1,
  isMuted: false,
  rate: 1,
  wantedAudio: null,
  wantedCaptions: null,
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
    const wantedCaptions = { label: 'தமிழ்', lang: 'ta' };
    preferences.write({ volume: 0.4, wantedCaptions });
    preferences.write({ rate: 1.5, isSoundOnly: true });
    expect(createPreferences(storage).read()).toEqual({
      ...usual,
      volume: 0.4,
      wantedCaptions,
      rate: 1.5,
      isSoundOnly: true,
    });
  });

  it('takes over the languages that version 0.1 has stored, until something else is chosen', () => {
    const { preferences, storage } = prepare();
    storage.setItem('playerPreferences', '{"audioLang":"hi","captionsLang":"en"}');
    expect(preferences.read()).toEqual({
      ...usual,
      wantedAudio: { label: '', lang: 'hi' },
      wantedCaptions: { label: '', lang: 'en' },
    });
    preferences.write({ wantedCaptions: null });
    expect(preferences.read()).toEqual({ ...usual, wantedAudio: { label: '', lang: 'hi' } });
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
    '{"wantedAudio":"hi","wantedCaptions":{"label":7,"lang":"hi"}}',
    '{"wantedAudio":{"lang":"hi"},"wantedCaptions":{"label":"हिन्दी","lang":""}}',
    '{"volume":null,"rate":99,"captionLook":{"size":"huge","colour":"red","background":1}}',
  ])('is as usual where %s is kept', (text) => {
    const { preferences, storage } = prepare();
    storage.setItem('playerPreferences', text);
    expect(preferences.read()).toEqual(usual);
  });
});
