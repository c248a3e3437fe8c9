import { describe, expect, it } from 'vitest';
import { brandColours, type Colours, contrastColours, contrastPairs } from './colours';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const themes: Record<string, Colours> = { brand: brandColours, contrast: contrastColours };

describe.each(Object.entries(themes))('%s theme (WCAG 2.2 AA)', (name, colours) => {
  it.each(contrastPairs)('%s on %s reaches %s', (foreground, background, least) => {
    expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(least);
  });

  if (name === 'contrast') {
    it('gives body text at least 7', () => {
      expect(contrast(colours.textFaint, colours.overlay)).toBeGreaterThanOrEqual(7);
    });
  }
});
