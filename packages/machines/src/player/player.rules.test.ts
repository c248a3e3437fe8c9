import { describe, expect, it } from 'vitest';
import { SPEEDS } from './player.constants';
import { captionsToShow, isWorthResuming, mediaKeyOf, steppedRate, steppedVolume } from './player.rules';

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
    [7100, 7200, true],
    [7150, 7200, false],
    [60, 0, false],
  ])('at %d of %d seconds offers to resume: %j', (position, duration, isOffered) =>
    expect(isWorthResuming({ position, duration })).toBe(isOffered),
  );

  it('turns on the captions in the language wanted last, or the first', () => {
    const tracks = [
      { id: '0', label: 'English', lang: 'en' },
      { id: '1', label: 'தமிழ்', lang: 'ta' },
    ];
    expect([
      captionsToShow(tracks, 'ta'),
      captionsToShow(tracks, 'hi'),
      captionsToShow(tracks, null),
    ]).toEqual([tracks[1], tracks[0], tracks[0]]);
    expect(captionsToShow([], 'ta')).toBeUndefined();
  });
});
