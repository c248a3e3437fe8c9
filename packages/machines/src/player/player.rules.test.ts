import { describe, expect, it } from 'vitest';
import { SPEEDS } from './player.constants';
import {
  captionsToShow,
  isWorthResuming,
  mediaKeyOf,
  steppedRate,
  steppedVolume,
  wantedTrack,
} from './player.rules';

describe('player rules (spec §9)', () => {
  it('knows the speeds of the specification', () => {
    expect(SPEEDS).toEqual([0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]);
  });

  it.each([
    [1, 1, 1.25],
    [2, 1, 2.5],
    [4, 1, 4],
    [1, -1, 0.75],
    [0.25, -1, 0.25],
    [1.1, -1, 1],
  ] as const)('steps the speed %d by %d to %d', (rate, by, next) => expect(steppedRate(rate, by)).toBe(next));

  it.each([
    [0.5, false, 0.05, 0.55],
    [0.98, false, 0.05, 1],
    [0.03, false, -0.05, 0],
    [0.5, true, 0.05, 0.05],
  ])('steps the volume %d (muted: %j) by %d to %d', (volume, isMuted, by, next) =>
    expect(steppedVolume({ volume, isMuted }, by)).toBe(next),
  );

  it('keeps to the keys under which browsers have stored positions', () =>
    expect([mediaKeyOf('film', null), mediaKeyOf('series', 'e1')]).toEqual(['film/', 'series/e1']));

  it.each([
    [1, 32, false],
    [2, 32, true],
    [30, 32, true],
    [31, 32, false],
    [4, 7200, false],
    [5, 7200, true],
    [6839, 7200, true],
    [6840, 7200, false],
    [480, 600, true],
    [481, 600, false],
    [60, 0, false],
  ])('at %d of %d seconds offers to resume: %j', (position, duration, isOffered) =>
    expect(isWorthResuming({ position, duration })).toBe(isOffered),
  );

  describe('captions', () => {
    const tracks = [
      { id: '0', label: 'தமிழ்', lang: 'ta' },
      { id: '1', label: 'English', lang: 'en' },
      { id: '2', label: 'English SDH', lang: 'en' },
      { id: '3', label: 'Songs', lang: null },
    ];

    it.each([
      ['those shown last', { label: 'English SDH', lang: 'en' }, '2'],
      ['others in their language', { label: 'English (India)', lang: 'en' }, '1'],
      ['those of an unknown language by their name', { label: 'Songs', lang: null }, '3'],
      ['the first where there is no such language', { label: 'हिन्दी', lang: 'hi' }, '0'],
      ['the first where there is no such name', { label: 'Signs', lang: null }, '0'],
      ['the first where none were shown', null, '0'],
    ])('that are turned on are %s', (_, last, id) => {
      expect(captionsToShow(tracks, last)?.id).toBe(id);
    });

    it('can’t be turned on where there are none', () => {
      expect(captionsToShow([], { label: 'தமிழ்', lang: 'ta' })).toBeUndefined();
    });

    it('are found again by their name and language', () => {
      expect(wantedTrack(tracks, '2')).toEqual({ label: 'English SDH', lang: 'en' });
      expect([wantedTrack(tracks, '4'), wantedTrack(tracks, null)]).toEqual([null, null]);
    });
  });
});
