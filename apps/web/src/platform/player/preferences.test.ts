import { describe, expect, it } from 'vitest';
import { createStore } from '../storage';
import { createPreferences } from './preferences';

const usual = {
  volume: 1,
  isMuted: false,
  rate: 1,
  audioLang: null,
  captionsLang: null,
  captionLook: { size: 'medium', colour: 'white', background: 'veil' },
};

function prepare() {
  const local = createStore(() => {
    throw new Error('blocked');
  });
  return { local, preferences: createPreferences(local) };
}

describe('how somebody likes to watch (spec §4)', () => {
  it('is as usual at first, and then as it was left, also where the storage is blocked', () => {
    const { preferences, local } = prepare();
    expect(preferences.read()).toEqual(usual);
    preferences.write({ volume: 0.4, captionsLang: 'ta' });
    preferences.write({ rate: 1.5 });
    expect(createPreferences(local).read()).toEqual({
      ...usual,
      volume: 0.4,
      captionsLang: 'ta',
      rate: 1.5,
    });
  });

  it.each([
    '{broken',
    '7',
    'null',
    '[]',
    '{"volume":7,"rate":"fast","isMuted":"yes","captionsLang":"","audioLang":3,"captionLook":"big"}',
    '{"volume":null,"rate":99,"captionLook":{"size":"huge","colour":"red","background":1}}',
  ])('is as usual where %s is kept', (text) => {
    const { preferences, local } = prepare();
    local.set('playerPreferences', text);
    expect(preferences.read()).toEqual(usual);
  });
});
