import { describe, expect, it } from 'vitest';
import { brandColours, type Colours, contrastColours, contrastPairs } from './colours';
import { contrast } from './contrast';

/** The pairs of a theme that don't reach what they need, as sentences. */
const lacking = (colours: Colours) =>
  contrastPairs
    .filter(([front, back, minContrast]) => contrast(colours[front], colours[back]) < minContrast)
    .map(([front, back, minContrast]) => `${front} on ${back} needs ${minContrast}`);

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#abcdef', '#abcdef', 1],
  ])('%s on %s is %s, as WCAG computes it', (front, back, expected) => {
    expect(contrast(front, back)).toBeCloseTo(expected, 2);
    expect(contrast(back, front)).toBe(contrast(front, back));
  });

  it('finds a token that has become too dark, in each pair that it stands in', () => {
    expect(lacking(brandColours)).toEqual([]);
    expect(lacking({ ...brandColours, textFaint: '#5d5262' })).toEqual([
      'textFaint on canvas needs 4.5',
      'textFaint on surface needs 4.5',
      'textFaint on raised needs 4.5',
      'textFaint on overlay needs 4.5',
      'textFaint on stage needs 4.5',
    ]);
  });
});

const themes: Record<string, Colours> = { brand: brandColours, contrast: contrastColours };

describe.each(Object.entries(themes))('%s theme (WCAG 2.2 AA, spec §13)', (name, colours) => {
  it.each(contrastPairs)('%s on %s reaches %s', (foreground, background, minContrast) => {
    expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(minContrast);
  });

  if (name === 'contrast') {
    it('gives body text at least 7', () => {
      expect(contrast(colours.textFaint, colours.overlay)).toBeGreaterThanOrEqual(7);
    });
  }
});
