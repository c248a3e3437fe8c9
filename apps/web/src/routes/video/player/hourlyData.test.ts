import { describe, expect, it } from 'vitest';
import { hourlyData } from './hourlyData';

const copy = {
  megabytes: ({ megabytes }: { megabytes: number }) => `${megabytes} MB`,
  gigabytes: ({ gigabytes }: { gigabytes: number }) => `${gigabytes} GB`,
};

describe('what an hour uses (spec §4)', () => {
  it.each([
    [700_000, '320 MB'],
    [136_177, '61 MB'],
    [2_200_000, '990 MB'],
    [2_220_000, '1 GB'],
    [2_900_000, '1.3 GB'],
    [null, undefined],
  ])('at %d bits per second is %s', (bitrate, text) => {
    expect(hourlyData(bitrate, copy)).toBe(text);
  });
});
