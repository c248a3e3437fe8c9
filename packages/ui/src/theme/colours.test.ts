import { describe, expect, it } from 'vitest';
import { brandColours } from './colours';

/** Hue in degrees and lightness in percent of a colour (`#rrggbb`), as HSL has them. */
function shadeOf(name: keyof typeof brandColours): { hue: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(brandColours[name].slice(start, start + 2), 16),
  );
  const [min, max] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const range = max - min;
  const sixth =
    max === red
      ? (green - blue) / range
      : max === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return { hue: (sixth * 60 + 360) % 360, lightness: ((min + max) / 510) * 100 };
}

describe('the colours of the brand (spec §13)', () => {
  it.each(['canvas', 'surface', 'raised', 'overlay'] as const)('%s is a very dark plum', (name) => {
    const { hue, lightness } = shadeOf(name);
    expect([hue > 280, hue < 300, lightness < 20]).toEqual([true, true, true]);
  });

  it('writes in a warm white', () => {
    const { hue, lightness } = shadeOf('text');
    expect([hue > 20, hue < 50, lightness > 90]).toEqual([true, true, true]);
  });

  it.each(['action', 'actionHover', 'accent'] as const)('%s is vermilion', (name) => {
    const { hue } = shadeOf(name);
    expect([hue > 5, hue < 18]).toEqual([true, true]);
  });

  it.each(['highlight', 'highlightHover', 'focus'] as const)('%s is marigold', (name) => {
    const { hue } = shadeOf(name);
    expect([hue > 35, hue < 45]).toEqual([true, true]);
  });
});
