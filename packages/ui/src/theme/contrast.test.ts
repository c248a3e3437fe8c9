import { describe, expect, it } from 'vitest';
import { brandColours, type Colours, contrastColours, contrastPairs } from './colours';
import { contrast } from './contrast';

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
